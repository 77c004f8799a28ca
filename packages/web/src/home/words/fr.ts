import type { Words } from '../words.ts';

export const fr: Words = {
  pageTitle: 'Signum : le Champ de Bataille au millimètre, dans le navigateur',
  slogan: 'Chaque millimètre compte',
  lead: 'Legends of Signum et Warseer, dans le navigateur. Vous déplacez, combattez et bâtissez votre Ville ; le programme mesure, veille aux règles et donne la raison de tout ce qu’il affirme.',
  quick: 'Jouer contre l’ordinateur',
  quickWait: 'La table se prépare…',
  quickNote: 'Deux decks prêts à jouer, sans compte, et chaque pas expliqué.',
  two: 'À deux sur un écran',
  resume: turn => (turn === 0 ? 'Reprendre la partie' : `Reprendre, tour ${turn}`),
  choose: 'Choisir decks, édition et le reste',
  failed: 'La partie n’a pas pu commencer. Réessayez, ou rechargez la page.',
  shelf: {
    title: 'Parties en cours',
    all: count => (count === 1 ? 'Une partie vous attend.' : `${count} parties vous attendent.`),
    turn: turn => (turn === 0 ? 'Avant le premier tour' : `Tour ${turn}`),
    against: (one, other) => `${one} contre ${other}`,
    resume: 'Reprendre',
    remove: 'Supprimer',
    sure: 'Supprimer pour de bon ?',
    keep: 'La garder',
  },
  ways: {
    title: 'Et aussi',
    learn: { title: 'Apprendre à jouer', text: 'De courtes leçons à la vraie table.' },
    decks: { title: 'Decks', text: 'Regarder les cartes et composer son propre deck.' },
    rules: { title: 'Règles', text: 'Chaque règle par son numéro, et tous les mots-clés.' },
    replays: { title: 'Parties revues', text: 'Revoir une partie, réponse après réponse.' },
  },
  picture:
    'Un Champ de Bataille vu de dessus, avec des socles ronds. Un contour bleu montre jusqu’où l’un d’eux peut marcher ; un chemin pointillé, gradué au centimètre, contourne un rocher jusqu’à sa nouvelle place. Une bande verte montre qu’un archer voit un ennemi.',
  caption: (walked, limit) =>
    `En bleu : là où le centre de ce socle peut s’arrêter après ${limit} cm de marche. Son chemin autour du rocher mesure ${walked} cm, avec un trait par centimètre.`,
  centimetres: length => `${length} cm`,
  games: {
    title: 'Deux jeux, une table',
    classic: {
      title: 'Legends of Signum',
      text: 'Un Champ de Bataille de 60 centimètres sur 60, sans aucune case : des socles ronds, des règles de 8, 10, 15 et 25 centimètres, des lignes de vue et, derrière tout cela, une Ville qui paie.',
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
          'Un duel complet de Legends of Signum, en quatre éditions : contre l’ordinateur, ou à deux sur le même écran',
          'Cinq factions avec des decks prêts à jouer ; chaque carte dit exactement ce qu’elle fait',
          'Huit leçons à la vraie table, et toutes les règles à consulter, avec des exemples à jouer',
          'Un atelier de decks qui dit chaque objection en toutes lettres',
          'Portée, contact et ligne de vue, exacts au centième de millimètre',
          'Le tout en anglais, en français et en russe, même sans réseau',
        ],
      },
      {
        title: 'En cours d’écriture',
        list: ['Des adversaires plus forts', 'Un ami au loin'],
      },
      {
        title: 'Viendra ensuite',
        list: ['Le second jeu, Warseer', 'Des quêtes à jouer seul'],
      },
    ],
  },
};
