import type { Words } from '../words.ts';

export const fr: Words = {
  home: 'Page d’accueil',
  skip: 'Aller au contenu',
  languages: 'Langue',
  places: 'Lieux',
  play: 'Jouer',
  decks: 'Decks',
  replays: 'Parties revues',
  settings: 'Réglages',
  soundOn: 'Le son est activé : le couper',
  soundOff: 'Le son est coupé : l’activer',
  waiting: 'Un instant…',
  notice:
    'Signum est un programme fait par des amateurs du jeu. Legends of Signum, Warseer et les noms qu’on y trouve appartiennent à leur éditeur, qui n’y a aucune part.',
  privacy: 'Ces pages ne chargent rien d’ailleurs. Vos réglages et vos parties restent dans ce navigateur.',
  back: 'Retour à la page d’accueil',
  learn: 'Apprendre à jouer',
  rules: 'Règles',
  notFound: {
    title: 'Il n’y a rien ici',
    text: 'Cette adresse ne mène nulle part. Elle est peut-être mal tapée, ou ce qui s’y trouvait a été supprimé.',
  },
  trouble: {
    title: 'Quelque chose s’est mal passé',
    text: 'La page s’est arrêtée. Vos parties sont à l’abri : chacune est enregistrée après chaque réponse et reprend où elle en était.',
    again: 'Recharger la page',
    details: 'Ce qui s’est passé',
    copy: 'Copier pour un rapport',
    copied: 'Copié',
  },
  credits: {
    title: 'Crédits et licences',
    lead: 'Ce que d’autres ont fait et que nous sommes heureux d’employer.',
    fonts: 'Caractères',
    libraries: 'Bibliothèques',
    icons: {
      title: 'Icônes',
      text: 'Les icônes viennent de game-icons.net. Elles sont montrées dans nos couleurs, et leurs contours sont arrondis à des unités entières.',
      authors: 'Leurs auteurs',
    },
    drawings: { title: 'Dessins', text: 'Toutes les autres images sont dessinées pour ce programme.' },
    licence: 'Licence',
  },
};
