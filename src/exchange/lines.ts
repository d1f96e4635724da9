import type { Failure, Refusal } from '../core/result';
import { aNumber, aText, type Vocabulary } from '../core/message';

/** Failures that are listed; the others are counted (F3). */
export const MOST_TOLD = 20;

/** Why a text was refused: its first bad line as every refusal names it, and the others. */
export interface RefusedText extends Refusal {
  /** The first `MOST_TOLD` bad lines, the one of `failure` among them. */
  readonly failures: readonly Failure[];
  /** Bad lines beyond those. */
  readonly more: number;
}

/** The bad lines of a text while it is read. */
export class BadLines {
  private readonly told: Failure[] = [];
  private count = 0;

  add({ failure }: Refusal): void {
    this.count++;
    if (this.told.length < MOST_TOLD) this.told.push(failure);
  }

  /** The refusal, if there is any bad line. */
  get refusal(): RefusedText | undefined {
    const [failure] = this.told;
    if (!failure) return undefined;
    return { ok: false, failure, failures: this.told, more: this.count - this.told.length };
  }
}

/** All failures of a refusal that are told. */
export function failuresOf(refusal: Refusal | RefusedText): readonly Failure[] {
  return 'failures' in refusal ? refusal.failures : [refusal.failure];
}

/** How many more there are. */
export function moreThan(refusal: Refusal | RefusedText): number {
  return 'more' in refusal ? refusal.more : 0;
}

/** What the readers of other programs' files refuse. */
export const exchange = {
  openGothaRoot: {},
  openGothaNoPlayers: {},
  openGothaTooMany: { most: aNumber },
  openGothaNameTwice: {},
  openGothaName: {},
  openGothaNumber: { attribute: aText },
  openGothaRound: {},
  openGothaRounds: { most: aNumber },
  openGothaUnknown: {},
  openGothaResult: {},
  openGothaSelf: {},
} as const satisfies Vocabulary;

/** What the reader and the writer of AGA reports refuse. */
export const agaReport = {
  agaReportStart: {},
  agaReportNoPlayers: {},
  agaReportPlayer: {},
  agaReportRank: {},
  agaReportBehind: { behind: aText },
  agaReportId: {},
  agaReportIdTwice: { before: aNumber },
  agaReportRound: { most: aNumber },
  agaReportSomeRounds: {},
  agaReportGame: {},
  agaReportUnlisted: { id: aText },
  agaReportSelf: {},
  agaReportWinner: {},
  agaReportHandicap: {},
  agaReportKomi: {},
  agaReportTwoGames: { id: aText, round: aNumber, before: aNumber },
} as const satisfies Vocabulary;
