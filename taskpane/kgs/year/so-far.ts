import {
  type Alias,
  type AnnualLine,
  type AnnualRow,
  type Failure,
  type Found,
  kgsAnnual,
} from '../../../src';
import type { DecimalMark } from '../../sheets/notation';
import type { Finding } from '../../sheets/plan';
import { renamedByHand, type YearStructure } from '../structure';
import { ruled, sentence, type Sentence } from '../../../src/language';
import { shownCell, unusable } from '../../sheets/columns/kinds';
import { spelling } from '../../sheets/columns/spelling';
import type { CellsOf, ListIn } from '../../sheets/read-list';
import { foundIn, plainText } from '../../sheets/source';
import type { EngineKey, LineKey } from './lists';
import { findLines } from '../../sheets/season';

/** The lines of the year as they stand, for a tournament to be added. */
interface YearSoFar {
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

interface YearWithLines {
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
  readonly engines: ListIn<EngineKey>;
  readonly tournaments: readonly { readonly name: string; readonly isGone: boolean }[];
  /** A tournament that was renamed by hand, with the name it had. */
  readonly byHand:
    | { readonly former: string; readonly tournament: { readonly name: string } }
    | undefined;
}

/** Engines as they stand. */
interface EnginesSoFar {
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
    const [account, event, engine] = (['account', 'event', 'engine'] as const).map((key) =>
      foundIn(area.held(key, row)),
    ) as [Found, Found, Found];
    return { row, alias: { account, event, engine } };
  });
  const broken = rows.flatMap(({ row }) =>
    area.keys.flatMap((key): Finding[] => {
      const why = unusable(area.held(key, row), area.nameAt(key, row));
      return why ? [{ sentence: why, at: area.at(key, row) }] : [];
    }),
  );
  const known = tournaments.map(({ name }) => name.toLowerCase());
  const filled = rows.filter(({ row }) =>
    area.keys.some((key) => area.held(key, row).kind !== 'blank'),
  );
  const aliases = rows.map(({ alias }) => alias);
  const states = rowStates(aliases);
  const unused = states.flatMap((state, index): Finding[] =>
    state === undefined || hasError(area, 1 + index)
      ? []
      : [
          {
            sentence: rowSentence(state, area, 1 + index, mark),
            at: area.lineAt(1 + index),
          },
        ],
  );
  const unknownEvents = (tournament: string): readonly Finding[] =>
    rows.flatMap(({ row, alias: { event } }): Finding[] => {
      const name = String(event ?? '')
        .trim()
        .toLowerCase();
      if (name === '' || name === tournament.toLowerCase() || known.includes(name)) return [];
      const values = { address: area.nameAt('event', row), content: String(event) };
      const at = area.at('event', row);
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
          const values = { address: area.lineName(row), content: String(account) };
          return [{ sentence: sentence('kgsEngineUnplayed', values), at: area.lineAt(row) }];
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

function hasError({ keys, held }: ListIn<EngineKey>, row: number): boolean {
  return keys.some((key) => unusable(held(key, row), '') !== undefined);
}

function rowSentence(
  state: Unused,
  { held, lineName }: ListIn<EngineKey>,
  row: number,
  mark: DecimalMark,
): Sentence {
  const address = lineName(row);
  if (state === 'incomplete') return sentence('kgsEngineIncomplete', { address });
  const content = shownCell(held('account', row), mark);
  return sentence('kgsEngineTwice', { address, content });
}

/** Why there are no totals; rows of aliases count from 1, below their headings. */
function explainAlias(failure: Failure, area: ListIn<EngineKey>, mark: DecimalMark): Finding {
  const row = failure.at.row ?? 0;
  const at = area.lineAt(row);
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
  readonly lines: ListIn<LineKey>;
  readonly tournaments: readonly { readonly name: string; readonly isGone: boolean }[];
}

/** The lines of a year as they stand. */
interface Lines {
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
  const { filled, broken, lost, nextRow } = findLines(area);
  const named = filled.map((cells) => ({
    account: foundIn(cells.account),
    event: foundIn(cells.event),
    points: Number(foundIn(cells.points)),
  }));
  const lines = named.filter((_, i) => isCounted(filled[i]));
  return {
    lines,
    named,
    isHidden: broken.length + lost.length > 0,
    broken: [...broken.flatMap((row) => lineError(area, row)), ...leftOut(area, nextRow)],
    lostLines: lostLines(year, lost),
    lost,
    nextRow,
  };
}

/** As the formula beside the lines says (lineStatesFormula). */
function isCounted(cells: CellsOf<LineKey> | undefined): boolean {
  if (!cells) return false;
  const isNamed = [cells.account, cells.event].every((cell) => plainText(cell, '.') !== '');
  return isNamed && cells.points.kind === 'number';
}

/** Lines without error in which something is missing. */
function leftOut({ keys, cells, held, lineName, lineAt }: ListIn<LineKey>, end: number): Finding[] {
  const findings: Finding[] = [];
  for (let row = 1; row < end; row++) {
    const line = keys.map((key) => held(key, row));
    if (line.some(({ kind }) => kind === 'error') || isCounted(cells(row))) continue;
    if (line.every(({ kind }) => kind === 'blank')) continue;
    const values = { address: lineName(row) };
    findings.push({ sentence: sentence('kgsLineIncomplete', values), at: lineAt(row) });
  }
  return findings;
}

/** The first error of a line, said with its event. */
function lineError({ keys, held, nameAt, at }: ListIn<LineKey>, row: number): readonly Finding[] {
  return keys
    .flatMap((key): Finding[] => {
      const [cell, event] = [held(key, row), held('event', row)];
      if (cell.kind !== 'error') return [];
      const address = nameAt(key, row);
      const what =
        event.kind === 'error'
          ? address
          : sentence('kgsNamesAt', { names: plainText(event, '.'), address });
      const values = { what, error: cell.error };
      return [{ sentence: sentence('kgsLinesLeftOut', values), at: at(key, row) }];
    })
    .slice(0, 1);
}

/** Lines of deleted sheets are #REF! in every cell: their tournaments are those of Year that lost theirs. */
function lostLines({ lines: area, tournaments }: YearOfLines, rows: readonly number[]): Finding[] {
  const gone = tournaments.filter(({ isGone }) => isGone).map(({ name }) => name);
  return rows.map((row) => {
    const address = area.lineName(row);
    const what = gone.length > 0 ? sentence('kgsNamesAt', { names: gone, address }) : address;
    return { sentence: sentence('kgsSheetGone', { what }), at: area.lineAt(row) };
  });
}
