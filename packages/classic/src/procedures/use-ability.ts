import type { Frame, Seat } from '@signum/kernel';
import type { CardId } from '../card.ts';
import { costOfPayment, payCost, payersOf, tapBuilding } from '../city/city.ts';
import { cardOf, outOfHand, playerOf } from '../table/players.ts';
import { asking, steps, type Game } from '../procedure.ts';
import type { ClassicState, Creature, Relic } from '../state.ts';
import type { Text } from '../texts/text.ts';
import { sourceOf, usableOf, type Usable } from '../texts/using.ts';
import { toGraveyard } from '../table/zones.ts';
import { choosingOf } from './choosing.ts';
import { effectOf, type Pick } from '../texts/effect-frame.ts';

/** An ability that a player uses: of a building, a relic, or a creature (C-CTY-8, C-REL-13, C-ACT-7). */
export interface UseAbilityFrame extends Frame {
  readonly kind: 'useAbility';
  step: 'begin' | 'declare' | 'discard' | 'end' | 'payment' | 'resolve';
  readonly seat: Seat;
  /** The text, without what is chosen and rolled later. */
  readonly text: Text;
  /** Which ability of the card; or the Concentration that is spent. */
  readonly ability: number | 'concentration';
  /** Which Concentration, if the creature has several. */
  readonly which?: number;
  picks: readonly Pick[];
  cancelled: boolean;
  taps?: readonly CardId[];
  discards?: readonly CardId[];
}

export const useAbility = steps<UseAbilityFrame>({
  /** Targets and modes are chosen when the ability is declared (C-ABL-4). */
  begin({ state }, frame) {
    const usable = usableOf(state, frame);
    if (!usable || !sourceOf(state, frame.text)) return 'done';
    return { call: [choosingOf(frame.text, usable.effect)], then: 'payment' };
  },

  payment: asking<UseAbilityFrame, 'payment'>({
    decide(state, frame) {
      const { seat, text } = frame;
      const cost = costOfPayment(usableOf(state, frame)?.pay);
      const busy = sourceOf(state, text)?.kind === 'building' ? text.card : undefined;
      return { kind: 'payment', seat, card: text.card, cost, buildings: payersOf(state, seat, busy) };
    },
    take({ state }, frame, { buildings }) {
      frame.taps = buildings;
      return usableOf(state, frame)?.pay?.discard ? 'discard' : 'declare';
    },
  }),

  discard: asking<UseAbilityFrame, 'choose'>({
    decide(state, frame) {
      const { seat, text } = frame;
      const n = usableOf(state, frame)?.pay?.discard ?? 0;
      const options = playerOf(state, seat).hand;
      return { kind: 'choose', seat, purpose: 'card to discard', card: text.card, options, least: n, most: n };
    },
    take(_play, frame, { chosen }) {
      frame.discards = chosen;
      return 'declare';
    },
  }),

  /** Everything is paid together, before anybody can answer (C-CST-4). */
  declare(play, frame) {
    const { seat } = frame;
    const usable = usableOf(play.state, frame)!;
    const cost = costOfPayment(usable.pay);
    if (cost.buildings.length > 0 || cost.prosperity > 0) payCost(play, seat, cost, frame.taps!);
    for (const card of frame.discards ?? []) {
      outOfHand(playerOf(play.state, seat), card);
      play.emit({ type: 'cardDiscarded', player: seat, card }, 'C-CST-4');
      toGraveyard(play, seat, card);
    }
    announce(play, frame, usable);
    return 'resolve';
  },

  /** It fails if it was cancelled, or if what it stands on is gone (C-TIM-6). */
  resolve({ state }, frame) {
    const { text, picks, cancelled } = frame;
    const usable = usableOf(state, frame);
    if (cancelled || !usable || !sourceOf(state, text)) return 'end';
    return { call: [effectOf(text, usable.effect, { picks })], then: 'end' };
  },

  end({ state, emit }, { text, ability, cancelled }) {
    const source = sourceOf(state, text);
    if (source?.kind === 'relic') source.relic.inUse = false; // its last mark counts from now on (C-REL-7)
    if (text.bearer !== undefined && text.relic === undefined && ability !== 'concentration' && !cancelled) {
      emit({ type: 'abilityResolved', who: text.bearer, ability: `text ${ability}` }, 'C-TIM-2');
    }
    return 'done';
  },
});

/** What the declaration itself does to the card or creature, and the event that others may answer. */
function announce(play: Game, { seat, text, ability }: UseAbilityFrame, usable: Usable): void {
  const source = sourceOf(play.state, text)!;
  switch (source.kind) {
    case 'building':
      if (usable.once) source.building.usedUp = [...source.building.usedUp, text.source];
      if (usable.use === 'tap') tapBuilding(play, seat, text.card);
      play.emit({ type: 'buildingAbilityDeclared', player: seat, building: text.card }, 'C-CTY-8');
      return;
    case 'relic':
      activateRelic(play, seat, source.relic);
      return;
    case 'creature':
      if (usable.once) source.creature.usedUp = [...source.creature.usedUp, text.source];
      if (ability === 'concentration') spendConcentration(play, source.creature, usable.tokens ?? 0);
      else declareAbility(play, source.creature, usable, ability);
  }
}

/** The relic is tapped, not its hero (C-REL-13). */
function activateRelic({ state, emit }: Game, seat: Seat, relic: Relic): void {
  relic.tapped = true;
  if (marksWhenTapped(state, relic)) {
    relic.marks += 1;
    relic.inUse = true;
    emit({ type: 'relicUsed', player: seat, relic: relic.id, mark: relic.marks }, 'C-REL-6');
  }
  emit({ type: 'relicActivated', player: seat, relic: relic.id }, 'C-REL-13');
}

function marksWhenTapped(state: Readonly<ClassicState>, { card }: Relic): boolean {
  const print = cardOf(state, card);
  return print.type === 'relic' && print.uses?.on === 'tap';
}

function spendConcentration({ emit }: Game, creature: Creature, n: number): void {
  creature.concentration -= n;
  emit({ type: 'concentrationSpent', who: creature.id, n }, 'C-KW-Concentration');
}

/** Using an activated ability gives a hidden creature away, before anybody can answer (C-STL-5, C-TIM-2). */
function declareAbility({ emit }: Game, creature: Creature, { use }: Usable, ability: number): void {
  const { id: who, hidden } = creature;
  if (hidden && use === 'activation') {
    creature.hidden = false;
    emit({ type: 'stealthLost', who, because: 'ability' }, 'C-STL-5');
  }
  emit({ type: 'abilityDeclared', who, ability: `text ${ability}` }, 'C-TRN-17');
}
