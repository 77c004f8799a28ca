import type { Words } from '../words.ts';

export const fr: Words = {
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
