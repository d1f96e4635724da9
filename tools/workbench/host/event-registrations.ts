/** Which events a page has asked for, counted, because two of its objects may ask for the same one. */
export class EventRegistrations {
  private readonly counts = new Map<string, number>();

  add(eventType: number, target: string): void {
    const key = keyOf(eventType, target);
    this.counts.set(key, (this.counts.get(key) ?? 0) + 1);
  }

  remove(eventType: number, target: string): void {
    const key = keyOf(eventType, target);
    const count = (this.counts.get(key) ?? 0) - 1;
    if (count > 0) this.counts.set(key, count);
    else this.counts.delete(key);
  }

  has(eventType: number, target: string): boolean {
    return this.counts.has(keyOf(eventType, target));
  }
}

function keyOf(eventType: number, target: string): string {
  return `${eventType} ${target}`;
}
