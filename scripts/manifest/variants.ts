import { tongues } from '../../language/tongues';
import { systems, type SystemId } from '../../systems';
import { saidOf } from '../language';

/** A text of the manifest, by locale. */
export type Text = Readonly<Record<string, string>>;

/** A manifest beside the release: its own add-in for Office, with its own id and its own formulas. */
export interface Variant {
  readonly file: string;
  /** Never change one that was given out: Office would take it for another add-in. */
  readonly id: string;
  /** What its names end in: `Tournament Scoring (SOF)`. */
  readonly mark: string;
  /** What stands before the function's id in a formula: namespace DEV makes =DEV.SOF.AWARD. None: the release's formulas. */
  readonly namespace?: string;
  readonly description: Text;
  /** Set when the manifest offers one system alone, under ids without the system: namespace SOF, id AWARD. */
  readonly system?: string;
  /** Set when the functions run in the pane's runtime: the page that loads both. */
  readonly sharedPage?: string;
}

/** What every language says of a manifest. */
const descriptions = (id: SystemId | 'general', name = 'manifest'): Text =>
  Object.fromEntries(
    tongues.map(({ tag, locale }) => [locale, saidOf(tag, id, 'manifest', name) as string]),
  );

/** For development and staging: can be loaded beside an installed release without fighting over its names. */
export const development: Variant = {
  file: 'manifest.dev.xml',
  id: 'ee425502-9456-4204-a30a-4b5cd0211eed',
  mark: 'DEV',
  namespace: 'DEV',
  description: descriptions('general'),
};

/**
 * The release's formulas in the runtime of the pane, should an Excel not run functions in a runtime of their own. Never
 * installed beside the release: both claim the same formulas.
 */
export const sharedRuntime = {
  file: 'manifest.shared.xml',
  id: '083373ca-c113-42df-88df-6c1e8e6e9d6b',
  mark: 'shared',
  description: descriptions('general', 'shared'),
  sharedPage: 'taskpane.shared.html',
} as const satisfies Variant;

/** Together they give the very same formulas as the release, should Excel insist on a namespace. */
export const fallbacks: readonly Variant[] = systems.map(({ id, prefix, fallbackManifest }) => ({
  file: `manifest.${id}.xml`,
  id: fallbackManifest,
  mark: prefix,
  namespace: prefix,
  system: prefix,
  description: descriptions(id),
}));
