import { kgsAnnual, type Alias, type AnnualLine, type AnnualRow, type Failure } from '../../src';
import { shownCell, unusable } from '../columns/kinds';
import type { DecimalMark } from '../plan/notation';
import type { Finding } from '../plan/plan';
import { ruled, sentence } from '../../language';
import { foundIn } from '../plan/found';
import type { NamedArea } from '../plan/named-area';
import { renamedByHand } from './former-names';
import { findLines } from '../season/lines';
import type { YearStructure } from './structure';
import { plainText, type SourceCell } from '../plan/source';

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
  /** Errors in engines and lines; the totals show an error until they are fixed. */
  readonly warnings: readonly Finding[];
}

export function readYear(structure: YearStructure, mark: DecimalMark): YearSoFar {
  const { lines, broken, lost, nextRow } = readLines(structure.lines);
  const engines = readEngines(structure, mark);
  const standing = [...lostLines(structure, lost), ...broken, ...engines.broken];
  const totalsOf = (
    tournament: string,
    all: readonly AnnualLine[],
    chosen: readonly Alias[],
  ): YearWithLines => {
    const warnings = [...standing, ...engines.unknownEvents(tournament)];
    if (broken.length > 0 || engines.broken.length > 0) return { totals: undefined, warnings };
    const annual = kgsAnnual(all, [...engines.aliases, ...chosen]);
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

interface Lines {
  readonly lines: readonly AnnualLine[];
  readonly broken: readonly Finding[];
  readonly lost: readonly number[];
  readonly nextRow: number;
}

function readLines(area: NamedArea): Lines {
  const { filled, broken, lost, nextRow } = findLines(area, 3);
  const lines = filled.map((cells) => {
    const [account = null, event = null, points] = cells.map(foundIn);
    return { account, event, points: Number(points) };
  });
  return {
    lines,
    broken: broken.flatMap(({ row, cells }) => lineError(area, row, cells)),
    lost,
    nextRow,
  };
}

/** The first error of a line, said with its event. */
function lineError(area: NamedArea, row: number, cells: readonly SourceCell[]): readonly Finding[] {
  const column = cells.findIndex(({ kind }) => kind === 'error');
  const cell = cells[column];
  if (cell?.kind !== 'error') return [];
  const address = area.address(row, column);
  const event = plainText(area.cell(row, 1), '.');
  const what =
    area.cell(row, 1).kind === 'error'
      ? address
      : sentence('kgsNamesAt', { names: event, address });
  const values = { what, error: cell.error };
  return [{ sentence: sentence('kgsLinesError', values), at: area.placeOf(row, column) }];
}

/** Lines of deleted sheets are #REF! in every cell: their tournaments are those of Year that lost theirs. */
function lostLines(
  { lines: area, tournaments }: YearStructure,
  rows: readonly number[],
): Finding[] {
  const gone = tournaments.filter(({ isGone }) => isGone).map(({ name }) => name);
  return rows.map((row) => {
    const address = area.address(row, 0, 1, 3);
    const what = gone.length > 0 ? sentence('kgsNamesAt', { names: gone, address }) : address;
    return { sentence: sentence('kgsSheetGone', { what }), at: area.placeOf(row, 0, 1, 3) };
  });
}

interface Engines {
  readonly aliases: readonly Alias[];
  readonly broken: readonly Finding[];
  readonly freeRow: number;
  /** Events that are neither a tournament of Year nor this one. */
  readonly unknownEvents: (tournament: string) => readonly Finding[];
  readonly explain: (failure: Failure) => Finding;
}

function readEngines(structure: YearStructure, mark: DecimalMark): Engines {
  const { engines: area, tournaments } = structure;
  const byHand = renamedByHand(structure);
  const rows = Array.from({ length: area.place.area.rows - 1 }, (_, index) => {
    const row = 1 + index;
    const [account = null, event = null, engine = null] = [0, 1, 2].map((column) =>
      foundIn(area.cell(row, column)),
    );
    return { row, alias: { account, event, engine } };
  });
  const broken = rows.flatMap(({ row }) =>
    [0, 1, 2].flatMap((column): Finding[] => {
      const why = unusable(area.cell(row, column), area.address(row, column));
      return why ? [{ sentence: why, at: area.placeOf(row, column) }] : [];
    }),
  );
  const known = tournaments.map(({ name }) => name.toLowerCase());
  const filled = rows.filter(({ row }) =>
    [0, 1, 2].some((column) => area.cell(row, column).kind !== 'blank'),
  );
  return {
    aliases: rows.map(({ alias }) => alias),
    freeRow: 1 + (filled.at(-1)?.row ?? 0),
    broken,
    unknownEvents: (tournament) =>
      rows.flatMap(({ row, alias: { event } }): Finding[] => {
        const name = String(event ?? '')
          .trim()
          .toLowerCase();
        if (name === '' || name === tournament.toLowerCase() || known.includes(name)) return [];
        const values = { address: area.address(row, 1), content: String(event) };
        const at = area.placeOf(row, 1);
        if (name !== byHand?.former.toLowerCase()) {
          return [{ sentence: sentence('kgsEngineEvent', values), at }];
        }
        const now = { ...values, name: byHand.tournament.name };
        return [{ sentence: sentence('kgsEngineEventRenamed', now), at }];
      }),
    explain: (failure) => explainAlias(failure, area, mark),
  };
}

/** Why there are no totals; rows of aliases count from 1, below their headings. */
function explainAlias(failure: Failure, area: NamedArea, mark: DecimalMark): Finding {
  const row = failure.at.row ?? 0;
  const address = area.address(row, 0, 1, 3);
  const at = area.placeOf(row, 0, 1, 3);
  switch (failure.code) {
    case 'accountNeeded':
    case 'engineNeeded':
      return { sentence: sentence('kgsEngineIncomplete', { address }), at };
    case 'aliasRepeats': {
      const content = shownCell(area.cell(row, 0), mark);
      return { sentence: sentence('kgsEngineTwice', { address, content }), at };
    }
    default:
      return { sentence: sentence('kgsTotalsUnknown', { why: ruled(failure) }) };
  }
}
