import type { Words } from '../words.ts';

export const en: Words = {
  home: 'Start page',
  skip: 'Skip to the content',
  languages: 'Language',
  places: 'Places',
  play: 'Play',
  decks: 'Decks',
  replays: 'Replays',
  settings: 'Settings',
  soundOn: 'Sound is on: turn it off',
  soundOff: 'Sound is off: turn it on',
  waiting: 'One moment …',
  notice:
    'Signum is a program made by fans. Legends of Signum, Warseer and the names within them belong to their publisher, who has no part in it.',
  privacy: 'These pages load nothing from anywhere else. Your settings and games stay in this browser.',
  back: 'Back to the start page',
  learn: 'Learn to play',
  rules: 'Rules',
  notFound: {
    title: 'There is nothing here',
    text: 'This address leads nowhere. It may have been mistyped, or what was here has been deleted.',
  },
  trouble: {
    title: 'Something has gone wrong',
    text: 'The page has come to a halt. Your games are safe: each is saved after every answer, and goes on where it stood.',
    again: 'Load the page again',
    details: 'What happened',
    copy: 'Copy for a report',
    copied: 'Copied',
  },
  credits: {
    title: 'Credits and licences',
    lead: 'What others have made and we are glad to use.',
    fonts: 'Typefaces',
    libraries: 'Libraries',
    icons: {
      title: 'Icons',
      text: 'The icons come from game-icons.net. They are shown in our colours, and their outlines are rounded to whole units.',
      authors: 'Their authors',
    },
    drawings: { title: 'Drawings', text: 'All other pictures are drawn for this program.' },
    licence: 'Licence',
  },
};
