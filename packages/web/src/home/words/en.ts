import type { Words } from '../words.ts';

export const en: Words = {
  pageTitle: 'Signum: the measured battlefield in your browser',
  slogan: 'Every millimetre counts',
  lead: 'Legends of Signum and Warseer, in the browser. You move, fight and build your city; the program measures, keeps to the rules and shows the reason for whatever it says.',
  quick: 'Play against the computer',
  quickWait: 'Setting up the table …',
  quickNote: 'Two ready decks, no account, and every step explained.',
  two: 'Two on one screen',
  resume: turn => (turn === 0 ? 'Continue your game' : `Continue, turn ${turn}`),
  choose: 'Choose decks, edition and more',
  failed: 'The game could not begin. Please try again, or load the page anew.',
  shelf: {
    title: 'Games in progress',
    all: count => (count === 1 ? 'One game waits for you.' : `${count} games wait for you.`),
    turn: turn => (turn === 0 ? 'Before the first turn' : `Turn ${turn}`),
    against: (one, other) => `${one} against ${other}`,
    resume: 'Continue',
    remove: 'Delete',
    sure: 'Delete for good?',
    keep: 'Keep it',
  },
  ways: {
    title: 'More to do',
    learn: { title: 'Learn to play', text: 'Short lessons on the real table.' },
    decks: { title: 'Decks', text: 'Look at the cards and build a deck of your own.' },
    rules: { title: 'Rules', text: 'Every rule by its number, and all keywords.' },
    replays: { title: 'Replays', text: 'Watch a game again, answer by answer.' },
  },
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
          'A whole duel of Legends of Signum, in four editions: against the computer, or with a friend on the same screen',
          'Five factions with ready decks; every card says exactly what it does',
          'Eight lessons on the real table, and every rule to look up, with examples to play',
          'A deck builder that tells every objection in words',
          'Reach, contact and line of sight, exact to the hundredth of a millimetre',
          'Everything in English, French and Russian, also without a network',
        ],
      },
      {
        title: 'Being written now',
        list: ['Stronger opponents', 'A friend far away'],
      },
      {
        title: 'Comes after',
        list: ['The second game, Warseer', 'Quests to play alone'],
      },
    ],
  },
};
