import type { Unsubscribe } from './grid';

export class Listeners<T> {
  // Wrapped, so that the same function added twice is told twice and leaves once.
  readonly #entries = new Set<{ readonly listener: (event: T) => void }>();

  add(listener: (event: T) => void): Unsubscribe {
    const entry = { listener };
    this.#entries.add(entry);
    return () => {
      this.#entries.delete(entry);
    };
  }

  tell(event: T): void {
    for (const { listener } of [...this.#entries]) listener(event);
  }
}
