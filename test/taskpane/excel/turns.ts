interface Turn {
  readonly due: number;
  readonly task: () => void;
}

/** A host's time: tasks come in the order in which they are due, and none is waited for. */
export class Turns {
  private readonly turns: Turn[] = [];
  private now = 0;
  private isRunning = false;

  readonly later = (task: () => void, wait = 0): void => {
    const due = this.now + wait;
    const at = this.turns.findIndex((turn) => turn.due > due);
    this.turns.splice(at === -1 ? this.turns.length : at, 0, { due, task });
    this.go();
  };

  /** Work that is done once so much time has gone by. */
  after(wait: number, work: () => void): Promise<void> {
    return new Promise((resolve, reject) => {
      this.later(() => {
        try {
          work();
          resolve();
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)));
        }
      }, wait);
    });
  }

  private go(): void {
    if (this.isRunning) return;
    this.isRunning = true;
    // A caller with an answer may ask again before the next turn.
    setImmediate(() =>
      setImmediate(() => {
        this.isRunning = false;
        const next = this.turns.shift();
        if (!next) return;
        this.now = Math.max(this.now, next.due);
        this.go();
        next.task();
      }),
    );
  }
}
