import {
  explainDecision,
  normalisedName,
  type RankedPlayer,
  readLeague,
  shownName,
  writeLeague,
} from '../../../src';
import { withHalves } from '../../../src/exchange';
import { type Language, ruled, speaker, type Translate } from '../../../src/language';
import {
  blank,
  centred,
  figure,
  listSheet,
  number,
  text,
  widthFor,
} from '../../sheets/sheet-parts';
import type { NewSheet } from '../../sheets/plan';
import { sheetNames } from '../../sheets/sheet-names';
import type { SourceTable, WorkbookFacts } from '../../sheets/source';
import { type ListRead, readList } from '../../sheets/read-list';
import { type KeyOf, listOf } from '../../sheets/written-list';
import { lastCycleNumber, newListOf, readListOf } from '../crosstable-names';
import { tabOf } from './leagues';

/** A cycle, and its leagues in order. */
export interface RankedPreview {
  readonly cycle: number;
  readonly leagues: readonly LeagueInOrder[];
}

export interface LeagueInOrder {
  readonly league: string;
  readonly players: readonly RankedLine[];
}

export interface RankedLine extends Omit<RankedPlayer, 'place'> {
  /** Undefined before the first point of the league. */
  readonly place: number | undefined;
  readonly disqualified: boolean;
}

interface ResultsRow extends RankedLine {
  readonly league: string;
  readonly decided: string;
}

/** Whole where all of them are. */
interface ResultsFormats {
  readonly points: string;
  readonly sodos: string;
}

/** The results of a cycle: a line for each player, by leagues. */
export const results = listOf<ResultsRow, ResultsFormats>()({
  league: {
    label: 'kuksuLeague',
    ...{ as: 'mark', width: 8, presence: 'column' },
    share: { role: 'group' },
    cell: ({ league }) => centred(text(league)),
  },
  place: {
    label: 'kuksuPlace',
    ...{ as: 'mark', width: 8, presence: 'column' },
    share: { role: 'place' },
    cell: ({ place }) => centred(place === undefined ? blank('total') : number(place, 'total')),
  },
  name: {
    label: 'kuksuName',
    ...{ as: 'text', width: ({ texts }) => widthFor(texts), presence: 'column' },
    share: { role: 'name' },
    cell: ({ name }) => text(name),
  },
  points: {
    label: 'kuksuPoints',
    ...{ as: 'number', width: 8, presence: 'column' },
    share: { role: 'score', shown: withHalves },
    cell: ({ points }, { all }) => figure(points, all.points),
  },
  sodos: {
    label: 'kuksuSodos',
    ...{ as: 'mark', width: 8 },
    share: { role: 'figure', shown: withHalves, isNamed: true },
    cell: ({ sodos }, { all }) => centred(sodos === undefined ? blank() : figure(sodos, all.sodos)),
  },
  decided: {
    label: 'kuksuDecided',
    synonyms: ['beslist door'],
    ...{ as: 'text', width: ({ texts }) => widthFor(texts, { most: 80 }) },
    cell: ({ decided }) => text(decided),
  },
  disqualified: {
    label: 'kuksuDisqualified',
    ...{ as: 'mark', width: ({ title }) => title.length + 3 },
    cell: ({ disqualified }) => centred(disqualified ? text('x') : blank()),
  },
});

export type ResultsKey = KeyOf<typeof results>;

interface ResultsGiven {
  readonly facts: WorkbookFacts;
  readonly language: Language;
  readonly t: Translate;
}

/** A table that the next cycle is grouped from. */
export function resultsSheet(
  ranked: RankedPreview,
  { facts, t, language }: ResultsGiven,
): NewSheet {
  const { cycle, leagues } = ranked;
  const say = speaker(language);
  const all = leagues.flatMap(({ players }) => players);
  const formats = {
    points: all.every((each) => Number.isInteger(each.points)) ? '0' : '0.0',
    sodos: all.every((each) => Number.isInteger(each.sodos ?? 0)) ? '0' : '0.00',
  };
  const lines = leagues.flatMap(({ league, players }) =>
    players.map((each): ResultsRow => {
      const { decision } = each;
      return { ...each, league, decided: decision ? say(ruled(explainDecision(decision))) : '' };
    }),
  );
  const title = t('kuksuResultsSheet');
  return listSheet(
    {
      name: tabOf(title, cycle, sheetNames(facts), t),
      title,
      about: cycleLine(ranked, t),
      note: t('kuksuResultsNote'),
      ...results.write(lines, { all: formats, t }),
      block: { list: { kind: 'table', name: newListOf('Results', cycle, facts) } },
      frozen: 3,
    },
    t,
  );
}

/** Which cycle these leagues are, and how large: above their results, and above what is shared of them. */
export function cycleLine({ cycle, leagues }: RankedPreview, t: Translate): string {
  const players = leagues.reduce((count, each) => count + each.players.length, 0);
  return t('kuksuLeaguesLine', { cycle, leagues: leagues.length, players });
}

/** The cycle that was played last. */
export function rankedCycle(facts: WorkbookFacts): number {
  return Math.max(1, lastCycleNumber(facts));
}

/** The results of the last cycle among the tables of a workbook: by its name, the one written last. */
export function lastResults(
  tables: readonly SourceTable[],
  facts: WorkbookFacts,
): string | undefined {
  return readListOf('Results', rankedCycle(facts), tables)?.table;
}

/** A player on a list of results. */
export interface WrittenRank {
  /** The row of the sheet, from 0. */
  readonly row: number;
  readonly league: string;
  readonly name: string;
  readonly normalised: string;
  readonly place: number;
  readonly points: number;
  readonly sodos: number | undefined;
  readonly decided: string;
}

/** A list of results. */
export interface WrittenRanks {
  readonly ranks: readonly WrittenRank[];
  /** By the column within the table. */
  readonly columns: ListRead<ResultsKey>['columns'];
}

/** Undefined where the headings are not those of results. */
export function readRanks(source: SourceTable): WrittenRanks | undefined {
  const read = readList(results, source);
  if (!read) return undefined;
  return {
    columns: read.columns,
    ranks: read.lines.flatMap((line): WrittenRank[] => {
      const [name, label] = [shownName(line.text('name')), readLeague(line.text('league'), '')];
      // A league without a point has no places, and nothing to be explained by them.
      if (name === '' || !label.ok || line.text('place') === '') return [];
      return [
        {
          ...{ row: line.row, name, normalised: normalisedName(name) },
          league: writeLeague(label.value),
          place: line.number('place'),
          points: line.number('points'),
          sodos: line.text('sodos') === '' ? undefined : line.number('sodos'),
          decided: line.text('decided'),
        },
      ];
    }),
  };
}

/** The results of a cycle; of several lists the one written last. */
export function ranksOfCycle(
  cycle: number,
  tables: readonly SourceTable[],
): readonly WrittenRank[] | undefined {
  const list = readListOf('Results', cycle, tables);
  return list && readRanks(list)?.ranks;
}
