/**
 * Which column holds which field. Made by `recognise(source, fields)` and corrected by the user in ColumnChoice;
 * `readColumns` takes it as it is.
 */
export interface Recognition<Key extends string = string> {
  /** Position of the header row in the source's rows; undefined if none was recognised: every row is data. */
  readonly header: number | undefined;
  /** Position of the column in the source for each field found or chosen. */
  readonly columns: Readonly<Partial<Record<Key, number>>>;
  /** Fields for which several columns would do: none is taken until the user chooses. */
  readonly ambiguous: readonly Key[];
}
