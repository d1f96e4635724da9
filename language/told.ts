/** What the rules say, in every language: their words are loaded with the jobs, not with the pane. */
export interface Told {
  readonly told: Readonly<Record<'en' | 'nl', string>>;
}
