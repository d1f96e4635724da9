/** How this Excel reads texts as numbers. */
export interface Settings {
  readonly mark: '.' | ',';
}
