import type { Watch } from '../../../tools/workbench/host';

/** What a step costs: requests that are waited for, and all bytes and actions sent, office.js's own included. */
export interface Cost {
  readonly requests: number;
  readonly bytes: number;
  readonly actions: number;
}

/** Counts what is sent to Excel. */
export class Meter {
  private requests = 0;
  private bytes = 0;
  private actions = 0;

  readonly watch: Watch = ({ text, request, isOwn }) => {
    if (isOwn) this.requests += 1;
    this.bytes += Buffer.byteLength(text);
    this.actions += request.Actions.length;
  };

  /** Does the work and lets office.js tidy up after it. */
  async cost(work: () => Promise<unknown>): Promise<Cost> {
    const { requests, bytes, actions } = this;
    await work();
    await rest();
    return {
      requests: this.requests - requests,
      bytes: this.bytes - bytes,
      actions: this.actions - actions,
    };
  }
}

/**
 * Until events and bookkeeping that are under way have arrived. It waits in many short turns, because on a busy machine
 * one long timer ends before the work that others queued meanwhile.
 */
export async function rest(milliseconds = 100): Promise<void> {
  const turns = 40;
  for (let turn = 0; turn < turns; turn++)
    await new Promise((resolve) => setTimeout(resolve, milliseconds / turns));
}
