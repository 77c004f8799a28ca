import type { LanguageCode } from '@signum/text';
import type { Question } from '../../game/contract.ts';

/** When something can be said: at every question, before the first turn, and while the other side acts. */
export type Occasion = Question['kind'] | 'hero' | 'waiting';

/** If there are several, another one every turn. */
export type Tips = Readonly<Record<Occasion, readonly [string, ...string[]]>>;

export interface Words {
  readonly region: string;
  readonly title: string;
  readonly stop: string;
  readonly tips: Tips;
}

const en: Words = {
  region: 'Hints for your first game',
  title: 'Your first game',
  stop: 'No more hints',
  tips: {
    whoBegins: ['Whoever begins strikes first; whoever comes second has seen the plan. Quick decks like to begin.'],
    startingHand: [
      'Keep what a few buildings can pay, and exchange what is dear. Or discard cards for 1 Prosperity each.',
    ],
    construct: [
      'The symbols on the cards in your hand tell which buildings you need. Take 2 Prosperity only when none fits.',
      'One building a turn: think of the card that you want to play in the next turn.',
    ],
    nextAction: [
      'Play cards first: buildings that do not pay stand idle. Then activate your creatures, one by one.',
      'Two against one: the second attack in a turn meets a tired defender.',
      'Whoever stands in the open is shot at. End your walks behind something.',
      'If your hero falls, the game is lost: keep yours behind your fighters.',
    ],
    act: ['First the move, then the attack. Press an enemy to see your odds before you decide.'],
    route: ['Press a place, or an enemy to walk into contact. Leaving contact risks a {keyword:backstab|Backstab}.'],
    assignDice: ['Compare the splits. Against the tired and the wounded more dice may attack.'],
    payment: ['Keep those buildings whose own ability you still want to use. Press one to swap it.'],
    hero: [
      'Press a place in the blue strip along your edge, then confirm. From the middle your hero can help on both sides.',
    ],
    place: ['Press a place that is lit. Where will it be needed in the next turn, and who can reach it before that?'],
    choose: ['All that may be chosen shines. Press it, then confirm.'],
    may: ['You need not. What does it cost, and what does it give you now?'],
    mode: ['One of these happens: take what helps you now.'],
    order: ['All of this happens at once; the order is yours. If it does not matter, take any.'],
    reroll: ['The new face counts, better or worse. Throw only what has failed.'],
    tactic: ['Reveal it now, or keep it for a better moment. Passing tells the opponent nothing.'],
    terrainPose: ['Cover for your own, or a wall against their shooters: lay it where you will walk.'],
    concede: ['A game is seldom lost as early as it feels.'],
    offerDraw: ['A draw ends the game for both.'],
    waiting: ['The other side acts. The log tells everything; point at a line to see where it happened.'],
  },
};

const fr: Words = {
  region: 'Conseils pour votre première partie',
  title: 'Votre première partie',
  stop: 'Plus de conseils',
  tips: {
    whoBegins: ['Qui commence frappe le premier ; qui vient ensuite a vu le plan. Les decks rapides aiment commencer.'],
    startingHand: [
      'Gardez ce que peu de bâtiments suffisent à payer, échangez ce qui est cher. Ou défaussez : 1 Prospérité par carte.',
    ],
    construct: [
      'Les symboles des cartes en main disent quels bâtiments il vous faut. Ne prenez 2 Prospérité que si aucun ne convient.',
      'Un bâtiment par tour : pensez à la carte que vous voulez jouer au prochain.',
    ],
    nextAction: [
      'Les cartes d’abord : un bâtiment qui ne paie pas ne fait rien. Puis activez vos créatures, une à une.',
      'À deux contre un : la seconde attaque du tour trouve un défenseur fatigué.',
      'Qui reste à découvert se fait tirer dessus. Finissez vos trajets derrière quelque chose.',
      'Si votre héros tombe, la partie est perdue : gardez-le derrière vos combattants.',
    ],
    act: ['D’abord le déplacement, ensuite l’attaque. Appuyez sur un ennemi pour voir vos chances avant de décider.'],
    route: [
      'Appuyez sur un endroit, ou sur un ennemi pour aller au contact. Rompre le contact expose à un {keyword:backstab|Coup de Poignard}.',
    ],
    assignDice: ['Comparez les répartitions. Contre un ennemi fatigué ou blessé, osez plus d’attaque.'],
    payment: ['Gardez les bâtiments dont la compétence vous servira encore. Appuyez sur l’un d’eux pour échanger.'],
    hero: [
      'Appuyez dans la bande bleue le long de votre bord, puis validez. Du milieu, votre héros peut aider des deux côtés.',
    ],
    place: ['Appuyez sur un endroit éclairé. Où sera-t-elle utile au prochain tour, et qui peut l’atteindre avant ?'],
    choose: ['Tout ce qui peut être choisi brille. Appuyez, puis validez.'],
    may: ['Rien ne vous oblige. Qu’est-ce que cela coûte, et qu’y gagnez-vous maintenant ?'],
    mode: ['Un seul de ces effets : prenez celui qui vous aide maintenant.'],
    order: ['Tout cela arrive en même temps ; l’ordre est à vous. Si cela n’importe pas, prenez n’importe lequel.'],
    reroll: ['La nouvelle face compte, meilleure ou pire. Ne relancez que ce qui a échoué.'],
    tactic: ['Révélez-la maintenant, ou gardez-la pour un meilleur moment. Passer n’apprend rien à l’adversaire.'],
    terrainPose: ['Un abri pour les vôtres, ou un mur contre leurs tireurs : posez-le sur votre chemin.'],
    concede: ['Une partie est rarement perdue aussi tôt qu’on le croit.'],
    offerDraw: ['La nulle termine la partie pour les deux.'],
    waiting: ['L’autre camp agit. Le journal dit tout ; pointez une ligne pour voir où c’était.'],
  },
};

const ru: Words = {
  region: 'Подсказки для первой партии',
  title: 'Ваша первая партия',
  stop: 'Больше не подсказывать',
  tips: {
    whoBegins: ['Кто начинает, бьёт первым, а второй уже видел план. Быстрые колоды любят начинать.'],
    startingHand: [
      'Оставьте то, что оплатят несколько зданий, дорогое поменяйте. Или сбросьте карты: по 1 процветанию за каждую.',
    ],
    construct: [
      'Символы на картах руки подскажут, какие здания нужны. 2 процветания берите, только если ничего не подходит.',
      'Одно здание за ход: подумайте о карте, которую хотите разыграть в следующий.',
    ],
    nextAction: [
      'Сначала карты: здание, которое не платит, простаивает. Потом активируйте существ одно за другим.',
      'Вдвоём на одного: вторая атака за ход встречает уставшего.',
      'Кто стоит открыто, в того стреляют. Заканчивайте движение за чем-нибудь.',
      'Если ваш герой падёт, партия проиграна: держите его за спинами бойцов.',
    ],
    act: ['Сначала движение, потом атака. Нажмите на врага, чтобы увидеть шансы до решения.'],
    route: [
      'Нажмите на место или на врага, чтобы подойти вплотную. Отход от врага грозит {keyword:backstab|Ударом в спину}.',
    ],
    assignDice: ['Сравните варианты. Против уставших и раненых можно атаковать смелее.'],
    payment: ['Приберегите здания, чьё свойство ещё пригодится. Нажмите на здание, чтобы заменить.'],
    hero: ['Нажмите в голубой полосе вдоль своего края и подтвердите. Из середины герой поможет на обеих сторонах.'],
    place: ['Нажмите на подсвеченное место. Где существо понадобится в следующий ход и кто дотянется до него раньше?'],
    choose: ['Всё, что можно выбрать, светится. Нажмите и подтвердите.'],
    may: ['Это не обязательно. Чего это стоит и что даст сейчас?'],
    mode: ['Случится что-то одно: берите то, что поможет сейчас.'],
    order: ['Всё это происходит одновременно, порядок за вами. Если неважно, берите любой.'],
    reroll: ['Новая грань остаётся, лучше она или хуже. Перебрасывайте только неудачи.'],
    tactic: ['Вскройте сейчас или приберегите до лучшего момента. Пас ничего не скажет противнику.'],
    terrainPose: ['Укрытие для своих или стена от чужих стрелков: кладите там, где пойдёте.'],
    concede: ['Партия редко проиграна так рано, как кажется.'],
    offerDraw: ['Ничья заканчивает партию для обоих.'],
    waiting: ['Действует другая сторона. Журнал расскажет всё: наведите на строку, чтобы увидеть, где это было.'],
  },
};

export const WORDS: Readonly<Record<LanguageCode, Words>> = { en, fr, ru };
