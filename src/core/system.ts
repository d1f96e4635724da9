/** The facts of a system: data only. Names, titles and explanations are texts of a language. */
export interface System {
  /** Names its files and folders: `functions/nk.ts`, `src/nk`, `taskpane/nk`. */
  readonly id: string;
  /** What its functions start with, as directors write it. */
  readonly prefix: string;
  /** The letter of its clauses: N for N1, N2 … in `src/nk/rules.md`. */
  readonly clause: string;
  /** How many clauses there are. */
  readonly clauses: number;
  /** The add-in id of the manifest that offers this system alone. Never change one that was given out. */
  readonly fallbackManifest: string;
  /** Its custom functions, in the order of the reference. */
  readonly functions: readonly string[];
  /** Its jobs, in the order in which Home offers them; none for a system of formulas alone. */
  readonly jobs: readonly string[];
  /** Its guides in `docs`. */
  readonly guides: readonly string[];
}
