import { LIMITS, opponentOf } from '@signum/classic';
import type { ReactElement } from 'react';
import { useWords } from '../../app/use-language.ts';
import type { Question } from '../../game/contract.ts';
import { useTable } from '../../game/use-table.ts';
import { usePhone } from '../layout/use-phone.ts';
import { BuildingTile } from './BuildingTile.tsx';
import styles from './City.module.css';
import { ConstructChoices } from './ConstructChoices.tsx';
import { OpponentCity } from './OpponentCity.tsx';
import { PaymentLine } from './PaymentLine.tsx';
import { TerrainPool } from './TerrainPool.tsx';
import { usePayment } from './use-payment.ts';
import { VictoryTracker } from './VictoryTracker.tsx';
import { WORDS } from './words.ts';

/** Questions in the middle of a creature's activation: the City has no say, and gives its room to whoever acts. */
const ASIDE: ReadonlySet<Question['kind']> = new Set<Question['kind']>(['act', 'route', 'assignDice', 'reroll']);

/** The own City with what it can pay for and do, and the opponent's in one line. */
export function City(): ReactElement {
  const { sight } = useTable();
  const words = useWords(WORDS);
  const { seat, view, question } = sight;
  const { city } = view.players[seat]!;
  const payment = usePayment();
  const isPhone = usePhone();
  const isBuilding = question?.kind === 'construct';
  const isAside = !isPhone && question !== null && ASIDE.has(question.kind);
  const isCompact = isBuilding || isAside;
  return (
    <section className={styles['panel']} aria-label={words.city}>
      <header className={styles['head']}>
        <h2>{words.city}</h2>
        <span className={styles['room']}>{words.room(city.length, LIMITS.city)}</span>
        <VictoryTracker seat={seat} />
      </header>
      {isBuilding && <ConstructChoices asked={question} />}
      {city.length === 0 && !isBuilding && <p className={styles['nothing']}>{words.nothing}</p>}
      {city.length > 0 && (
        <ul className={isCompact ? `${styles['grid']} ${styles['compact']}` : styles['grid']}>
          {city.map(building => (
            <BuildingTile key={building.card} building={building} payment={payment} isCompact={isCompact} />
          ))}
        </ul>
      )}
      {payment && <PaymentLine payment={payment} />}
      {!isCompact && !payment && <TerrainPool />}
      <OpponentCity seat={opponentOf(seat)} />
    </section>
  );
}
