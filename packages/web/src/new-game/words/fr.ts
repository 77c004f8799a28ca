import type { Words } from '../words.ts';

export const fr: Words = {
  title: 'Nouvelle partie',
  lead: 'Un duel de Legends of Signum. Vos choix sont gardés pour la prochaine fois.',
  edition: 'Édition',
  editionHelp: 'Les livres de règles diffèrent par des détails ; une partie s’en tient à l’un d’eux.',
  chairs: ['Première place', 'Seconde place'],
  kind: 'Qui joue',
  kinds: { person: 'Personne', computer: 'Ordinateur' },
  name: 'Nom',
  names: {
    person: seat => `Joueur ${seat + 1}`,
    computer: seat => (seat === 1 ? 'Ordinateur' : 'Ordinateur 1'),
  },
  deck: 'Deck',
  ownDecks: 'Les vôtres :',
  toDecks: 'Composer un deck',
  cards: count => `${count} cartes`,
  legal: 'Autorisé dans cette édition',
  illegal: 'Interdit dans cette édition :',
  undo: 'Revenir en arrière',
  undos: {
    fair: {
      name: 'Tant que rien n’est appris',
      text: 'Librement, jusqu’à ce qu’un dé ait roulé, qu’une carte ait été vue ou que l’autre ait répondu.',
    },
    always: { name: 'Toujours', text: 'Aussi loin que vous voulez. Pour apprendre et essayer.' },
    never: { name: 'Jamais', text: 'Ce qui est fait est fait.' },
  },
  odds: 'Chances',
  oddses: {
    full: { name: 'En chiffres', text: 'Avant une attaque, vous voyez la probabilité de chaque issue.' },
    words: { name: 'En mots', text: 'Probable, égal, improbable : comme on le dirait à table.' },
    off: { name: 'Aucune', text: 'À vous de calculer.' },
  },
  limit: 'Durée',
  noLimit: {
    name: 'Jusqu’au bout',
    text: 'Jusqu’à la chute d’un héros, ou jusqu’à ce qu’une cité gagne par la Prospérité.',
  },
  aLimit: { name: 'Avec un dernier tour', text: 'Si les deux héros sont encore debout, le moins blessé gagne.' },
  lastTurn: 'Dernier tour',
  begin: 'Commencer la partie',
  beginning: 'La table se prépare…',
  cannotBegin: 'La partie ne peut pas commencer :',
  mendDecks: 'Un deck est interdit dans cette édition ; les raisons sont indiquées à côté.',
  twoComputers: 'Deux ordinateurs joueront, et vous regarderez.',
};
