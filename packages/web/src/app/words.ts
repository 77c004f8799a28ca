import type { Language } from './language.ts';

/** A titled text. */
interface Passage {
  title: string;
  text: string;
}

/** Everything that is read on the first pages. A language that lacks a word does not compile. */
export interface Words {
  pageTitle: string;
  languages: string;
  slogan: string;
  lead: string;
  status: string;
  toProgress: string;
  /** What the picture shows, for those who do not see it. */
  picture: string;
  caption: (walked: string, limit: string) => string;
  centimetres: (length: string) => string;
  games: { title: string; classic: Passage; warseer: Passage };
  aims: { title: string; list: readonly Passage[] };
  progress: { title: string; stages: readonly { title: string; list: readonly string[] }[] };
  notice: string;
  privacy: string;
  credits: { title: string; lead: string; fonts: string; libraries: string; drawings: Passage; licence: string };
  back: string;
}

const en: Words = {
  pageTitle: 'Signum: the measured battlefield in your browser',
  languages: 'Language',
  slogan: 'Every millimetre counts',
  lead: 'Legends of Signum and Warseer, in the browser. You move, fight and build your city; the program measures, keeps to the rules and shows the reason for whatever it says.',
  status: 'The table opens soon: the kernel and the measured battlefield stand, and the rules are being written.',
  toProgress: 'See what works today',
  picture:
    'A battlefield from above with round bases. A blue outline shows how far one of them may walk; a dotted path with a tick for every centimetre leads round a rock to its new place. A green band shows that an archer sees an enemy.',
  caption: (walked, limit) =>
    `Blue: where the centre of this base may stop after walking ${limit} cm. Its way round the rock is ${walked} cm long, with a tick for every centimetre.`,
  centimetres: length => `${length} cm`,
  games: {
    title: 'Two games, one table',
    classic: {
      title: 'Legends of Signum',
      text: 'A field of 60 by 60 centimetres without any squares: round bases, rulers of 8, 10, 15 and 25 centimetres, lines of sight, and at home a city that pays for it all.',
    },
    warseer: {
      title: 'Legends of Signum 2: Warseer',
      text: 'The second game is fought on hexes, with dice of six colours and with Feats that bring victory points.',
    },
  },
  aims: {
    title: 'What it is built for',
    list: [
      {
        title: 'Exact',
        text: 'Lengths are whole hundredths of a millimetre. Two bases touch or they do not; a tie has one written answer.',
      },
      {
        title: 'Explained',
        text: 'Nothing is silently forbidden. A refusal names its rule, and by how much you are short.',
      },
      {
        title: 'Fair',
        text: 'Dice can be checked when the game is over, and no opponent, least of all the computer, sees your hidden cards.',
      },
    ],
  },
  progress: {
    title: 'Where it stands',
    stages: [
      {
        title: 'Works today',
        list: [
          'The kernel: a game as a row of decisions that can be saved at each of them',
          'The measured battlefield: contact, reach, line of sight, exact to the hundredth of a millimetre',
          'A command line that proves recorded games and draws positions',
          'This page, in English, French and Russian',
        ],
      },
      {
        title: 'Being written now',
        list: ['The rules of Legends of Signum, in four editions: decks and melee are there'],
      },
      {
        title: 'Comes after',
        list: [
          'The table itself: move, measure, fight, build',
          'The cards, and the rules of Warseer',
          'Opponents: the computer, a friend beside you, a friend far away',
        ],
      },
    ],
  },
  notice:
    'Signum is a program made by fans. Legends of Signum, Warseer and the names within them belong to their publisher, who has no part in it.',
  privacy: 'These pages load nothing from anywhere else and keep nothing but your choice of language.',
  credits: {
    title: 'Credits and licences',
    lead: 'What others have made and we are glad to use.',
    fonts: 'Typefaces',
    libraries: 'Libraries',
    drawings: { title: 'Drawings', text: 'All pictures are drawn for this program.' },
    licence: 'Licence',
  },
  back: 'Back to the start page',
};

const fr: Words = {
  pageTitle: 'Signum : le champ de bataille au millimètre, dans le navigateur',
  languages: 'Langue',
  slogan: 'Chaque millimètre compte',
  lead: 'Legends of Signum et Warseer, dans le navigateur. Vous déplacez, combattez et bâtissez votre cité ; le programme mesure, veille aux règles et donne la raison de tout ce qu’il affirme.',
  status: 'La table ouvrira bientôt : le noyau et le champ de bataille mesuré sont prêts, les règles s’écrivent.',
  toProgress: 'Voir ce qui marche déjà',
  picture:
    'Un champ de bataille vu de dessus, avec des socles ronds. Un contour bleu montre jusqu’où l’un d’eux peut marcher ; un chemin pointillé, gradué au centimètre, contourne un rocher jusqu’à sa nouvelle place. Une bande verte montre qu’un archer voit un ennemi.',
  caption: (walked, limit) =>
    `En bleu : là où le centre de ce socle peut s’arrêter après ${limit} cm de marche. Son chemin autour du rocher mesure ${walked} cm, avec un trait par centimètre.`,
  centimetres: length => `${length} cm`,
  games: {
    title: 'Deux jeux, une table',
    classic: {
      title: 'Legends of Signum',
      text: 'Un champ de 60 centimètres sur 60, sans aucune case : des socles ronds, des règles de 8, 10, 15 et 25 centimètres, des lignes de vue et, derrière tout cela, une cité qui paie.',
    },
    warseer: {
      title: 'Legends of Signum 2 : Warseer',
      text: 'Le second jeu se livre sur des hexagones, avec des dés de six couleurs et des exploits qui rapportent des points de victoire.',
    },
  },
  aims: {
    title: 'Ce qu’il doit être',
    list: [
      {
        title: 'Exact',
        text: 'Les longueurs sont des centièmes de millimètre entiers. Deux socles se touchent ou non ; à égalité, une seule réponse, écrite.',
      },
      {
        title: 'Expliqué',
        text: 'Rien n’est interdit en silence. Un refus nomme sa règle et dit combien il manque.',
      },
      {
        title: 'Loyal',
        text: 'Les dés se vérifient une fois la partie finie, et nul adversaire, l’ordinateur moins que tout autre, ne voit vos cartes cachées.',
      },
    ],
  },
  progress: {
    title: 'Où nous en sommes',
    stages: [
      {
        title: 'Marche déjà',
        list: [
          'Le noyau : une partie est une suite de décisions, et s’enregistre à chacune d’elles',
          'Le champ de bataille mesuré : contact, portée, ligne de vue, exacts au centième de millimètre',
          'Une ligne de commande qui prouve les parties enregistrées et dessine les positions',
          'Cette page, en anglais, en français et en russe',
        ],
      },
      {
        title: 'En cours d’écriture',
        list: ['Les règles de Legends of Signum, en quatre éditions : les decks et le corps à corps y sont'],
      },
      {
        title: 'Viendra ensuite',
        list: [
          'La table elle-même : se déplacer, mesurer, combattre, bâtir',
          'Les cartes, et les règles de Warseer',
          'Des adversaires : l’ordinateur, un ami à côté de vous, un ami au loin',
        ],
      },
    ],
  },
  notice:
    'Signum est un programme fait par des amateurs du jeu. Legends of Signum, Warseer et les noms qu’on y trouve appartiennent à leur éditeur, qui n’y a aucune part.',
  privacy: 'Ces pages ne chargent rien d’ailleurs et ne gardent que votre choix de langue.',
  credits: {
    title: 'Crédits et licences',
    lead: 'Ce que d’autres ont fait et que nous sommes heureux d’employer.',
    fonts: 'Caractères',
    libraries: 'Bibliothèques',
    drawings: { title: 'Dessins', text: 'Toutes les images sont dessinées pour ce programme.' },
    licence: 'Licence',
  },
  back: 'Retour à la page d’accueil',
};

const ru: Words = {
  pageTitle: 'Signum: поле битвы с точностью до миллиметра, в браузере',
  languages: 'Язык',
  slogan: 'Важен каждый миллиметр',
  lead: 'Legends of Signum и Warseer в браузере. Вы ходите, сражаетесь и строите город, а программа измеряет, следит за правилами и объясняет каждое своё решение.',
  status: 'Стол скоро откроется: ядро и поле битвы с точными измерениями готовы, правила пишутся.',
  toProgress: 'Что уже работает',
  picture:
    'Поле битвы сверху с круглыми подставками. Голубой контур показывает, куда одна из них может дойти; пунктирный путь с отметкой на каждом сантиметре огибает скалу и ведёт на новое место. Зелёная полоса показывает, что лучник видит врага.',
  caption: (walked, limit) =>
    `Голубым показано, где может остановиться центр подставки, пройдя ${limit} см. Путь в обход скалы — ${walked} см, с отметкой на каждом сантиметре.`,
  centimetres: length => `${length} см`,
  games: {
    title: 'Две игры за одним столом',
    classic: {
      title: 'Legends of Signum',
      text: 'Поле 60 на 60 сантиметров без всякой сетки: круглые подставки, линейки в 8, 10, 15 и 25 сантиметров, линии видимости и город, который за всё платит.',
    },
    warseer: {
      title: 'Legends of Signum 2: Warseer',
      text: 'Вторая игра идёт на гексах, с кубиками шести цветов и подвигами, которые приносят победные очки.',
    },
  },
  aims: {
    title: 'Какой она будет',
    list: [
      {
        title: 'Точной',
        text: 'Длины — целые сотые доли миллиметра. Подставки либо касаются, либо нет; для ничьей есть один записанный ответ.',
      },
      {
        title: 'Понятной',
        text: 'Ничто не запрещается молча. Отказ называет правило и говорит, сколько не хватило.',
      },
      {
        title: 'Честной',
        text: 'После партии кубики можно проверить, и ни один соперник, тем более компьютер, не видит ваших скрытых карт.',
      },
    ],
  },
  progress: {
    title: 'Что сделано',
    stages: [
      {
        title: 'Уже работает',
        list: [
          'Ядро: партия — это цепочка решений, и её можно сохранить на каждом из них',
          'Поле битвы с измерениями: касание, досягаемость, линия видимости с точностью до сотой доли миллиметра',
          'Командная строка, которая доказывает записанные партии и рисует позиции',
          'Эта страница: на английском, французском и русском',
        ],
      },
      {
        title: 'Пишется сейчас',
        list: ['Правила Legends of Signum в четырёх изданиях: колоды и ближний бой уже есть'],
      },
      {
        title: 'Будет потом',
        list: [
          'Сам стол: ходить, измерять, сражаться, строить',
          'Карты и правила Warseer',
          'Соперники: компьютер, друг рядом, друг далеко',
        ],
      },
    ],
  },
  notice:
    'Signum — программа, сделанная любителями игры. Legends of Signum, Warseer и все названия в них принадлежат издателю, который к ней не причастен.',
  privacy: 'Эти страницы ничего не загружают со стороны и хранят только выбранный вами язык.',
  credits: {
    title: 'Авторы и лицензии',
    lead: 'То, что сделали другие и чем мы рады пользоваться.',
    fonts: 'Шрифты',
    libraries: 'Библиотеки',
    drawings: { title: 'Рисунки', text: 'Все рисунки сделаны для этой программы.' },
    licence: 'Лицензия',
  },
  back: 'На главную страницу',
};

export const WORDS: Record<Language, Words> = { en, fr, ru };
