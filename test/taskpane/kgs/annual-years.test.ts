/** @jest-environment ./test/support/environment.js */
import { expect, jest, test } from '@jest/globals';
import {
  lineStatesFormula,
  pointsOfTournament,
  rowStatesFormula,
  totalsFormula,
} from '../../../taskpane/kgs/year/line-formulas';
import { notedTable, type NotedAlias, type NotedLine } from '../../checkers/kgs-table';
import { randomFrom, runs } from '../../support/sampled';
import { sampleSeed } from '../../support/tier';
import { YearWorkbook } from './support/year-workbook';

jest.setTimeout(1_800_000);

const tournaments = ['January', 'February 2012', 'Bot Bonanza', '=3'];
/** `Engine` and `Total` are headings of KGS.ANNUAL. */
const accounts = [
  'Zen',
  'zen',
  ' Aya ',
  'stv',
  'Engine',
  'Total',
  '1973',
  'a*',
  '?',
  '=1+1',
  'Ann',
];
const engines = ['Zen', 'Many Faces', 'Engine', 'AYA', '~'];
const room = { lines: 40, aliases: 8, engines: 30 };

const sheet = 'Sheet1';
const column = (letter: string, rows: number): string => `$${letter}$1:$${letter}$${rows}`;
const lines = {
  accounts: column('A', room.lines),
  events: column('B', room.lines),
  points: column('C', room.lines),
  states: column('D', room.lines),
  aliases: { table: `$E$1:$G$${room.aliases}`, states: column('H', room.aliases) },
};
const aliasColumns = [
  column('E', room.aliases),
  column('F', room.aliases),
  column('G', room.aliases),
] as const;

interface Year {
  readonly lines: readonly (NotedLine | undefined)[];
  readonly aliases: readonly (NotedAlias | undefined)[];
}

function randomYear(next: () => number): Year {
  const one = <T>(of: readonly T[]): T => of[Math.floor(next() * of.length)] as T;
  const some = <T>(most: number, make: () => T): T[] =>
    Array.from({ length: Math.floor(next() * (most + 1)) }, make);
  return {
    lines: some(room.lines, () => ({
      account: one(accounts),
      event: one([...tournaments, ...tournaments, 'elsewhere']),
      sixtieths: next() < 0.05 ? undefined : one([0, 0, 20, 30, 60, 90, 105, 300]),
    })),
    aliases: some(room.aliases, () => ({
      account: one(accounts),
      event: next() < 0.5 ? '' : one([...tournaments, 'elsewhere']),
      engine: next() < 0.1 ? '' : one(engines),
    })),
  };
}

/** A correction, a removal, a deleted result sheet, another engine, or an engine that goes. */
function changed({ lines, aliases }: Year, next: () => number): Year {
  const at = Math.floor(next() * lines.length);
  const other = randomYear(next);
  const line = (change: NotedLine | undefined): Year => ({
    lines: lines.map((each, i) => (i === at ? change : each)),
    aliases,
  });
  const was = lines[at];
  const kind = Math.floor(next() * 4);
  if (kind === 0 && was) return line({ ...was, sixtieths: was.sixtieths === 60 ? 20 : 60 });
  if (kind === 1) return line(undefined);
  if (kind === 2 && was) {
    const gone = (each: NotedLine | undefined): NotedLine | undefined =>
      each && each.event === was.event ? { ...each, sixtieths: undefined } : each;
    return { lines: lines.map(gone), aliases };
  }
  return { lines, aliases: other.aliases };
}

let book: YearWorkbook;

/** Puts the year into the sheet; a line whose sheet was deleted is an error in every cell. */
function put({ lines: noted, aliases }: Year): void {
  const sheetId = book.grid.sheets()[0]?.id ?? '';
  const row = <T>(each: T | undefined, cells: (each: T) => (string | number | null)[]) =>
    each ? cells(each) : [null, null, null];
  book.type(
    sheet,
    'A1',
    Array.from({ length: room.lines }, (_, i) =>
      row(noted[i], (each) => [
        each.account,
        each.event,
        each.sixtieths === undefined ? null : each.sixtieths / 60,
      ]),
    ),
  );
  book.type(
    sheet,
    'E1',
    Array.from({ length: room.aliases }, (_, i) =>
      row(aliases[i], ({ account, event, engine }) => [account, event, engine]),
    ),
  );
  book.grid.batch(() => {
    noted.forEach((each, i) => {
      if (!each || each.sixtieths !== undefined) return;
      for (const at of [0, 1, 2]) book.grid.write({ sheetId, row: i, column: at }, '=1/0');
    });
  });
}

function expectTable({ lines: noted, aliases }: Year): void {
  const there = noted.filter((each) => each !== undefined);
  const rows = notedTable(
    there,
    aliases.filter((each) => each !== undefined),
    tournaments,
  );
  const found = book
    .values(`${sheet}!I1:P${room.engines}`)
    .filter(([place]) => place !== null && place !== '');
  expect(found.map((row) => row.map((cell) => cell ?? ''))).toEqual(
    rows.map(({ place, engine, total, events, points }) => [
      place,
      engine,
      expect.closeTo(total, 9),
      events,
      ...points.map((each) => (each === '' ? '' : expect.closeTo(each, 9))),
    ]),
  );
}

test('the annual table is the independent one, in random years and after every change of them', async () => {
  book = await YearWorkbook.create();
  const sheetId = book.grid.sheets()[0]?.id ?? '';
  expect(book.grid.sheets()[0]?.name).toBe(sheet);
  book.type(sheet, 'R1', [tournaments]);
  book.grid.write({ sheetId, row: 0, column: 3 }, lineStatesFormula(lines, 'left out'));
  const states = rowStatesFormula(
    aliasColumns,
    {
      accounts: lines.accounts,
      events: lines.events,
      states: lines.states,
      names: '$R$1:$U$1',
      players: '$R$2:$U$2',
    },
    { incomplete: 'incomplete', twice: 'twice', noEvent: 'no event', unplayed: 'unplayed' },
  );
  book.grid.write({ sheetId, row: 0, column: 7 }, states);
  book.grid.write({ sheetId, row: 0, column: 8 }, totalsFormula(lines));
  tournaments.forEach((_, i) => {
    const name = `$${'RSTU'[i] ?? ''}$1`;
    const content = pointsOfTournament(lines, name, column('J', room.engines));
    book.grid.write({ sheetId, row: 0, column: 12 + i }, content);
  });
  const next = randomFrom(sampleSeed);
  for (let run = 0; run < runs(5, 1000); run++) {
    let year = randomYear(next);
    put(year);
    expectTable(year);
    for (let change = 0; change < 2; change++) {
      year = changed(year, next);
      put(year);
      expectTable(year);
    }
  }
});
