import type { ActivatedName, ActivationDeed } from '../../decisions/act.ts';
import type { CreatureId, TerrainId } from '../../ids.ts';
import type { Phrase } from '../phrase.ts';

export const act: Phrase<'act'> = {
  answer(word, { deeds, closed }, { names }) {
    if ('move' in word) return { do: 'move' };
    if ('run' in word) return { do: 'run' };
    if ('pass' in word) return { do: 'pass' };
    if ('attack' in word) {
      const target = names.id(word.attack) as CreatureId;
      const attack = word.with ?? attackOn([...deeds, ...closed.map(({ deed }) => deed)], target);
      return { do: 'attack', attack, target };
    }
    if ('detect' in word)
      return { do: 'detect', target: names.id(word.detect) as CreatureId, by: word.by ?? 'contact' };
    if ('search' in word) return { do: 'search', terrain: names.id(word.search) as TerrainId };
    if ('secret entrance' in word) {
      return { do: 'secret entrance', terrain: names.id(word['secret entrance']) as TerrainId };
    }
    if ('use ability' in word) return { do: 'use', ability: abilityNamed(word['use ability']) };
    return undefined;
  },

  words(deed, _decision, { names }) {
    switch (deed.do) {
      case 'attack':
        return { attack: names.word(deed.target), with: deed.attack };
      case 'detect':
        return { detect: names.word(deed.target), by: deed.by };
      case 'move':
        return { move: '…' };
      case 'pass':
        return { pass: true };
      case 'run':
        return { run: '…' };
      case 'search':
        return { search: names.word(deed.terrain) };
      case 'secret entrance':
        return { 'secret entrance': names.word(deed.terrain) };
      case 'use':
        return { 'use ability': abilityInWords(deed.ability) };
    }
  },
};

/** The first kind of attack on offer against a target; melee combat if there is none. */
function attackOn(deeds: readonly ActivationDeed[], target: CreatureId) {
  const found = deeds.find(deed => deed.do === 'attack' && deed.target === target);
  return found?.do === 'attack' ? found.attack : 'melee combat';
}

/**
 * Howls and written abilities may be several: "howl" is the first, "howl 2" the second; the rules count from zero. A word
 * that names nothing is refused by them.
 */
function abilityNamed(word: string): ActivatedName {
  const [, several, number = '1'] = /^(howl|text)(?: (\d+))?$/.exec(word) ?? [];
  return (several === undefined ? word : `${several} ${Number(number) - 1}`) as ActivatedName;
}

function abilityInWords(ability: string): string {
  const [, several, index] = /^(howl|text) (\d+)$/.exec(ability) ?? [];
  if (several === undefined) return ability;
  return index === '0' ? several : `${several} ${Number(index) + 1}`;
}
