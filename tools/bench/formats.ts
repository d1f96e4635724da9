import type * as Core from '../../src';
import { atOnce, readEgdTable } from '../../src';
import {
  agaReportText,
  htmlTable,
  openGothaText,
  type OpenGothaToWrite,
  pairingsText,
  readAgaReport,
  readOpenGotha,
  readRatingList,
  type XmlElement,
} from '../../src/exchange';
import { medians, ratio, SELDOM } from './measure';

/**
 * Texts of other programs, read and written: twice as many lines take twice as long, and each is held against what JavaScript itself
 * does with as much text. `npx tsx tools/bench/formats.ts`
 */
interface Format {
  readonly lines: number;
  readonly work: (lines: number) => () => unknown;
  /** The same text split into its lines, or the same values by JSON. */
  readonly plain: (lines: number) => () => unknown;
}

const made = (count: number, line: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => line(at)).join('\n');

const id = (at: number): number => 1_000_000 + at;

function reader(
  lines: number,
  text: (lines: number) => string,
  read: (text: string) => unknown,
): Format {
  return {
    lines,
    work(count) {
      const given = text(count);
      return () => read(given);
    },
    plain(count) {
      const given = text(count);
      return () => given.split('\n').map((line) => line.split(' '));
    },
  };
}

function writer<T>(
  lines: number,
  values: (lines: number) => T,
  write: (values: T) => unknown,
): Format {
  return {
    lines,
    work(count) {
      const given = values(count);
      return () => write(given);
    },
    plain(count) {
      const given = values(count);
      return () => JSON.stringify(given);
    },
  };
}

const event = (count: number): OpenGothaToWrite => ({
  players: Array.from({ length: count }, (_, at) => ({
    ...{ surname: `N${id(at)}`, given: 'Ada', correction: 0, absent: [], isFinal: true },
  })),
  ...{ games: [], byes: [] },
  details: { rounds: 3, absencePoints: 0 },
});

/** What the parser of a browser makes of a file with so many players. */
const elements = (count: number): XmlElement => ({
  ...{ name: 'Tournament', attributes: {} },
  children: [
    {
      ...{ name: 'Players', attributes: {} },
      children: Array.from({ length: count }, (_, at) => ({
        ...{ name: 'Player', children: [] },
        attributes: {
          ...{ name: `N${id(at)}`, firstName: 'Ada', country: 'NL', club: 'Leid', rank: '1D' },
          ...{ rating: '2100', participating: '1'.repeat(20), registeringStatus: 'FIN' },
        },
      })),
    },
  ],
});

const formats: Readonly<Record<string, Format>> = {
  'a tournament table of the EGD': reader(
    20_000,
    (count) => made(count, (at) => `${String(at + 1).padStart(6)} N Ada 1d NL Leid 20 0 0 0 0-`),
    readEgdTable,
  ),
  'the European rating list': reader(
    40_000,
    (count) => made(count, (at) => ` ${10_000_000 + at} N Ada NL Leid 1d -- 2100 12 T260101A`),
    readRatingList,
  ),
  TDListA: reader(
    40_000,
    (count) => made(count, (at) => `N, A\t${id(at)}\tFull\t5.5\t1/1/2027\tC\tMA\t1\t`),
    readRatingList,
  ),
  TDListN: reader(
    40_000,
    (count) => made(count, (at) => `N, A ${id(at)} Full 5.5 1/1/2027 none MA`),
    readRatingList,
  ),
  'the players of an AGA report': reader(
    40_000,
    (count) => `TOURNEY x\nPLAYERS\n${made(count, (at) => `${id(at)} N, Ada 1d`)}`,
    readAgaReport,
  ),
  'the games of an AGA report': reader(
    40_000,
    (count) => {
      // Of so many players everyone plays in each of twenty rounds.
      const players = count / 10;
      const pair = (at: number): string => `${id(2 * at)} ${id(2 * at + 1)} W 0 7`;
      const rounds = made(20, (round) => `GAMES ${round + 1}\n${made(players / 2, pair)}`);
      return `TOURNEY x\nPLAYERS\n${made(players, (at) => `${id(at)} N, Ada 1d`)}\n${rounds}`;
    },
    readAgaReport,
  ),
  'the elements of an OpenGotha file': {
    lines: 1000,
    work(count) {
      const tree = elements(count);
      return () => readOpenGotha(tree);
    },
    plain(count) {
      const text = JSON.stringify(elements(count));
      return () => JSON.parse(text) as unknown;
    },
  },
  'an OpenGotha file, written': writer(1000, event, (given) => atOnce(openGothaText(given))),
  'an AGA report, written': writer(
    20_000,
    (count) => ({
      ...{ title: 'Open', details: {}, games: [] },
      players: Array.from({ length: count }, (_, at) => ({
        ...{ id: String(id(at)), surname: 'Lin', given: 'Ada', rank: '8d' },
      })),
    }),
    (given) => atOnce(agaReportText(given)),
  ),
  'pairings as text': writer(
    20_000,
    (count) =>
      Array.from({ length: count }, (_, at) => ({
        ...{ number: at + 1, black: { name: 'Ada Lin' }, white: { name: 'Bo Park' } },
      })),
    (boards) => pairingsText({ title: 'T', sides: 'S', alone: [], boards }),
  ),
  'standings as HTML': writer(
    20_000,
    (count) => Array.from({ length: count }, (_, at) => [String(at + 1), '<Ada Lin>', '4½']),
    (rows) => htmlTable({ lang: 'en', caption: 'T', columns: ['A', 'B', 'C'], heading: 0, rows }),
  ),
};

export function* formatRows(): Generator<{ what: string; value: number; goal?: number }> {
  for (const [what, { lines, work, plain }] of Object.entries(formats)) {
    const [twice = NaN, once = NaN, own = NaN] = medians(
      [work(2 * lines), work(lines), plain(lines)],
      SELDOM,
    );
    yield {
      what: `${what}: ${2 * lines} lines / ${lines}`,
      value: ratio([twice, once]),
      goal: 2.5,
    };
    yield { what: `${what} / split or JSON of as much`, value: ratio([once, own]) };
  }
}

/** Texts that are hard to read, of a size. */
const hostile = ({
  readEgdTable,
  readLeague,
  readLeaguePages,
}: typeof Core): Readonly<Record<string, (size: number) => void>> => ({
  'blanks around a league': (size) => {
    for (let time = 0; time < 20; time++) readLeague(`B${' '.repeat(size)}?`, 'league');
  },
  'blanks in names of a page': (size) => {
    readLeaguePages(`Group A\nPlayer\tPoints\nAnn${' '.repeat(size)}Lee [5d\t1`);
  },
  '"group" over and over': (size) => {
    readLeaguePages('group '.repeat(size));
  },
  'many pages': (size) => {
    readLeaguePages('Group A\nPlayer\tPoints\nAnn\t1\n\n'.repeat(size / 5));
  },
  '"Clu" over and over': (size) => {
    readEgdTable(`; Pl ${'Clu '.repeat(size)}\u2028\n1 A 1d 0-`);
  },
  'results of one line': (size) => {
    readEgdTable(`1 A 1d ${'0- '.repeat(size)}`);
  },
  'lines of a tournament table': (size) => {
    readEgdTable(Array.from({ length: size }, (_, at) => `${at + 1} A 1d 0-`).join('\n'));
  },
});

/** Parsers of pasted texts: twice the hostile text takes twice the time. */
export function parsingRows(): readonly { what: string; value: number; goal: number }[] {
  // oxlint-disable-next-line typescript/no-require-imports -- it exists only once it is built
  const core = require('../../dist/core') as typeof Core;
  return Object.entries(hostile(core)).map(([what, read]) => {
    const times = medians(
      [100_000, 50_000].map((size) => () => {
        read(size);
      }),
      SELDOM,
    );
    return { what: `parsing ${what}: 100,000 / 50,000`, value: ratio(times), goal: 2.5 };
  });
}

if (require.main === module) {
  for (const { what, value, goal } of formatRows()) {
    const aim = goal === undefined ? '' : ` (goal: at most ${goal})`;
    console.log(`${value.toFixed(2)}  ${what}${aim}`);
  }
}
