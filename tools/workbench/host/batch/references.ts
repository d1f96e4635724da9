import type { ModelObject } from '../model/object';

/**
 * Objects an add-in keeps between batches (`trackedObjects`, and every range inside one Excel.run). Ranges follow their cells
 * where rows or columns come and go.
 */
export class References {
  private readonly kept = new Map<string, ModelObject>();
  private readonly ids = new Map<ModelObject, string>();
  private next = 1;

  keep(object: ModelObject): void {
    if (this.ids.has(object)) return;
    const id = `reference ${this.next++}`;
    this.kept.set(id, object);
    this.ids.set(object, id);
  }

  idOf(object: ModelObject): string | undefined {
    return this.ids.get(object);
  }

  find(id: string): ModelObject | undefined {
    return this.kept.get(id);
  }

  remove(id: string): void {
    const object = this.kept.get(id);
    if (object !== undefined) this.ids.delete(object);
    this.kept.delete(id);
  }

  /** Cells have moved: each object becomes what follows it, or is gone (`null`). */
  follow(after: (object: ModelObject) => ModelObject | null): void {
    for (const [id, object] of [...this.kept]) {
      const next = after(object);
      if (next === object) continue;
      this.remove(id);
      if (next === null) continue;
      this.kept.set(id, next);
      this.ids.set(next, id);
    }
  }

  clear(): void {
    this.kept.clear();
    this.ids.clear();
  }

  get size(): number {
    return this.kept.size;
  }
}
