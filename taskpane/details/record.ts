/** A code and when it came. */
export interface NotedCode {
  readonly code: string;
  readonly at: Date;
}

/** Codes kept; the last ones show what happened. */
const most = 5;

/** What Copy details says about the work in hand. Never a content, a name or an address: only words of ours and Excel's. */
class Record {
  private noted: readonly NotedCode[] = [];
  private readonly steps = new Map<string, string>();
  /** The id of the open job. */
  job = 'home';

  get codes(): readonly NotedCode[] {
    return this.noted;
  }

  /** Keeps a code of Excel or of ours. Codes are words without blanks; anything else could hold what is in a cell. */
  note(code: string): void {
    const isCode = /^[A-Za-z][A-Za-z0-9.:]{0,79}$/.test(code);
    this.noted = [...this.noted, { code: isCode ? code : 'other', at: new Date() }].slice(-most);
  }

  /** What a part of the pane is doing: `reading`, `computing`, `working`. */
  setStep(part: 'run' | 'writer', step: string): void {
    this.steps.set(part, step);
  }

  get step(): string {
    return [...this.steps].map(([part, step]) => `${part} ${step}`).join(', ') || 'none';
  }

  clear(): void {
    this.noted = [];
    this.steps.clear();
    this.job = 'home';
  }
}

/** The one record of the pane. */
export const record = new Record();
