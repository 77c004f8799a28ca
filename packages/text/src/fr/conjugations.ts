/** The three forms in which texts need a verb: "relancer", "relancez", "relance". */
export interface VerbForms {
  readonly infinitive: string;
  readonly you: string;
  readonly it: string;
}

function er(infinitive: string, it = infinitive.slice(0, -1)): VerbForms {
  return { infinitive, you: `${infinitive.slice(0, -1)}z`, it };
}

/** Every verb of our texts, under its infinitive. */
export const conjugations = {
  annuler: er('annuler'),
  attaquer: er('attaquer'),
  avoir: { infinitive: 'avoir', you: 'ayez', it: 'a' },
  chercher: er('chercher'),
  construire: { infinitive: 'construire', you: 'construisez', it: 'construit' },
  contracter: er('contracter'),
  déclarer: er('déclarer'),
  défausser: er('défausser'),
  déplacer: er('déplacer'),
  désengager: er('désengager'),
  détruire: { infinitive: 'détruire', you: 'détruisez', it: 'détruit' },
  dépenser: er('dépenser'),
  devoir: { infinitive: 'devoir', you: 'devez', it: 'doit' },
  échanger: er('échanger'),
  éliminer: er('éliminer'),
  empoisonner: er('empoisonner'),
  engager: er('engager'),
  être: { infinitive: 'être', you: 'soyez', it: 'est' },
  gagner: er('gagner'),
  guérir: { infinitive: 'guérir', you: 'guérissez', it: 'guérit' },
  infliger: er('infliger'),
  invoquer: er('invoquer'),
  jouer: er('jouer'),
  lancer: er('lancer'),
  mélanger: er('mélanger'),
  mettre: { infinitive: 'mettre', you: 'mettez', it: 'met' },
  passer: er('passer'),
  payer: er('payer', 'paie'),
  perdre: { infinitive: 'perdre', you: 'perdez', it: 'perd' },
  piocher: er('piocher'),
  placer: er('placer'),
  poser: er('poser'),
  pouvoir: { infinitive: 'pouvoir', you: 'vous pouvez', it: 'peut' },
  'ne pas pouvoir': { infinitive: 'ne pas pouvoir', you: 'vous ne pouvez pas', it: 'ne peut pas' },
  'ne pouvoir': { infinitive: 'ne pouvoir', you: 'vous ne pouvez', it: 'ne peut' },
  prendre: { infinitive: 'prendre', you: 'prenez', it: 'prend' },
  proposer: er('proposer'),
  recevoir: { infinitive: 'recevoir', you: 'recevez', it: 'reçoit' },
  réduire: { infinitive: 'réduire', you: 'réduisez', it: 'réduit' },
  refuser: er('refuser'),
  regarder: er('regarder'),
  relancer: er('relancer'),
  rendre: { infinitive: 'rendre', you: 'rendez', it: 'rend' },
  renvoyer: er('renvoyer', 'renvoie'),
  reporter: er('reporter'),
  reprendre: { infinitive: 'reprendre', you: 'reprenez', it: 'reprend' },
  repousser: er('repousser'),
  retirer: er('retirer'),
  révéler: er('révéler', 'révèle'),
  subir: { infinitive: 'subir', you: 'subissez', it: 'subit' },
  transmettre: { infinitive: 'transmettre', you: 'transmettez', it: 'transmet' },
  utiliser: er('utiliser'),
  voler: er('voler'),
} as const satisfies Record<string, VerbForms>;

export type VerbName = keyof typeof conjugations;

/** Verbs in -er are the same behind "pour que": no other form is needed. */
export function isRegular(verb: VerbName): boolean {
  const { infinitive, it } = conjugations[verb];
  return infinitive.endsWith('er') && it === infinitive.slice(0, -1);
}
