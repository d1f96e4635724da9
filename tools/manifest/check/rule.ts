import type { Document } from '../xml';

/** What a rule may look at besides the manifest itself. */
export interface Context {
  /** The manifest's file name, e.g. `manifest.sof.xml`. */
  readonly file: string;
  /** True for a generated manifest in dist: it must fit the build beside it, down to the help links. */
  readonly shipped: boolean;
  /** True when there is a build to compare with. */
  readonly built: boolean;
  /** Reads a file by its path below the manifest's host; undefined when there is none. */
  readonly read: (path: string) => Buffer | undefined;
}

/** One thing that must hold of every manifest; each finding is a sentence that names the place. */
export interface Rule {
  readonly name: string;
  readonly check: (document: Document, context: Context) => string[];
}

export interface Finding {
  readonly file: string;
  readonly rule: string;
  readonly sentence: string;
}
