import type { ReadReference, Wanted } from '../../workbook/why';

/** Fewer cells are asked for each time: that takes no longer than asking for the active cell. */
const LONG = 1_000;

/**
 * The long lists that were read last. Another row of the same result needs the same ones: they are not asked for again until
 * Excel tells of a change, of new results, or of a sheet with another name.
 */
export class LastRead {
  private last: { readonly key: string; readonly read: readonly ReadReference[] } | undefined;
  private changes = 0;
  private listeners = 0;

  /** Excel tells of changes from now on; gives what ends that. Without it nothing is remembered. */
  listen(): () => void {
    this.listeners += 1;
    return () => {
      this.listeners -= 1;
      this.forget();
    };
  }

  /** Something has changed: also what is being read now is not kept. */
  forget(): void {
    this.changes += 1;
    this.last = undefined;
  }

  async read(
    sheetId: string,
    wanted: readonly Wanted[],
    ask: () => Promise<readonly ReadReference[]>,
  ): Promise<readonly ReadReference[]> {
    const key = JSON.stringify([sheetId, wanted]);
    if (this.last?.key === key) return this.last.read;
    const { changes } = this;
    const read = await ask();
    if (changes === this.changes && this.listeners > 0 && read.some(isLong)) {
      this.last = { key, read };
    }
    return read;
  }
}

function isLong(read: ReadReference): boolean {
  return read.kind === 'cells' && read.held.length * (read.held[0]?.length ?? 0) > LONG;
}
