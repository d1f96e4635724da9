export interface Following {
  /** Looks again, for changes Excel does not announce, such as a renamed sheet. */
  readonly refresh: () => void;
  readonly stop: () => void;
}
