import type * as Core from '../../src';
import { medians, ratio, SELDOM } from './measure';

/** Parsers of pasted texts: twice the hostile text takes twice the time. */

// oxlint-disable-next-line typescript/no-require-imports -- it exists only once it is built
const { readEgdTable, readLeague, readLeaguePages } = require('../../dist/core') as typeof Core;

const HOSTILE: Readonly<Record<string, (size: number) => void>> = {
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
};

export function parsingRows(): readonly { what: string; value: number; goal: number }[] {
  return Object.entries(HOSTILE).map(([what, read]) => {
    const times = medians(
      [100_000, 50_000].map((size) => () => {
        read(size);
      }),
      SELDOM,
    );
    return { what: `parsing ${what}: 100,000 / 50,000`, value: ratio(times), goal: 2.5 };
  });
}
