/** A word for which cards have another, with what to say instead and an example that must be found. */
export interface OtherWord {
  readonly found: RegExp;
  readonly ours: string;
  readonly such: string;
  /** Of the page a whole game is played and lost; of the rules only cards are played. */
  readonly inRulesOnly?: true;
}

/**
 * One thing has one name: that of the cards (packages/text), and there that of the keywords.
 *
 * Whoever looks up a word of a card in the rules, or meets a word of the rules at the table, must find the same word.
 * The list holds what has been mixed up before. Names of zones have a capital letter, as on cards.
 */
export const OTHER_WORDS: Readonly<Record<'fr' | 'ru', readonly OtherWord[]>> = {
  fr: [
    { found: /dégât/iu, ours: 'dommage', such: '2 dégâts' },
    { found: /succès/iu, ours: 'réussite', such: 'chaque succès' },
    { found: /capacité/iu, ours: 'compétence', such: 'Capacités' },
    { found: /compétences? activée/u, ours: 'compétence activable', such: 'une compétence activée' },
    // cards lie face down, and what nobody may know is hidden; a creature with Stealth is neither
    {
      found: /(?<!face |cartes |rien de |chose de )(?<!\p{L})cachée?s?(?!\p{L})/iu,
      ours: 'camouflé',
      such: 'un ennemi caché',
    },
    // a line of sight and a way can be blocked; a hit is parried
    {
      found: /(?<!\p{L})en bloque(?:nt)?(?!\p{L})|coup[^.]* bloqué/u,
      ours: 'parer',
      such: 'chaque Bouclier en bloque un',
    },
    { found: /(?<!\p{L})annonc/iu, ours: 'déclarer', such: 'annoncer une attaque' },
    { found: /(?<!\p{L})redress/iu, ours: 'désengager, non engagé', such: 'un bâtiment redressé' },
    { found: /champ de bataille|Champ de bataille/u, ours: 'Champ de Bataille', such: 'le champ de bataille' },
    { found: /cimetière/u, ours: 'Cimetière', such: 'va au cimetière' },
    { found: /(?<!\p{L})cités?(?!\p{L})/u, ours: 'Ville', such: 'votre cité' },
    { found: /(?<!\p{L})paquets?(?!\p{L})/iu, ours: 'deck', such: 'un paquet vide' },
    { found: /jetons? Armure/iu, ours: 'marqueur Armure', such: '2 jetons Armure' },
    { found: /coup dans le dos/iu, ours: 'Coup de Poignard', such: 'Coup dans le dos' },
    { found: /passage secret/iu, ours: 'entrée secrète', such: 'Passage secret' },
    { found: /points? de vie/iu, ours: 'Santé', such: 'un point de vie' },
    { found: /finir le tour/iu, ours: 'Terminer le tour', such: 'Finir le tour' },
  ],
  ru: [
    { found: /призв|призыв/iu, ours: 'вывести, вывод', such: 'призванный персонаж' },
    { found: /(?<!\p{L})(?:вы)?леч/iu, ours: 'исцелить, исцеление', such: 'Лечение' },
    { found: /способност/iu, ours: 'свойство', such: 'способности зданий' },
    { found: /(?<!\p{L})пол(?:[еяю]|ем) битвы|пол(?:[еяю]|ем) боя/u, ours: 'Поле боя', such: 'на поле боя' },
    { found: /Пол(?:[еяю]|ем) битвы/u, ours: 'Поле боя', such: 'Поле битвы' },
    { found: /(?<!\p{L})(?:не)?сыгр/iu, ours: 'разыграть', such: 'сыгранная карта', inRulesOnly: true },
    { found: /(?<!\p{L})парти(?:[яию]|ей)(?!\p{L})/iu, ours: 'игра', such: 'раз за партию', inRulesOnly: true },
    { found: /можно сыграть[:`]|сыграть (?:карт|местност|нельзя)/u, ours: 'разыграть', such: 'сыграть нельзя' },
    { found: /дальн(?:яя|юю|ей|ие|их|ими?) атак|дистанцион/iu, ours: 'атака дальнего боя', such: 'дальнюю атаку' },
    { found: /рукопашн/iu, ours: 'ближний бой', such: 'в рукопашной' },
    { found: /(?<!\p{L})удар\p{L}* в спину/u, ours: '«Удар в спину»', such: 'получает удар в спину' },
    // the keyword, as printed; an arrow may have its полёт
    { found: /Полёт/u, ours: 'Полет', such: 'без Полёта' },
    { found: /(?<!\p{L})контакт/iu, ours: 'вплотную', such: 'в контакте' },
    { found: /(?<!\p{L})в рук[еу](?!\p{L})/iu, ours: 'на руке, на руку', such: 'карты в руке' },
    { found: /(?<!\p{L})кладбищ/u, ours: 'Кладбище', such: 'уходит на кладбище' },
    { found: /(?<!Вольн\p{L}+ )(?<!\p{L})город/u, ours: 'Город', such: 'в вашем городе' },
    { found: /ландшафт/iu, ours: 'местность', such: 'ландшафт' },
    { found: /соперник/iu, ours: 'противник', such: 'Соперник' },
    { found: /редакци/iu, ours: 'издание', such: 'В этой редакции' },
    { found: /разруш/iu, ours: 'уничтожить', such: 'разрушенное здание' },
    { found: /раскры\p{L}+ тактик/iu, ours: 'вскрыть', such: 'раскрыть тактику' },
    { found: /лицом вниз/iu, ours: 'рубашкой вверх', such: 'лицом вниз' },
    {
      found: /применени|примен\p{L}+ (?:\p{L}+ )*(?:свойств|Выстрел|Метани)/iu,
      ours: 'использовать, использование',
      such: 'применять свойства',
    },
    { found: /закончить ход/iu, ours: 'Завершить ход', such: 'Закончить ход' },
  ],
};
