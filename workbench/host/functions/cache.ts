import type { FunctionValue } from './results';

interface Entry {
  readonly value: FunctionValue;
  lastUsed: number;
}

/** Entries that may be kept beyond twice what was left after the last full calculation. */
const slack = 1000;

/**
 * Results by what was sent. A formula asks for its value again whenever it is calculated; entries that a
 * calculation of the whole workbook did not ask for belong to formulas that are gone or have new arguments.
 */
export class ResultCache {
  private readonly entries = new Map<string, Entry>();
  private calculation = 0;
  private left = 0;

  get(key: string): FunctionValue | undefined {
    const entry = this.entries.get(key);
    if (entry === undefined) return undefined;
    entry.lastUsed = this.calculation;
    return entry.value;
  }

  set(key: string, value: FunctionValue): void {
    this.entries.set(key, { value, lastUsed: this.calculation });
  }

  /** Whether it is time to find out, by a full calculation, what is still used. */
  isCrowded(): boolean {
    return this.entries.size > 2 * this.left + slack;
  }

  startFullCalculation(): void {
    this.calculation++;
  }

  /** Drops what the calculation did not ask for. */
  endFullCalculation(): void {
    for (const [key, entry] of this.entries) {
      if (entry.lastUsed < this.calculation) this.entries.delete(key);
    }
    this.left = this.entries.size;
  }

  clear(): void {
    this.entries.clear();
    this.left = 0;
  }

  get size(): number {
    return this.entries.size;
  }
}
