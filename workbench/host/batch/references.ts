import type { ModelObject } from '../model/object';

/**
 * Objects an add-in keeps between batches (`trackedObjects`, and every range inside one Excel.run). Excel's
 * references move when rows are inserted; these stay where they were.
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

  clear(): void {
    this.kept.clear();
    this.ids.clear();
  }

  get size(): number {
    return this.kept.size;
  }
}
