import type { Rules, RulesInWords } from './rules';

/** What is fetched together with a bundle of the pane. */
export interface Part {
  /** Texts of the pane, by key. */
  readonly texts?: Readonly<Record<string, string>>;
  readonly rules?: Partial<Rules>;
}

interface SampleList {
  readonly title: string;
  readonly headings: readonly string[];
}

/** What stands above the lists to try the systems with. */
export interface SampleWords {
  readonly nk: SampleList;
  readonly kuksu: SampleList;
  readonly kgs: { readonly title: string; readonly tournament: string };
  readonly aga: SampleList & { readonly event: string; readonly yes: string; readonly no: string };
  readonly sof: SampleList & { readonly event: string };
}

/** A language as `src/language/<tag>/index.ts` describes it. */
export interface Tongue {
  readonly tag: string;
  /** As manifests call it. */
  readonly locale: string;
  /** The words that sentences are put together with. */
  readonly words: RulesInWords['words'];
  readonly samples: () => Promise<SampleWords>;
  /** What the pane starts with. */
  readonly start: () => Promise<Part>;
  /** The parts that come later, each within the bundle that needs it: of systems with jobs, of the view Why. Only of the language that the pane speaks. */
  readonly load: Readonly<Record<string, () => Promise<Part>>>;
  /** What is needed in every language: what stands on sheets is read back in any of them, and words are searched in all. */
  readonly shared: Readonly<Record<string, () => Promise<Part>>>;
}
