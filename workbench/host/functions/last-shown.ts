import type { CellPosition } from '../../grid/grid';
import type { FunctionValue } from './results';

/** What each cell showed last: shown again while it waits for another value. */
export class LastShown {
  private readonly values = new Map<string, FunctionValue>();

  /** The value to be shown: the known one, which is remembered, or the one before. */
  value(
    { sheetId, row, column }: CellPosition,
    known: FunctionValue | undefined,
  ): FunctionValue | undefined {
    const key = `${sheetId} ${row} ${column}`;
    if (known === undefined) return this.values.get(key);
    this.values.set(key, known);
    return known;
  }

  /** Cells have moved: a value would be shown elsewhere. */
  forget(): void {
    this.values.clear();
  }
}

/** An Excel that shows #BUSY! instead. */
export const nothingShown: Pick<LastShown, 'value' | 'forget'> = {
  value: (_, known) => known,
  forget: () => undefined,
};
