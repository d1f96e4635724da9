import { systems, type SystemId } from '../../systems';

/** A text in the manifest's two languages. */
export interface Text {
  readonly en: string;
  readonly nl: string;
}

/** A manifest beside the release: its own add-in for Office, with its own id and its own formulas. */
export interface Variant {
  readonly file: string;
  /** Never change one that was given out: Office would take it for another add-in. */
  readonly id: string;
  /** What stands before the function's id in a formula: namespace DEV makes =DEV.SOF.AWARD. */
  readonly namespace: string;
  readonly description: Text;
  /** Set when the manifest offers one system alone, under ids without the system: namespace SOF, id AWARD. */
  readonly system?: string;
}

/** For development and staging: can be loaded beside an installed release without fighting over its names. */
export const development: Variant = {
  file: 'manifest.dev.xml',
  id: 'ee425502-9456-4204-a30a-4b5cd0211eed',
  namespace: 'DEV',
  description: {
    en: 'Development version of Tournament Scoring. Its formulas start with DEV, e.g. DEV.SOF.AWARD.',
    nl: 'Ontwikkelversie van Toernooipunten. De formules beginnen met DEV, bijv. DEV.SOF.AWARD.',
  },
};

const descriptions: Readonly<Record<SystemId, Text>> = {
  sof: {
    en: 'Strength of Field masterpoint awards (bridge) as formulas, with a pane that explains them.',
    nl: 'Meesterpunten naar sterkte van het veld (bridge) als formules, met een paneel dat ze uitlegt.',
  },
  aga: {
    en: 'Tournament category and points of the American Go Association as formulas, with a pane that explains them.',
    nl: 'Toernooicategorie en punten van de American Go Association als formules, met een paneel dat ze uitlegt.',
  },
  kgs: {
    en: 'Points of the KGS computer go championship as formulas, with a pane that explains them.',
    nl: 'Punten van het KGS-kampioenschap computergo als formules, met een paneel dat ze uitlegt.',
  },
  nk: {
    en: 'Groups, pairs and scores of the Dutch go championship as formulas, with a pane that explains them.',
    nl: 'Groepen, paren en scores van het Nederlands kampioenschap go als formules, met een paneel dat ze uitlegt.',
  },
  kuksu: {
    en: 'Leagues and ranking of the Kuksu title tournament as formulas, with a pane that explains them.',
    nl: 'Leagues en rangschikking van het Kuksu-titeltoernooi als formules, met een paneel dat ze uitlegt.',
  },
};

/** Together they give the very same formulas as the release, should Excel insist on a namespace. */
export const fallbacks: readonly Variant[] = systems.map(({ id, prefix, fallbackManifest }) => ({
  file: `manifest.${id}.xml`,
  id: fallbackManifest,
  namespace: prefix,
  system: prefix,
  description: descriptions[id],
}));
