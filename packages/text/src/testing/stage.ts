import type { Card } from '@signum/classic';
import type { LanguageCode, Lookup } from '../language.ts';
import { remembering } from '../remembering.ts';
import type { Roster } from '../roster.ts';

/** A few cards, with an article, a comma or a vowel where a language has to look out. */
const CARDS: Readonly<Record<string, Card['names']>> = {
  ambush: { en: 'Ambush', fr: 'Embuscade', ru: 'Засада' },
  den: { en: 'Wolf Den', fr: 'Tanière du loup', ru: 'Волчье логово' },
  fireball: { en: 'Fireball', fr: 'Boule de Feu', ru: 'Огненный шар' },
  forest: { en: 'Forest', fr: 'Forêt', ru: 'Лес' },
  greer: { en: 'Greer, Blade of Dawn', fr: "Greer, lame de l'Aube", ru: 'Грир, клинок рассвета' },
  imp: { en: 'Imp', fr: 'Imp', ru: 'Бес' },
  ruins: { en: 'Ruins', fr: 'Ruines', ru: 'Руины' },
  seina: { en: 'Seina', fr: "L'archère Seina", ru: 'Сейна' },
  smithy: { en: 'Smithy', fr: 'Forge', ru: 'Кузница' },
  sword: { en: 'Sword of Dawn', fr: "Épée de l'Aube", ru: 'Меч рассвета' },
  temple: { en: 'Temple', fr: 'Temple', ru: 'Храм' },
};

export const lookup: Lookup = id => CARDS[id];

/** Anna reads. Greer (g) and two imps (i, j) are hers, Seina (s) is Boris's; a forest (f), ruins (r), a sword (w), a tactic (t). */
export function stage(language: LanguageCode, reader = 0): Roster {
  const people = ['Anna', 'Boris'].map((name, seat) => ({ name, isYou: seat === reader }));
  const { roster, see } = remembering({ language, lookup, people });
  see({
    creatures: [
      { id: 'g', card: 'greer' },
      { id: 's', card: 'seina' },
      { id: 'i', card: 'imp' },
      { id: 'j', card: 'imp' },
    ],
    terrains: [
      { id: 'f', card: 'forest' },
      { id: 'r', card: 'ruins' },
    ],
    players: [
      { relics: [{ id: 'w', card: 'sword' }], tactics: [{ id: 't', card: 'ambush' }] },
      { relics: [], tactics: [{ id: 'u' }] },
    ],
  });
  return roster;
}
