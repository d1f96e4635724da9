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
  /** What stands before the function's id in a formula: namespace DEV makes =DEV.SOF.AWARD. */
  readonly namespace: string;
  readonly description: Text;
  /** Set when the manifest offers one system alone, under ids without the system: namespace SOF, id AWARD. */
  readonly system?: string;
}

/** What every language says of a manifest. */
const descriptions = (id: SystemId | 'general'): Text =>
  Object.fromEntries(
    tongues.map(({ tag, locale }) => [locale, saidOf(tag, id, 'manifest') as string]),
  );

/** For development and staging: can be loaded beside an installed release without fighting over its names. */
export const development: Variant = {
  file: 'manifest.dev.xml',
  id: 'ee425502-9456-4204-a30a-4b5cd0211eed',
  namespace: 'DEV',
  description: descriptions('general'),
};

/** Together they give the very same formulas as the release, should Excel insist on a namespace. */
export const fallbacks: readonly Variant[] = systems.map(({ id, prefix, fallbackManifest }) => ({
  file: `manifest.${id}.xml`,
  id: fallbackManifest,
  namespace: prefix,
  system: prefix,
  description: descriptions(id),
}));
