import { explainDecision, type RankedPlayer } from '../../../src';
import { type Language, ruled, saidInAny, speaker, type Translate } from '../../../src/language';
import {
  blank,
  centred,
  figure,
  type ListColumn,
  listSheet,
  number,
  text,
  widthFor,
} from '../../sheets/sheet-parts';
import type { NewSheet, PlanCell } from '../../sheets/plan';
import { sheetNames } from '../../sheets/sheet-names';
import { plainText, type SourceTable, type WorkbookFacts } from '../../sheets/source';
import { cycleOf, lastCycleNumber, newListOf, readListOf } from '../crosstable-names';
import { tabOf } from './leagues';
import { spelling } from '../../sheets/columns/spelling';

/** A league in order. */
export interface RankedPreview {
  readonly league: string;
  readonly players: readonly RankedLine[];
}

export interface RankedLine extends RankedPlayer {
  readonly disqualified: boolean;
}

interface ResultsGiven {
  /** The cycle that the results are of. */
  readonly cycle: number;
  readonly facts: WorkbookFacts;
  readonly language: Language;
  readonly t: Translate;
}

/** A table that the next cycle is grouped from. */
export function resultsSheet(
  leagues: readonly RankedPreview[],
  { cycle, facts, t, language }: ResultsGiven,
): NewSheet {
  const say = speaker(language);
  const all = leagues.flatMap(({ players }) => players);
  const points = all.every((each) => Number.isInteger(each.points)) ? '0' : '0.0';
  const sodos = all.every((each) => Number.isInteger(each.sodos ?? 0)) ? '0' : '0.00';
  const rows = leagues.flatMap(({ league, players }) =>
    players.map(
      ({ place, name, points: won, sodos: beaten, decision, disqualified }): PlanCell[] => [
        centred(text(league)),
        number(place, 'total'),
        text(name),
        figure(won, points),
        beaten === undefined ? blank() : figure(beaten, sodos),
        text(decision ? say(ruled(explainDecision(decision))) : ''),
        disqualified ? centred(text('x')) : centred(blank()),
      ],
    ),
  );
  const columns = columnsOf(
    all.map(({ name }) => name),
    rows.map(([, , , , , decided]) => (decided?.kind === 'text' ? decided.text : '')),
    t,
  );
  const title = t('kuksuResultsSheet');
  const event = t('kuksuLeaguesLine', {
    cycle,
    leagues: leagues.length,
    players: all.length,
  });
  return listSheet(
    {
      name: tabOf(title, cycle, sheetNames(facts), t),
      title,
      about: event,
      note: t('kuksuResultsNote'),
      columns,
      rows,
      block: { list: { kind: 'table', name: newListOf('Results', cycle, facts) } },
      frozen: 3,
    },
    t,
  );
}

function columnsOf(
  names: readonly string[],
  decided: readonly string[],
  t: Translate,
): readonly ListColumn[] {
  const looks = {
    kuksuLeague: ['mark', 8],
    kuksuPlace: ['number', 8],
    kuksuName: ['text', widthFor(names)],
    kuksuPoints: ['number', 8],
    kuksuSodos: ['number', 8],
    kuksuDecided: ['text', widthFor(decided, { most: 80 })],
    kuksuDisqualified: ['mark', t('kuksuDisqualified').length + 3],
  } as const;
  return resultsHeadings.map((key) => {
    const [kind, width] = looks[key];
    return { title: t(key), kind, width };
  });
}

/** The headings of a table of results, in their order. */
export const resultsHeadings = [
  'kuksuLeague',
  'kuksuPlace',
  'kuksuName',
  'kuksuPoints',
  'kuksuSodos',
  'kuksuDecided',
  'kuksuDisqualified',
] as const;

/** The cycle that was played last. */
export function rankedCycle(facts: WorkbookFacts): number {
  return Math.max(1, lastCycleNumber(facts));
}

/**
 * The results of the last cycle among the tables of a workbook: by its name, the one written last. In older workbooks by what stands
 * in them, whatever their sheets are called.
 */
export function lastResults(
  tables: readonly SourceTable[],
  facts: WorkbookFacts,
): string | undefined {
  const cycle = rankedCycle(facts);
  const own = readListOf('Results', cycle, tables)?.table;
  if (own !== undefined) return own;
  // Older workbooks called them after their sheets: one for each cycle, unless one is missing.
  const older = tables.flatMap((each) =>
    each.table !== undefined && cycleOf('Results', each.table) === undefined && isResults(each)
      ? [each.table]
      : [],
  );
  return older.length >= cycle ? older.at(-1) : undefined;
}

function isResults({ rows: [head] }: SourceTable): boolean {
  return resultsHeadings.every((key, column) => {
    const cell = head?.cells[column];
    return (
      cell !== undefined &&
      saidInAny(key)
        .map(spelling)
        .includes(spelling(plainText(cell, '.')))
    );
  });
}
