/** Something that others have made and that travels with the page. */
export interface Work {
  readonly name: string;
  readonly by: string;
  readonly licence: string;
  /** Where its licence lies beside the page; vite.config.ts puts it there. Some ask for nothing at all. */
  readonly file?: string;
}

export const FONTS: readonly Work[] = [
  {
    name: 'Philosopher',
    by: 'The Philosopher Project Authors',
    licence: 'SIL Open Font License 1.1',
    file: '/licences/philosopher.txt',
  },
  { name: 'Source Sans 3', by: 'Adobe', licence: 'SIL Open Font License 1.1', file: '/licences/source-sans-3.txt' },
];

export const LIBRARIES: readonly Work[] = [
  { name: 'idb-keyval', by: 'Jake Archibald', licence: 'Apache 2.0', file: '/licences/idb-keyval.txt' },
  { name: 'noble-hashes', by: 'Paul Miller', licence: 'MIT', file: '/licences/noble-hashes.txt' },
  { name: 'React', by: 'Meta Platforms', licence: 'MIT', file: '/licences/react.txt' },
  { name: 'use-gesture', by: 'Paul Henschel', licence: 'MIT', file: '/licences/use-gesture.txt' },
  { name: 'Valibot', by: 'Fabian Hiller', licence: 'MIT', file: '/licences/valibot.txt' },
  { name: 'wouter', by: 'Alexey Taktarov', licence: 'Unlicense' },
  { name: 'ZzFX', by: 'Frank Force', licence: 'MIT', file: '/licences/zzfx.txt' },
  { name: 'Zustand', by: 'Paul Henschel', licence: 'MIT', file: '/licences/zustand.txt' },
];

/** Where the icons come from; its licence asks to name everybody who has drawn for it. */
export const ICONS = {
  home: 'https://game-icons.net',
  licence: 'CC BY 3.0',
  licencePage: 'https://creativecommons.org/licenses/by/3.0/',
  authors: [
    'Lorc',
    'Delapouite',
    'John Colburn',
    'Felbrigg',
    'John Redman',
    'Carl Olsen',
    'Sbed',
    'PriorBlue',
    'Willdabeast',
    'Viscious Speed',
    'Lord Berandas',
    'Irongamer',
    'HeavenlyDog',
    'Lucas',
    'Faithtoken',
    'Skoll',
    'Andy Meneely',
    'Cathelineau',
    'Kier Heyl',
    'Aussiesim',
    'Sparker',
    'Zeromancer',
    'Rihlsul',
    'Quoting',
    'Guard13007',
    'DarkZaitzev',
    'SpencerDub',
    'GeneralAce135',
    'Zajkonur',
    'Catsu',
    'Starseeker',
    'Pepijn Poolman',
    'Pierre Leducq',
    'Caro Asercion',
    'SeregaCthtuf',
  ],
} as const;
