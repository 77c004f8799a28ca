import type { LanguageCode } from '@signum/text';

/** What the prompt bar says besides the questions and answers themselves. */
export interface Words {
  readonly region: string;
  readonly back: string;
  readonly endTurn: string;
  readonly notActivated: (n: number) => string;
  readonly allActivated: string;
  readonly moveHere: string;
  readonly runHere: string;
  readonly placeHere: string;
  readonly layHere: string;
  /** Nothing is aimed at yet. */
  readonly pointAtPlace: string;
  /** Two look at one screen. */
  readonly decides: (name: string) => string;
  readonly chooseOnTable: string;
  readonly nearest: string;
  readonly confirm: string;
  readonly chosen: (n: number, least: number, most: number) => string;
  readonly targets: string;
  readonly closedDeeds: string;
  readonly construct: (building: string) => string;
  readonly anyOrder: string;
  /** All creatures that have not acted pass, one after the other. */
  readonly asListed: string;
  readonly allIdle: (n: number) => string;
  /** Attack dice and defence dice. */
  readonly roll: (attack: number, defence: number) => string;
  readonly exchange: (n: number) => string;
  readonly discard: (n: number) => string;
  readonly keep: string;
  /** The moment of a tactic: passing for a while, beside the button that passes once. */
  readonly passAction: string;
  readonly passTurn: string;
  readonly cost: string;
  readonly takeBack: string;
  readonly notTakenBack: Readonly<Record<'answer' | 'chance' | 'hidden' | 'never' | 'nothing to take back', string>>;
  readonly menu: string;
  readonly keys: string;
  readonly offerDraw: string;
  readonly drawOffered: string;
  readonly concede: string;
  readonly concedeSure: string;
  readonly concedeHelp: string;
  readonly goOn: string;
  readonly close: string;
  readonly rule: (id: string) => string;
  readonly keyList: readonly (readonly [keys: string, what: string])[];
}

export const WORDS: Readonly<Record<LanguageCode, Words>> = {
  en: {
    region: 'Your decision',
    back: 'Back',
    endTurn: 'End turn',
    notActivated: n => (n === 1 ? '1 not activated' : `${n} not activated`),
    allActivated: 'everybody has acted',
    moveHere: 'Move here',
    runHere: 'Run here',
    placeHere: 'Place here',
    layHere: 'Lay it here',
    pointAtPlace: 'Point at a place on the battlefield.',
    decides: name => `${name} decides; both may look.`,
    chooseOnTable: 'Choose on the table or in the list.',
    nearest: 'Nearest legal place',
    confirm: 'Confirm',
    chosen: (n, least, most) => {
      if (least === most) return `${n} of ${most} chosen`;
      return least === 0 ? `${n} of up to ${most} chosen` : `${n} chosen, ${least} to ${most}`;
    },
    targets: 'Targets',
    closedDeeds: 'Not now',
    construct: building => `Construct ${building}`,
    anyOrder: 'Any order',
    asListed: 'As listed',
    allIdle: n => (n === 2 ? 'both pass' : `all ${n} pass`),
    roll: (attack, defence) => `Fight: ${attack} + ${defence}`,
    exchange: n => (n === 1 ? 'Exchange 1 card' : `Exchange ${n} cards`),
    discard: n => `Discard for ${n} Prosperity`,
    keep: 'Keep this hand',
    passAction: 'Pass for this action',
    passTurn: 'Pass for this turn',
    cost: 'Cost',
    takeBack: 'Take back',
    notTakenBack: {
      answer: 'Somebody has answered since.',
      chance: 'Dice have been rolled since.',
      hidden: 'Hidden cards have been seen since.',
      never: 'Nothing is taken back in this game: so it was agreed.',
      'nothing to take back': 'There is nothing to take back.',
    },
    menu: 'Game menu',
    keys: 'Keys',
    offerDraw: 'Offer a draw',
    drawOffered: 'A draw is offered.',
    concede: 'Concede',
    concedeSure: 'Concede the game?',
    concedeHelp: 'Your opponent wins at once.',
    goOn: 'Play on',
    close: 'Close',
    rule: id => `Rule ${id}`,
    keyList: [
      ['Enter', 'confirm what is shown on the golden button'],
      ['Esc', 'one step back'],
      ['U', 'take back'],
      ['E', 'end the turn'],
      ['[  ]', 'previous or next creature that may act'],
      ['Arrows', 'move the aim by 1 cm (Shift 1 mm, Ctrl 5 cm)'],
      ['C', 'next place in contact'],
      ['Q  E', 'turn a template'],
      ['1 – 9', 'cards of the hand'],
      ['M', 'measure'],
      ['D', 'hold: distances to everybody'],
      ['+  −  0', 'nearer, farther, whole table'],
      ['?', 'these keys'],
    ],
  },
  fr: {
    region: 'Votre décision',
    back: 'Retour',
    endTurn: 'Terminer le tour',
    notActivated: n => (n === 1 ? '1 non activée' : `${n} non activées`),
    allActivated: 'toutes ont agi',
    moveHere: 'Aller ici',
    runHere: 'Courir ici',
    placeHere: 'Placer ici',
    layHere: 'Poser ici',
    pointAtPlace: 'Montrez un endroit du Champ de Bataille.',
    decides: name => `${name} décide ; tous deux peuvent regarder.`,
    chooseOnTable: 'Choisissez sur la table ou dans la liste.',
    nearest: 'Endroit permis le plus proche',
    confirm: 'Valider',
    chosen: (n, least, most) => {
      if (least === most) return `${n} sur ${most}`;
      return least === 0 ? `${n} sur ${most} au plus` : `${n} sur ${least} à ${most}`;
    },
    targets: 'Cibles',
    closedDeeds: 'Pas maintenant',
    construct: building => `Construire : ${building}`,
    anyOrder: 'Peu importe l’ordre',
    asListed: 'Dans l’ordre de la liste',
    allIdle: n => (n === 2 ? 'les deux passent' : `les ${n} passent`),
    roll: (attack, defence) => `Combattre : ${attack} + ${defence}`,
    exchange: n => (n === 1 ? 'Échanger 1 carte' : `Échanger ${n} cartes`),
    discard: n => `Défausser pour ${n} Prospérité`,
    keep: 'Garder cette main',
    passAction: 'Passer pour l’action',
    passTurn: 'Passer pour le tour',
    cost: 'Coût',
    takeBack: 'Reprendre',
    notTakenBack: {
      answer: 'Quelqu’un a répondu depuis.',
      chance: 'Des dés ont été lancés depuis.',
      hidden: 'Des cartes cachées ont été vues depuis.',
      never: 'On ne reprend rien dans cette partie : c’était convenu.',
      'nothing to take back': 'Il n’y a rien à reprendre.',
    },
    menu: 'Menu de la partie',
    keys: 'Touches',
    offerDraw: 'Proposer la nulle',
    drawOffered: 'La nulle est proposée.',
    concede: 'Abandonner',
    concedeSure: 'Abandonner la partie ?',
    concedeHelp: 'Votre adversaire gagne aussitôt.',
    goOn: 'Continuer',
    close: 'Fermer',
    rule: id => `Règle ${id}`,
    keyList: [
      ['Entrée', 'valider ce que dit le bouton doré'],
      ['Échap', 'un pas en arrière'],
      ['U', 'reprendre'],
      ['E', 'terminer le tour'],
      ['[  ]', 'créature précédente ou suivante qui peut agir'],
      ['Flèches', 'déplacer la visée de 1 cm (Maj 1 mm, Ctrl 5 cm)'],
      ['C', 'endroit suivant au contact'],
      ['Q  E', 'tourner un gabarit'],
      ['1 – 9', 'cartes de la main'],
      ['M', 'mesurer'],
      ['D', 'maintenir : distances à toutes les figurines'],
      ['+  −  0', 'plus près, plus loin, toute la table'],
      ['?', 'ces touches'],
    ],
  },
  ru: {
    region: 'Ваше решение',
    back: 'Назад',
    endTurn: 'Завершить ход',
    notActivated: n => `не активировано: ${n}`,
    allActivated: 'все уже действовали',
    moveHere: 'Идти сюда',
    runHere: 'Бежать сюда',
    placeHere: 'Поставить сюда',
    layHere: 'Положить сюда',
    pointAtPlace: 'Укажите место на Поле боя.',
    decides: name => `Решает ${name}; смотреть могут оба.`,
    chooseOnTable: 'Выберите на столе или в списке.',
    nearest: 'Ближайшее допустимое место',
    confirm: 'Подтвердить',
    chosen: (n, least, most) => {
      if (least === most) return `Выбрано ${n} из ${most}`;
      return least === 0 ? `Выбрано ${n}, не больше ${most}` : `Выбрано ${n}, нужно от ${least} до ${most}`;
    },
    targets: 'Цели',
    closedDeeds: 'Сейчас нельзя',
    construct: building => `Построить: ${building}`,
    anyOrder: 'В любом порядке',
    asListed: 'По списку',
    allIdle: n => (n === 2 ? 'пасуют оба' : `пасуют все ${n}`),
    roll: (attack, defence) => `В бой: ${attack} + ${defence}`,
    exchange: n => `Поменять ${n} ${cards(n)}`,
    discard: n => `Сбросить за ${n} процветания`,
    keep: 'Оставить эту руку',
    passAction: 'Пас до конца действия',
    passTurn: 'Пас до конца хода',
    cost: 'Стоимость',
    takeBack: 'Вернуть',
    notTakenBack: {
      answer: 'С тех пор ответил другой игрок.',
      chance: 'С тех пор бросали кубики.',
      hidden: 'С тех пор открыты скрытые карты.',
      never: 'В этой партии ходы не возвращают: так договорились.',
      'nothing to take back': 'Возвращать нечего.',
    },
    menu: 'Меню партии',
    keys: 'Клавиши',
    offerDraw: 'Предложить ничью',
    drawOffered: 'Предложена ничья.',
    concede: 'Сдаться',
    concedeSure: 'Сдать партию?',
    concedeHelp: 'Противник сразу победит.',
    goOn: 'Играть дальше',
    close: 'Закрыть',
    rule: id => `Правило ${id}`,
    keyList: [
      ['Enter', 'подтвердить то, что на золотой кнопке'],
      ['Esc', 'на шаг назад'],
      ['U', 'вернуть ход'],
      ['E', 'завершить ход'],
      ['[  ]', 'предыдущее или следующее существо, готовое действовать'],
      ['Стрелки', 'сдвинуть прицел на 1 см (Shift 1 мм, Ctrl 5 см)'],
      ['C', 'следующее место вплотную'],
      ['Q  E', 'повернуть шаблон'],
      ['1 – 9', 'карты руки'],
      ['M', 'измерить'],
      ['D', 'держать: расстояния до всех'],
      ['+  −  0', 'ближе, дальше, весь стол'],
      ['?', 'эти клавиши'],
    ],
  },
};

function cards(n: number): string {
  return { one: 'карту', few: 'карты' }[new Intl.PluralRules('ru').select(n) as 'few' | 'one'] ?? 'карт';
}
