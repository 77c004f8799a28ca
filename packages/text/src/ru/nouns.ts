import type { Agreement, Case, Forms, Gender } from './case.ts';

export interface Noun {
  readonly gender: Gender;
  readonly animate: boolean;
  readonly one: Forms;
  readonly many: Forms;
}

/** The words of the game. Forms stand in the order: nominative, genitive, dative, instrumental, prepositional. */
export const nouns = {
  creature: being(
    'n',
    'существо существа существу существом существе',
    'существа существ существам существами существах',
  ),
  character: being(
    'm',
    'персонаж персонажа персонажу персонажем персонаже',
    'персонажи персонажей персонажам персонажами персонажах',
  ),
  hero: being('m', 'герой героя герою героем герое', 'герои героев героям героями героях'),
  minion: male('прислужник', 'и'),
  player: male('игрок', 'и'),
  opponent: male('противник', 'и'),
  /** The creature that an attack is aimed at. */
  target: thing('f', 'цель цели цели целью цели', 'цели целей целям целями целях'),

  building: thing('n', 'здание здания зданию зданием здании', 'здания зданий зданиям зданиями зданиях'),
  relic: thing(
    'f',
    'реликвия реликвии реликвии реликвией реликвии',
    'реликвии реликвий реликвиям реликвиями реликвиях',
  ),
  tactic: thing('f', 'тактика тактики тактике тактикой тактике', 'тактики тактик тактикам тактиками тактиках'),
  terrain: thing(
    'f',
    'местность местности местности местностью местности',
    'местности местностей местностям местностями местностях',
  ),
  spell: thing(
    'n',
    'заклинание заклинания заклинанию заклинанием заклинании',
    'заклинания заклинаний заклинаниям заклинаниями заклинаниях',
  ),
  card: thing('f', 'карта карты карте картой карте', 'карты карт картам картами картах'),

  wound: thing('f', 'рана раны ране раной ране', 'раны ран ранам ранами ранах'),
  token: thing('m', 'жетон жетона жетону жетоном жетоне', 'жетоны жетонов жетонам жетонами жетонах'),
  die: thing('m', 'кубик кубика кубику кубиком кубике', 'кубики кубиков кубикам кубиками кубиках'),
  /** These two are counted, but have no plural: 5 урона, 5 процветания. */
  damage: thing('m', 'урон урона урону уроном уроне', 'урон урона урону уроном уроне'),
  prosperity: thing(
    'n',
    'процветание процветания процветанию процветанием процветании',
    'процветание процветания процветанию процветанием процветании',
  ),
} as const satisfies Record<string, Noun>;

/** A living being, by five forms of each number. */
export function being(gender: Gender, one: string, many: string): Noun {
  return { gender, animate: true, one: singular(one, gender, true), many: plural(many, true) };
}

export function thing(gender: Gender, one: string, many: string): Noun {
  return { gender, animate: false, one: singular(one, gender, false), many: plural(many, false) };
}

/** A being whose name is declined like дракон; after к, г, х the plural ends in и. */
export function male(word: string, plural: 'и' | 'ы' = 'ы'): Noun {
  const ends = (...endings: string[]): string => endings.map(ending => word + ending).join(' ');
  return being('m', ends('', 'а', 'у', 'ом', 'е'), ends(plural, 'ов', 'ам', 'ами', 'ах'));
}

/** A being whose name is never declined: кицунэ. */
export function undeclined(word: string, gender: Gender = 'm'): Noun {
  const same = Array.from({ length: 5 }, () => word).join(' ');
  return being(gender, same, same);
}

/** A noun with a fixed addition, for one and for many: карта персонажа, карты персонажей. */
export function extended(noun: Noun, one: string, many: string): Noun {
  return { ...noun, one: each(noun.one, form => form + one), many: each(noun.many, form => form + many) };
}

/** Two nouns that are declined together: персонаж или прислужник, персонаж-вольфен. */
export function together(first: Noun, between: string, second: Noun): Noun {
  return {
    ...first,
    one: each(first.one, (form, as) => form + between + second.one[as]),
    many: each(first.many, (form, as) => form + between + second.many[as]),
  };
}

export function agreementOf(noun: Noun, number: Agreement['number'] = 'one'): Agreement {
  return { gender: noun.gender, number, animate: noun.animate };
}

/** The accusative is told by the others: карту after карта, else like the nominative or, for beings, the genitive. */
function singular(words: string, gender: Gender, animate: boolean): Forms {
  const forms = cases(words);
  if (gender === 'f') return { ...forms, acc: forms.nom.replace(/а$/, 'у').replace(/я$/, 'ю') };
  return { ...forms, acc: animate && gender === 'm' ? forms.gen : forms.nom };
}

function plural(words: string, animate: boolean): Forms {
  const forms = cases(words);
  return { ...forms, acc: animate ? forms.gen : forms.nom };
}

function cases(words: string): Forms {
  const [nom, gen, dat, ins, pre] = words.split(' ') as [string, string, string, string, string];
  return { nom, gen, dat, acc: nom, ins, pre };
}

function each(forms: Forms, change: (form: string, as: Case) => string): Forms {
  return {
    nom: change(forms.nom, 'nom'),
    gen: change(forms.gen, 'gen'),
    dat: change(forms.dat, 'dat'),
    acc: change(forms.acc, 'acc'),
    ins: change(forms.ins, 'ins'),
    pre: change(forms.pre, 'pre'),
  };
}
