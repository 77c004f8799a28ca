import { de } from '../../app/french-de.ts';
import type { Words } from './spoken-words.ts';

export const fr: Words = {
  battlefield: 'Champ de Bataille, 60 centimètres sur 60',
  creature: ({ name, isOwn, strength, health, of, armour, statuses, isDone, from, mark }) =>
    [
      name,
      isOwn ? 'à vous' : 'adverse',
      `force ${strength}`,
      `santé ${health} sur ${of}`,
      armour > 0 && `armure ${armour}`,
      ...statuses.map(status => fr.statuses[status]),
      isDone && 'déjà activée',
      from && (from.distance === null ? `au contact ${de(from.name)}` : `à ${from.distance} cm ${de(from.name)}`),
      from && (from.isSeen ? 'visible' : 'hors de vue'),
      mark && FR_MARKS[mark],
    ]
      .filter(Boolean)
      .join(', '),
  statuses: {
    hidden: 'camouflée',
    poisoned: 'empoisonnée',
    diseased: 'malade',
    concentration: 'concentrée',
    skips: 'passe sa prochaine activation',
    controlled: 'sous contrôle adverse',
    victim: 'désignée comme victime',
  },
  terrain: (name, traits, isCandidate, isChosen) =>
    [name, 'terrain', ...traits, isChosen ? 'choisi' : isCandidate && 'peut être choisi'].filter(Boolean).join(', '),
  cm: length => `${length} cm`,
  ofCm: (gone, limit) => `${gone} / ${limit} cm`,
  leaves: (backstab, names) => `Rompt le contact. ${backstab} : ${names}`,
  run: length => `Course : ${length}`,
  runsInto: (backstab, names) => `Course au contact. ${backstab} : ${names}`,
  inContact: names => `Contact : ${names}`,
  difficult: 'Terrain difficile : S seulement',
  seen: 'en vue',
  blockedBy: names => `bloqué : ${names}`,
  coverBy: names => `abri : ${names}`,
  tools: {
    all: 'Outils du Champ de Bataille',
    nearer: 'Agrandir (+)',
    farther: 'Réduire (−)',
    whole: 'Toute la table (0)',
    measure: 'Mesurer (M)',
    threat: 'Montrer les menaces (T)',
    turnLeft: 'Tourner à gauche (Q)',
    turnRight: 'Tourner à droite (E)',
  },
  places: {
    open: 'Emplacements',
    stay: 'Rester ici',
    contact: names => `Au contact ${de(names)}`,
    towards: name => `Vers ${name}`,
    side: {
      away: 'En avant, vers le bord adverse',
      home: 'En arrière, vers votre bord',
      left: 'Vers la gauche',
      right: 'Vers la droite',
    },
    away: name => `Loin ${de(name)}`,
    safe: 'Hors de portée de tous les ennemis',
    cover: (name, by) => `À l’abri ${de(name)} derrière ${by}`,
    unseen: name => `Hors de vue ${de(name)}`,
    sees: name => `En vue ${de(name)}`,
    terrain: name => `Près ${de(name)}`,
    far: (what, length) => `${what}, ${length} cm`,
    along: (left, nearest) => `À ${left} cm du coin gauche${nearest === null ? '' : `, ${nearest}`}`,
    spot: (across, along, turn) =>
      `${FR_ACROSS[across]}, ${FR_ALONG[along]}${turn === 0 ? '' : `, tourné de ${turn}°`}`,
    nearTo: (name, distance) => `à ${distance} cm ${de(name)}`,
  },
};

const FR_MARKS = {
  act: 'peut agir',
  asked: 'agit',
  candidate: 'peut être choisie',
  chosen: 'choisie',
  target: 'peut être attaquée ou atteinte',
};
const FR_ACROSS = { left: 'À gauche', middle: 'Au centre', right: 'À droite' };
const FR_ALONG = { left: 'côté adverse', middle: 'au milieu', right: 'de votre côté' };
