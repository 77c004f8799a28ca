import type { Words } from '../words.ts';

export const fr: Words = {
  title: 'Réglages',
  lead: 'Ils agissent aussitôt et restent dans ce navigateur.',
  looks: 'Apparence',
  language: 'Langue',
  theme: 'Couleurs',
  themes: { dark: 'Table sombre', parchment: 'Parchemin' },
  textSize: 'Taille du texte',
  textSizes: { small: 'Petite', normal: 'Normale', large: 'Grande', huge: 'Très grande' },
  motion: 'Mouvement',
  motions: { system: 'Comme le système', full: 'Tout bouge', still: 'Rien ne bouge' },
  soundTitle: 'Son',
  sound: { name: 'Sons', text: 'Pas, coups, cartes et pièces, et un signal quand vient votre tour.' },
  volume: 'Volume',
  table: 'À la table',
  fastComputer: { name: 'Ordinateur rapide', text: 'Il joue sans pause entre ses actions.' },
  allWindows: {
    name: 'Me demander même si aucune de mes tactiques ne convient',
    text: 'Sinon, contre un ordinateur, ces moments passent d’eux-mêmes. À deux sur un écran, chacun dit à la table quand l’interroger.',
  },
  explain: {
    name: 'Conseils de début',
    text: 'Un conseil à côté de chaque question, dans vos trois prochaines parties lancées depuis l’accueil.',
  },
};
