import { kgsAnnual, type Alias, type AnnualLine, type AnnualRow } from '../../src';
import type { DecimalMark } from '../plan/notation';
import type { Finding } from '../plan/plan';
import { renamedByHand } from './former-names';
import type { YearStructure } from './structure';
import { readEngines } from './year/engines-so-far';
import { readLines } from './year/lines-so-far';

/** The lines of the year as they stand, for a tournament to be added. */
export interface YearSoFar {
  /** The first row below all lines, from 0 within their area; 1 where there are none. */
  readonly nextRow: number;
  /** All lines that count. */
  readonly lines: readonly AnnualLine[];
  /** Lines of result sheets that were deleted, to be cleared: their rows within the area. */
  readonly lost: readonly number[];
  /** Accounts and engines as they are known, and the first row below them; undefined where none is left. */
  readonly accounts: KnownAccounts;
  readonly add: (
    tournament: string,
    lines: readonly AnnualLine[],
    chosen?: readonly Alias[],
  ) => YearWithLines;
  /** The year when a tournament has gone. */
  readonly without: (tournament: string) => YearWithLines;
}

export interface KnownAccounts {
  readonly aliases: readonly Alias[];
  /** Accounts of earlier tournaments. */
  readonly seen: readonly string[];
  /** Rows of Engines below all that are filled, from 0 within the area. */
  readonly freeRow: number;
}

export interface YearWithLines {
  /** Undefined while errors prevent the totals. */
  readonly totals: readonly AnnualRow[] | undefined;
  /** Errors in engines and lines: the totals leave those rows out, or show an error in years without states. */
  readonly warnings: readonly Finding[];
}

export function readYear(structure: YearStructure, mark: DecimalMark): YearSoFar {
  const { lines, broken, lostLines, lost, nextRow } = readLines(structure);
  const engines = readEngines({ ...structure, byHand: renamedByHand(structure) }, mark);
  const standing = [...lostLines, ...broken, ...engines.broken];
  const isSpoilt = !structure.hasStates && broken.length + engines.broken.length > 0;
  const totalsOf = (
    tournament: string,
    all: readonly AnnualLine[],
    chosen: readonly Alias[],
  ): YearWithLines => {
    const warnings = [...standing, ...engines.unknownEvents(tournament)];
    if (isSpoilt) return { totals: undefined, warnings };
    const annual = kgsAnnual(all, [...engines.used, ...chosen]);
    return annual.ok
      ? { totals: annual.value, warnings }
      : { totals: undefined, warnings: [...warnings, engines.explain(annual.failure)] };
  };
  return {
    nextRow,
    lines,
    lost,
    accounts: {
      aliases: engines.aliases,
      seen: lines.map(({ account }) => String(account ?? '').trim()),
      freeRow: engines.freeRow,
    },
    add: (tournament, more, chosen = []) => totalsOf(tournament, [...lines, ...more], chosen),
    without: (tournament) => {
      const isOfIt = ({ event }: AnnualLine): boolean =>
        String(event ?? '').toLowerCase() === tournament.toLowerCase();
      return totalsOf(
        tournament,
        lines.filter((line) => !isOfIt(line)),
        [],
      );
    },
  };
}
