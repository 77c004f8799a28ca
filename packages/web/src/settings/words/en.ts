import type { Words } from '../words.ts';

export const en: Words = {
  title: 'Settings',
  lead: 'They take effect at once and stay in this browser.',
  looks: 'Looks',
  language: 'Language',
  theme: 'Colours',
  themes: { dark: 'Dark table', parchment: 'Parchment' },
  textSize: 'Text size',
  textSizes: { small: 'Small', normal: 'Normal', large: 'Large', huge: 'Very large' },
  motion: 'Motion',
  motions: { system: 'As the system says', full: 'Things move', still: 'Things stay still' },
  soundTitle: 'Sound',
  sound: { name: 'Sounds', text: 'Steps, blows, cards and coins, and a sign when it is your turn.' },
  volume: 'Volume',
  table: 'At the table',
  fastComputer: { name: 'Fast computer', text: 'It plays without pauses between its actions.' },
  allWindows: {
    name: 'Ask me even when none of my tactics fits',
    text: 'Otherwise such moments pass by themselves against a computer. Two people on one screen say at the table when they are asked.',
  },
  explain: {
    name: 'Hints in first games',
    text: 'A word of advice beside every question, in the next three games that you begin on the start page.',
  },
};
