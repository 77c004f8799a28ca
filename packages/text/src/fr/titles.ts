import { mark } from '../marks.ts';
import type { Thing } from '../roster.ts';
import { agree, de, the, type Gender, type Phrase } from './phrase.ts';
import type { Speaker } from './speech.ts';

/** A building or a terrain by name, with its article: "l'Arène", "les Ruines". */
export interface Titled extends Phrase {
  /** Without the article. */
  readonly bare: string;
}

/** The first words of names that we know. Any other thing is called by what it is: "le bâtiment Caverne". */
const FIRST_WORDS: Readonly<Record<string, Gender>> = {
  Académie: 'f',
  Aire: 'f',
  Arène: 'f',
  Autel: 'm',
  Bambouseraie: 'f',
  Bibliothèque: 'f',
  Bourbier: 'm',
  Caserne: 'f',
  Caves: 'f',
  Cercle: 'm',
  Champignons: 'm',
  Colline: 'f',
  Combe: 'f',
  Dojo: 'm',
  École: 'f',
  Essaim: 'm',
  Falaise: 'f',
  Fonderie: 'f',
  Forge: 'f',
  Forêt: 'f',
  Guilde: 'f',
  Hôtel: 'm',
  Jardin: 'm',
  Maison: 'f',
  Mémorial: 'm',
  Monastère: 'm',
  Métier: 'm',
  Ordre: 'm',
  Port: 'm',
  Porte: 'f',
  Puits: 'm',
  Ruines: 'f',
  Ruisseau: 'm',
  Salle: 'f',
  Source: 'f',
  Stand: 'm',
  Taverne: 'f',
  Temple: 'm',
  Torii: 'm',
  Trésor: 'm',
};

const PLURAL = ['Caves', 'Champignons', 'Ruines'];

export function titled({ name, mark: { kind, id } }: Thing, what: 'bâtiment' | 'terrain'): Titled {
  const link = mark(kind, id, name);
  const first = name.split(' ')[0]!;
  const gender = FIRST_WORDS[first];
  if (!gender) return { words: `le ${what} ${link}`, bare: `${what} ${link}`, gender: 'm' };
  if (PLURAL.includes(first)) return { words: `les ${link}`, bare: link, gender, many: true };
  return { words: the(link, gender), bare: link, gender };
}

/** "votre Arène", "l'Arène de Boris", "vos Caves à venin" */
export function owned({ words, bare, many }: Titled, { name, isYou }: Speaker): string {
  return isYou ? `${many ? 'vos' : 'votre'} ${bare}` : `${words} ${de(name)}`;
}

/** "est engagée", "sont détruites" */
export function isDone(participle: string, what: Titled): string {
  return `${what.many ? 'sont' : 'est'} ${agree(participle, what)}`;
}
