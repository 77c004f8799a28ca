import type { Bonus, Deed, DiscountKind, PlayerBonus } from '@signum/classic';
import { keyword } from './keyword-mark.ts';
import { agree, listed, type Gender } from './phrase.ts';
import type { Telling } from './telling.ts';

/** Bonuses sorted by how they are said. */
export interface SaidBonuses {
  /** Behind "gagne" or "a": "+1 en Force et Initiative". */
  readonly has: string;
  /** Behind "subit": "−1 en Force". */
  readonly suffers: string;
  readonly cannot: readonly Deed[];
  /** What the player has, as whole clauses. */
  readonly player: readonly string[];
}

export function bonuses(given: readonly Bonus[], told: Telling): SaidBonuses {
  const has: string[] = [];
  const suffers: string[] = [];
  const cannot: Deed[] = [];
  const player: string[] = [];
  for (const bonus of given) {
    if ('cannot' in bonus) cannot.push(bonus.cannot);
    else if ('income' in bonus || 'discount' in bonus) player.push(playerBonus(bonus));
    else (isLoss(bonus) ? suffers : has).push(asset(bonus, told));
  }
  return { has: listed(has), suffers: listed(suffers), cannot, player };
}

type Asset = Exclude<Bonus, PlayerBonus | { readonly cannot: Deed }>;

function isLoss(bonus: Asset): boolean {
  return ('plus' in bonus && bonus.plus < 0) || ('by' in bonus && typeof bonus.by === 'number' && bonus.by < 0);
}

function asset(bonus: Asset, told: Telling): string {
  if ('plus' in bonus) return `${signed(bonus.plus)} en ${keyword(bonus.keyword)}`;
  if ('keyword' in bonus) return told.say.use(bonus, told);
  if ('becomes' in bonus) return `une Force de ${bonus.becomes}`;
  return `${signed(bonus.by)} en ${STATS[bonus.stat]}`;
}

const STATS = { strength: 'Force', health: 'Santé', movement: 'Mouvement' } as const;

/** "+1", "−1", "+S" */
function signed(by: number | string): string {
  return typeof by === 'number' && by < 0 ? `−${-by}` : `+${by}`;
}

/** In the order of the card, for lists that have no verb: "Écrasement : +1 en Force et Vétéran". */
export function bonusList(given: readonly Bonus[], told: Telling): string {
  const { has, suffers, cannot, player } = bonuses(given, told);
  const bans =
    cannot.length === 0
      ? ''
      : `ne peut pas ${listed(
          cannot.map(deed => deedOf(deed, 'f')),
          'ou',
        )}`;
  return listed([has, suffers, bans, ...player].filter(Boolean));
}

/** "ne peut pas courir", "ne peut ni se déplacer ni déclarer d'attaque"; "aucune … ne peut courir" drops the pas. */
export function ban(
  cannot: readonly Deed[],
  gender: Gender,
  isNobody = false,
): ['ne pas pouvoir' | 'ne pouvoir', string] {
  const words = cannot.map(deed => deedOf(deed, gender));
  if (words.length > 1 && !isNobody) return ['ne pouvoir', words.map(word => `ni ${word}`).join(' ')];
  return [isNobody ? 'ne pouvoir' : 'ne pas pouvoir', listed(words, 'ou')];
}

function deedOf(deed: Deed, gender: Gender): string {
  switch (deed) {
    case 'move':
      return 'se déplacer';
    case 'run':
      return 'courir';
    case 'declare attacks':
      return "déclarer d'attaque";
    case 'be healed':
      return `être ${agree('soigné', { gender })}`;
    case 'use activated abilities':
      return 'utiliser de compétence activable';
  }
}

const CHEAPER: Readonly<Record<DiscountKind, string>> = {
  building: 'vos bâtiments',
  character: 'vos personnages',
  relic: 'vos reliques',
  spell: 'vos sorts',
  tactic: 'vos tactiques',
  terrain: 'vos terrains',
};

function playerBonus(bonus: PlayerBonus): string {
  if ('income' in bonus) return `vous gagnez ${bonus.income} Prospérité de plus au début de votre tour`;
  return `${CHEAPER[bonus.discount]} coûtent ${bonus.by} de moins`;
}
