import { type Alias, type AnnualLine, type AnnualRow, type Failure, kgsAnnual } from '../../../src';
import type { DecimalMark } from '../../sheets/notation';
import type { Finding } from '../../sheets/plan';
import { renamedByHand, type YearStructure } from '../structure';
import { ruled, sentence, type Sentence } from '../../../src/language';
import { shownCell, unusable } from '../../sheets/columns/kinds';
import { spelling } from '../../sheets/columns/spelling';
import { foundIn } from '../../sheets/found';
import { type NamedArea, plainText, type SourceCell } from '../../sheets/source';
import { findLines } from '../../sheets/season';

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
  /** Errors in engines and lines: the totals leave those rows out. */
  readonly warnings: readonly Finding[];
}

export function readYear(structure: YearStructure, mark: DecimalMark): YearSoFar {
  const { lines, broken, lostLines, lost, nextRow } = readLines(structure);
  const engines = readEngines({ ...structure, byHand: renamedByHand(structure) }, mark);
  const standing = [...lostLines, ...broken, ...engines.broken];
  const totalsOf = (
    tournament: string,
    all: readonly AnnualLine[],
    chosen: readonly Alias[],
  ): YearWithLines => {
    const warnings = [...standing, ...engines.unknownEvents(tournament)];
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

/** What of a year is asked. */
interface YearOfEngines {
  readonly engines: NamedArea;
  readonly tournaments: readonly { readonly name: string; readonly isGone: boolean }[];
  /** A tournament that was renamed by hand, with the name it had. */
  readonly byHand:
    | { readonly former: string; readonly tournament: { readonly name: string } }
    | undefined;
}

/** Engines as they stand. */
export interface EnginesSoFar {
  readonly aliases: readonly Alias[];
  /** The same with blank rows for those that the sheet does not use. */
  readonly used: readonly Alias[];
  readonly broken: readonly Finding[];
  readonly freeRow: number;
  /** Events that are neither a tournament of Year nor this one. */
  readonly unknownEvents: (tournament: string) => readonly Finding[];
  /** Rows that no line and no tournament of the year belongs to, as the formula beside them says (rowStatesFormula). */
  readonly matchless: (lines: Lines) => readonly Finding[];
  readonly explain: (failure: Failure) => Finding;
}

export function readEngines(
  { engines: area, tournaments, byHand }: YearOfEngines,
  mark: DecimalMark,
): EnginesSoFar {
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
  const aliases = rows.map(({ alias }) => alias);
  const states = rowStates(aliases);
  const unused = states.flatMap((state, index): Finding[] =>
    state === undefined || hasError(area, 1 + index)
      ? []
      : [
          {
            sentence: rowSentence(state, area, 1 + index, mark),
            at: area.placeOf(1 + index, 0, 1, 3),
          },
        ],
  );
  const unknownEvents = (tournament: string): readonly Finding[] =>
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
    });
  return {
    aliases,
    used: aliases.map((alias, index) => (states[index] === undefined ? alias : noAlias)),
    freeRow: 1 + (filled.at(-1)?.row ?? 0),
    broken: [...broken, ...unused],
    unknownEvents,
    matchless: ({ named, isHidden }) => {
      const foreign = unknownEvents('');
      if (isHidden || tournaments.some(({ isGone }) => isGone)) return foreign;
      const keys = named.map(({ account, event }) => [keyOf(account), keyOf(event)] as const);
      const unplayed = rows.flatMap(
        ({ row, alias: { account, event, engine } }, index): Finding[] => {
          const [name, of] = [keyOf(account), keyOf(event)];
          if (name === '' || keyOf(engine) === '' || states[index] !== undefined) return [];
          if (of !== '' && !known.includes(of)) return [];
          const there = keys.filter(([, played]) => of === '' || played === of);
          if (there.length === 0 || there.some(([played]) => played === name)) return [];
          const address = area.address(row, 0, 1, 3);
          const values = { address, content: String(account) };
          return [
            { sentence: sentence('kgsEngineUnplayed', values), at: area.placeOf(row, 0, 1, 3) },
          ];
        },
      );
      return [...foreign, ...unplayed];
    },
    explain: (failure) => explainAlias(failure, area, mark),
  };
}

/** A name as it is compared. */
const keyOf = (name: unknown): string =>
  spelling(typeof name === 'string' || typeof name === 'number' ? String(name) : '').toLowerCase();

const noAlias: Alias = { account: null, event: null, engine: null };

type Unused = 'incomplete' | 'twice';

/** What is wrong with each row, as the formula beside them says (rowStatesFormula). */
function rowStates(aliases: readonly Alias[]): readonly (Unused | undefined)[] {
  const seen = new Set<string>();
  return aliases.map(({ account, event, engine }) => {
    const [key, of, stands] = [account, event, engine].map((name) =>
      spelling(String(name ?? '')).toLowerCase(),
    );
    if (`${key}${of}${stands}` === '') return undefined;
    const both = `${key}|${of}`;
    const isFirst = !seen.has(both);
    seen.add(both);
    if (key === '' || stands === '') return 'incomplete';
    return isFirst ? undefined : 'twice';
  });
}

function hasError(area: NamedArea, row: number): boolean {
  return [0, 1, 2].some((column) => unusable(area.cell(row, column), '') !== undefined);
}

function rowSentence(state: Unused, area: NamedArea, row: number, mark: DecimalMark): Sentence {
  const address = area.address(row, 0, 1, 3);
  if (state === 'incomplete') return sentence('kgsEngineIncomplete', { address });
  const content = shownCell(area.cell(row, 0), mark);
  return sentence('kgsEngineTwice', { address, content });
}

/** Why there are no totals; rows of aliases count from 1, below their headings. */
function explainAlias(failure: Failure, area: NamedArea, mark: DecimalMark): Finding {
  const row = failure.at.row ?? 0;
  const at = area.placeOf(row, 0, 1, 3);
  switch (failure.code) {
    case 'accountNeeded':
    case 'engineNeeded':
      return { sentence: rowSentence('incomplete', area, row, mark), at };
    case 'aliasRepeats':
      return { sentence: rowSentence('twice', area, row, mark), at };
    default:
      return { sentence: sentence('kgsTotalsUnknown', { why: ruled(failure) }) };
  }
}

/** What of a year is asked. */
interface YearOfLines {
  readonly lines: NamedArea;
  readonly tournaments: readonly { readonly name: string; readonly isGone: boolean }[];
}

/** The lines of a year as they stand. */
export interface Lines {
  readonly lines: readonly AnnualLine[];
  /** The accounts and tournaments of all lines without an error, whether they count or not. */
  readonly named: readonly Pick<AnnualLine, 'account' | 'event'>[];
  /** Whether an error hides who else has a line. */
  readonly isHidden: boolean;
  /** Lines that do not count. */
  readonly broken: readonly Finding[];
  readonly lostLines: readonly Finding[];
  readonly lost: readonly number[];
  readonly nextRow: number;
}

/** A line that is no line counts for nothing. */
export function readLines(year: YearOfLines): Lines {
  const { lines: area } = year;
  const { filled, broken, lost, nextRow } = findLines(area, 3);
  const lines = filled.filter(isCounted).map((cells) => {
    const [account = null, event = null, points] = cells.map(foundIn);
    return { account, event, points: Number(points) };
  });
  const named = filled.map((cells) => {
    const [account = null, event = null] = cells.map(foundIn);
    return { account, event };
  });
  return {
    lines,
    named,
    isHidden: broken.length + lost.length > 0,
    broken: [
      ...broken.flatMap(({ row, cells }) => lineError(area, row, cells)),
      ...leftOut(area, nextRow),
    ],
    lostLines: lostLines(year, lost),
    lost,
    nextRow,
  };
}

/** As the formula beside the lines says (lineStatesFormula). */
function isCounted([account, event, points]: readonly SourceCell[]): boolean {
  const isNamed = [account, event].every((cell) => cell && plainText(cell, '.') !== '');
  return isNamed && points?.kind === 'number';
}

/** Lines without error in which something is missing. */
function leftOut(area: NamedArea, end: number): Finding[] {
  const findings: Finding[] = [];
  for (let row = 1; row < end; row++) {
    const cells = [0, 1, 2].map((column) => area.cell(row, column));
    if (cells.some(({ kind }) => kind === 'error') || isCounted(cells)) continue;
    if (cells.every(({ kind }) => kind === 'blank')) continue;
    const values = { address: area.address(row, 0, 1, 3) };
    findings.push({
      sentence: sentence('kgsLineIncomplete', values),
      at: area.placeOf(row, 0, 1, 3),
    });
  }
  return findings;
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
  return [{ sentence: sentence('kgsLinesLeftOut', values), at: area.placeOf(row, column) }];
}

/** Lines of deleted sheets are #REF! in every cell: their tournaments are those of Year that lost theirs. */
function lostLines({ lines: area, tournaments }: YearOfLines, rows: readonly number[]): Finding[] {
  const gone = tournaments.filter(({ isGone }) => isGone).map(({ name }) => name);
  return rows.map((row) => {
    const address = area.address(row, 0, 1, 3);
    const what = gone.length > 0 ? sentence('kgsNamesAt', { names: gone, address }) : address;
    return { sentence: sentence('kgsSheetGone', { what }), at: area.placeOf(row, 0, 1, 3) };
  });
}
