import type { Words } from '../words.ts';

export const en: Words = {
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
