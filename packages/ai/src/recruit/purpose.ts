import type { Effect, VerbEffect } from '@signum/classic';

/** What a text is good for. One that does several things is known by the first of these that it does. */
export const PURPOSES = [
  'sacrifice',
  'prosperity',
  'harm',
  'strength',
  'shots',
  'magic',
  'movement',
  'healing',
  'minions',
  'cards',
  'untapping',
  'hindrance',
  'help',
  'other',
] as const;
export type Purpose = (typeof PURPOSES)[number];

export function purposeOf(effect: Effect): Purpose {
  const known = purposes.get(effect);
  if (known) return known;
  const found = new Set(verbsIn(effect).map(purposeOfVerb));
  const purpose = PURPOSES.find(one => found.has(one)) ?? 'other';
  purposes.set(effect, purpose);
  return purpose;
}

/** A cache and nothing more: texts never change. */
const purposes = new WeakMap<object, Purpose>();

/** Every verb of a text, whatever it hangs on. */
export function verbsIn(effect: Effect): VerbEffect[] {
  if (Array.isArray(effect)) return (effect as readonly Effect[]).flatMap(verbsIn);
  const one = effect as Exclude<Effect, readonly Effect[]>;
  switch (one.do) {
    case 'choose one':
      return one.of.flatMap(verbsIn);
    case 'for each':
    case 'may':
      return verbsIn(one.effect);
    case 'if':
      return [...verbsIn(one.then), ...(one.else ? verbsIn(one.else) : [])];
    case 'pay':
      return [...(one.then ? verbsIn(one.then) : []), ...(one.else ? verbsIn(one.else) : [])];
    case 'roll':
      return 'on' in one ? Object.values(one.on).flatMap(part => verbsIn(part)) : verbsIn(one.effect);
    default:
      return [one];
  }
}

function purposeOfVerb(verb: VerbEffect): Purpose {
  switch (verb.do) {
    case 'prosper':
    case 'steal':
    case 'tax':
      return 'prosperity';
    case 'eliminate':
      return JSON.stringify(verb.whom).includes('your') ? 'sacrifice' : 'harm';
    case 'damage':
    case 'wound':
    case 'backstab':
      return 'harm';
    case 'gain':
      return purposeOfGain(verb);
    case 'attack':
    case 'activate':
      return 'strength';
    case 'move':
    case 'place':
      return 'movement';
    case 'heal':
      return 'healing';
    case 'minion':
    case 'summon':
      return 'minions';
    case 'draw':
    case 'look':
    case 'search':
      return 'cards';
    case 'untap':
      return 'untapping';
    case 'control':
    case 'disease':
    case 'expose':
    case 'forbid':
    case 'lose':
    case 'poison':
    case 'push':
    case 'skip':
    case 'sunder':
    case 'tap':
      return 'hindrance';
    case 'armour':
    case 'concentrate':
    case 'cure':
    case 'hide':
    case 'prevent':
    case 'repair':
      return 'help';
    default:
      return 'other';
  }
}

function purposeOfGain({ bonus }: VerbEffect<'gain'>): Purpose {
  for (const one of bonus) {
    if ('stat' in one) return one.stat === 'movement' ? 'movement' : one.stat === 'strength' ? 'strength' : 'help';
    if (!('keyword' in one)) continue;
    if (['shooting', 'throwing', 'master-of-shooting', 'sniper'].includes(one.keyword)) return 'shots';
    if (['magical-shot', 'magical-strike', 'master-of-magic'].includes(one.keyword)) return 'magic';
    if (['initiative', 'master-of-attack', 'quick', 'hammerblow'].includes(one.keyword)) return 'strength';
  }
  return 'help';
}
