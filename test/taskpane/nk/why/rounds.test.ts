/** @jest-environment ./test/support/environment.js */
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { languages, say } from '../../../../src/language';
import { atOnce } from '../../../../src';
import { oneOf } from '../../../support/sampled';
import type { EventWorkbook } from '../support/event-workbook';
import { newWorkbook, paired, played, roundColumns } from '../support/sample-event';
import { figureIn, inWords } from './support';
import { readActiveCell } from '../../../../taskpane/excel/why/following';
import { excelSheet } from '../../../../taskpane/excel/excel';
import { nkFigures } from '../../../../taskpane/nk/why/figures';
import { explainFigure } from '../../../../taskpane/nk/why/explain-figure';
import { parseArea } from '../../../../taskpane/sheets/address';
import type { Figure } from '../../../../taskpane/why/figures/figure';
import { readFixture } from '../../../fixtures';
import { restore } from '../../../fixtures/restore';
import type { ExcelPage } from '../../../tools/workbench/host/excel';
import { Meter } from '../../excel/meter';
import { everything, openWorkbook } from '../../excel/workbook';

/** So many rounds of an event in which somebody is absent, or has the bye. */
function after(rounds: number, players = 21, language: 'en' | 'nl' = 'en'): EventWorkbook {
  const workbook = newWorkbook(players, language);
  for (let round = 1; round <= rounds; round++) {
    paired(workbook, round === 2 ? { round, away: { 5: true } } : {});
    played(workbook, `NK_Round_${round}`, (black, white) =>
      black + white === 11 ? 'draw' : undefined,
    );
  }
  return workbook;
}

const columns = { board: 0, black: 2, white: 4, result: 5, group: 6, remark: 7 };

describe('A board of a written round', () => {
  test('is explained from every cell of its line, as it was paired', () => {
    const workbook = newWorkbook(16);
    for (let round = 1; round <= 3; round++) {
      const { paired: given } = paired(workbook);
      for (const [row, { black, white, number }] of given.boards.entries()) {
        for (const column of oneOf([...Object.values(columns), 1, 3]).filter(
          (each) => each !== columns.result,
        )) {
          const figure = figureIn(workbook, `NK_Round_${round}`, [row, column]);
          expect(inWords(figure)).toMatchObject({
            title: `Board ${number}`,
            tables: [
              [
                expect.stringContaining(`Player ${String(black.player).padStart(2, '0')} `),
                expect.stringContaining(`Player ${String(white.player).padStart(2, '0')} `),
              ],
            ],
            steps: expect.arrayContaining([expect.stringMatching(/^N(3|4|6) \| /)]),
            state: { kind: 'asWritten' },
            warnings: [],
          });
        }
      }
      played(workbook, `NK_Round_${round}`);
    }
  });

  test('says who was expected, where these had met, what the pair costs, and what colours both had', () => {
    const workbook = after(5, 13);
    const lines = [3, 4, 5].flatMap((round) =>
      workbook.rows(`NK_Round_${round}`).flatMap((_, row) => {
        const figure = figureIn(workbook, `NK_Round_${round}`, [row, columns.black]);
        return (inWords(figure) as { steps?: string[] }).steps ?? [];
      }),
    );
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.stringMatching(
          /^N5 \| Player \d+ would first get .* \| They met in round \d, board \d+\.$/,
        ),
        expect.stringMatching(/^N5 \| What this pair adds.* \| .*squared: \d+$/),
        expect.stringMatching(/^N14 \| .* \| Player \d+ had black \d times? and white \d times?\./),
      ]),
    );
  });

  test('is the same board on whatever line it stands', () => {
    const workbook = after(2, 12);
    const ofLine = (row: number) =>
      [columns.board, columns.result].map((column) =>
        inWords(figureIn(workbook, 'NK_Round_2', [row, column])),
      );
    const lines = workbook.rows('NK_Round_2');
    const before = lines.map((_, row) => ofLine(row));
    [...lines].reverse().forEach((line, row) => {
      line.forEach((cell, column) => {
        workbook.type('NK_Round_2', row, column, cell);
      });
    });
    expect(lines.map((_, row) => ofLine(row))).toEqual([...before].reverse());
  });

  test('is explained in the language of the pane, whatever that of the sheet', () => {
    const workbook = after(2, 12, 'nl');
    expect(inWords(figureIn(workbook, 'NK_Round_2', [0, 2]), 'en')).toMatchObject({
      title: 'Board 1',
      about: expect.stringMatching(/^NK, round 2, (Topgroep|Groep)/),
    });
    expect(inWords(figureIn(workbook, 'NK_Round_2', [0, 2]), 'nl')).toMatchObject({
      title: 'Tafel 1',
      state: { says: ['De uitslagen van de ronden ervoor zijn nog die waarop is ingedeeld.'] },
    });
  });

  test('is explained from the results it was paired on, and names what was corrected since', () => {
    const workbook = after(3);
    const before = inWords(figureIn(workbook, 'NK_Round_3', [0, 0])) as { steps: string[] };
    const [first = []] = workbook.rows('NK_Round_2');
    const was = String(first[roundColumns.result]);
    const is = was === 'black' ? 'white' : 'black';
    workbook.type('NK_Round_2', 0, roundColumns.result, is);
    const figure = figureIn(workbook, 'NK_Round_3', [0, 0]);
    expect(inWords(figure)).toMatchObject({
      steps: before.steps,
      state: {
        kind: 'otherToday',
        says: [
          'It was paired on other results, and is explained from those.',
          `Round 2, ${first[2]} – ${first[4]}: changed from ${was} to ${is}.`,
        ],
      },
    });
    expect(figure?.tables).toHaveLength(2);
    expect(figure?.state?.kind === 'otherToday' && figure.state.changes[0]?.at).toMatchObject({
      sheet: 'Round 2',
    });
  });

  test('tells what the director said', () => {
    const workbook = after(1, 12);
    paired(workbook, { round: 2, forced: [{ players: [1, 2] }] });
    const row = workbook
      .rows('NK_Round_2')
      .findIndex((cells) => [cells[1], cells[3]].every((each) => each === 1 || each === 2));
    expect(row).not.toBe(-1);
    const figure = inWords(figureIn(workbook, 'NK_Round_2', [row, 0])) as { steps: string[] };
    expect(figure.steps[0]).toBe('Fixed by the director.');
  });

  test('with its colours exchanged by hand says so, and a pair that the rules could not make', () => {
    const workbook = after(2, 12);
    const [first = [], second = []] = workbook.rows('NK_Round_2');
    for (const [column, from] of [
      [1, 3],
      [2, 4],
      [3, 1],
      [4, 2],
    ] as const) {
      workbook.type('NK_Round_2', 0, column, first[from] ?? null);
    }
    const exchanged = inWords(figureIn(workbook, 'NK_Round_2', [0, 0])) as { steps: string[] };
    expect(exchanged.steps.at(-1)).toBe(
      'N14 | Black and White were exchanged by hand, or by the director.',
    );
    expect(second).not.toEqual([]);
    // The first board of round 1 once more.
    const [once = []] = workbook.rows('NK_Round_1');
    const two = [once[1], once[3]];
    const others = workbook
      .rows('NK_Round_2')
      .map((cells, row) => ({ cells, row }))
      .filter(({ cells }) => two.includes(cells[1] ?? '') || two.includes(cells[3] ?? ''));
    const [a, b] = others;
    if (!a || !b) throw new Error('They are on one board.');
    const free = [a, b].flatMap(({ cells }) =>
      [1, 3].filter((at) => !two.includes(cells[at] ?? '')).map((at) => [cells[at], cells[at + 1]]),
    );
    const put = (row: number, black: readonly unknown[], white: readonly unknown[]): void => {
      [...black, ...white].forEach((value, at) => {
        workbook.type('NK_Round_2', row, 1 + at, value as string);
      });
    };
    put(a.row, [once[1], once[2]], [once[3], once[4]]);
    put(b.row, free[0] ?? [], free[1] ?? []);
    expect(inWords(figureIn(workbook, 'NK_Round_2', [a.row, 0]))).toMatchObject({
      warnings: [expect.stringContaining('have met, and a rematch was not allowed')],
    });
  });

  test('says what the rules give in its place', () => {
    const workbook = after(3, 12);
    const figure = figureIn(workbook, 'NK_Round_3', [0, 0]);
    const answer = figure?.again && atOnce(figure.again());
    expect(answer?.map((each) => say(languages.en, each))).toEqual([
      'The same pair, with the same colors.',
    ]);
  });
});

describe('What the rules give in place of a board', () => {
  const answer = (workbook: EventWorkbook, row: number): readonly string[] => {
    const figure = figureIn(workbook, 'NK_Round_2', [row, 0]);
    if (!figure?.again) throw new Error('Nothing is asked.');
    return atOnce(figure.again()).map((each) => say(languages.en, each));
  };
  /** Puts two players in each other's place. */
  const swap = (workbook: EventWorkbook, one: At, two: At): void => {
    const [first, second] = [one, two].map(({ row, column }) => {
      const line = workbook.rows('NK_Round_2')[row] ?? [];
      return [line[column] ?? null, line[column + 1] ?? null];
    });
    for (const [{ row, column }, cells] of [
      [one, second],
      [two, first],
    ] as const) {
      cells?.forEach((cell, at) => {
        workbook.type('NK_Round_2', row, column + at, cell);
      });
    }
  };
  interface At {
    readonly row: number;
    readonly column: number;
  }

  test('are the boards that its two players would have', () => {
    const workbook = after(1, 12);
    paired(workbook);
    const [first = [], second = []] = workbook.rows('NK_Round_2');
    swap(workbook, { row: 0, column: 3 }, { row: 1, column: 3 });
    expect(answer(workbook, 0)).toEqual([
      `Board 1: ${first[2]} (black) – ${first[4]}.`,
      `Board 2: ${second[2]} (black) – ${second[4]}.`,
    ]);
    expect(answer(workbook, 2)).toEqual(['The same pair, with the same colors.']);
  });

  test('is the bye where one of them would have it', () => {
    const workbook = after(1);
    paired(workbook);
    const rows = workbook.rows('NK_Round_2');
    const bye = rows.findIndex((cells) => cells[columns.result] === 'bye');
    const name = rows[bye]?.[columns.black];
    swap(workbook, { row: 0, column: 1 }, { row: bye, column: 1 });
    expect(answer(workbook, 0)).toContain(`${name} gets the bye.`);
  });
});

describe('What is kept of a round', () => {
  test('may be missing: then it is explained from the results of now, and says so', () => {
    const workbook = after(2, 12);
    workbook.type('NK_Basis_2', 0, 0, 'x');
    workbook.type('NK_Basis_2', 0, 1, 'x?');
    expect(inWords(figureIn(workbook, 'NK_Round_2', [0, 0]))).toMatchObject({
      title: 'Board 1',
      steps: expect.arrayContaining([
        expect.stringMatching(/^N[46] \| /),
        expect.stringMatching(/^N14 \| /),
      ]),
      state: { kind: 'cannotTell' },
      notes: [
        expect.stringContaining('were not kept'),
        expect.stringContaining('cannot be read'),
        expect.anything(),
      ],
    });
  });

  test('may be of a later version: letters that are not known are named', () => {
    const workbook = after(2, 12);
    workbook.type('NK_Basis_2', 0, 1, 'z3');
    expect(inWords(figureIn(workbook, 'NK_Round_2', [0, 0]))).toMatchObject({
      notes: ['Of what was said for this round, z3 is not known here.', expect.anything()],
    });
  });

  test('without earlier results nothing is told, and what is missing is named', () => {
    const workbook = after(2, 12);
    workbook.type('NK_Basis_2', 0, 0, 'x');
    workbook.type('NK_Round_1', 0, roundColumns.result, null);
    expect(inWords(figureIn(workbook, 'NK_Round_2', [0, 0]))).toMatchObject({
      steps: [],
      state: { kind: 'cannotTell', says: [expect.stringContaining('has no result yet')] },
    });
  });

  test('is refused as the jobs do where numbers and names disagree', () => {
    const workbook = after(1, 12);
    workbook.type('NK_Round_1', 0, 2, 'Somebody Else');
    expect(inWords(figureIn(workbook, 'NK_Round_1', [0, 0]))).toMatchObject({
      state: { kind: 'cannotTell', says: [expect.stringContaining('Somebody Else')] },
    });
  });
});

describe('A result', () => {
  test('tells what it brings for score, SOS and SODOS', () => {
    const workbook = after(1, 4);
    const { steps } = inWords(figureIn(workbook, 'NK_Round_1', [0, columns.result])) as {
      steps: string[];
    };
    expect(steps).toEqual([
      'N9 | Points of Player 01: a win counts 1, a draw ½ | 1 | Won against Player 03',
      'N9 | Points of Player 03: a win counts 1, a draw ½ | 0 | Lost to Player 01',
      'N9 | For SOS Player 01 gets the score of Player 03 | 0',
      'N9 | For SOS Player 03 gets the score of Player 01 | 1',
      'N9 | For SODOS Player 01 gets the result times the score of Player 03 | 1 x 0 | 0',
      'N9 | For SODOS Player 03 gets the result times the score of Player 01 | 0 x 1 | 0',
    ]);
  });

  test('by forfeit counts for the score only', () => {
    const workbook = after(1, 4);
    workbook.type('NK_Round_1', 0, columns.result, 'black by forfeit');
    const { steps } = inWords(figureIn(workbook, 'NK_Round_1', [0, columns.result])) as {
      steps: string[];
    };
    expect(steps).toHaveLength(3);
    expect(steps[2]).toContain('counts for the score only');
  });

  test('that is still to come is missing', () => {
    const workbook = after(1, 4);
    workbook.type('NK_Round_1', 0, columns.result, null);
    expect(inWords(figureIn(workbook, 'NK_Round_1', [0, columns.result]))).toMatchObject({
      state: { kind: 'cannotTell', says: [expect.stringContaining('Player 01 – Player 03')] },
    });
  });
});

describe('A player without a game', () => {
  const workbook = after(2);
  const rowOf = (word: string): number =>
    workbook.rows('NK_Round_2').findIndex((cells) => cells[columns.result] === word);

  test('has the bye in the order of N10', () => {
    const other = after(1);
    const row = other.rows('NK_Round_1').findIndex((cells) => cells[columns.result] === 'bye');
    expect(inWords(figureIn(other, 'NK_Round_1', [row, columns.black]))).toMatchObject({
      title: 'Bye',
      tables: [expect.arrayContaining([expect.stringMatching(/^Player 21 0 0 0 /)])],
      steps: [
        expect.stringMatching(/^N10 \| Player 21 comes first/),
        'N10 | The bye counts as a win: 1 point | 1',
      ],
    });
  });

  test('has the bye from the director, or in the place of those passed over, who are named', () => {
    const byeOf = (other: EventWorkbook): readonly string[] => {
      const row = other.rows('NK_Round_2').findIndex((cells) => cells[columns.result] === 'bye');
      const found = inWords(figureIn(other, 'NK_Round_2', [row, columns.black]));
      return (found as { steps: string[] }).steps;
    };
    const other = after(1);
    paired(other, { round: 2, bye: 7 });
    expect(byeOf(other)[0]).toBe('The director gave Player 07 the bye.');
    const order = inWords(
      figureIn(other, 'NK_Round_2', [
        other.rows('NK_Round_2').findIndex((cells) => cells[columns.result] === 'bye'),
        columns.black,
      ]),
    ) as { tables: string[][] };
    expect(order.tables[0]).toHaveLength(5);
    // Nothing is said of it any more: who came before is named, and that they could not be paired without.
    other.type('NK_Basis_2', 0, 1, null);
    expect(byeOf(other)[0]).toMatch(/^N10 \| Before Player 07, in order: Player 20, /);
  });

  test('is absent, for what the settings give', () => {
    expect(
      inWords(figureIn(workbook, 'NK_Round_2', [rowOf('absent'), columns.result])),
    ).toMatchObject({
      title: 'Absence',
      steps: [
        'N11 | The setting “Points for an absence” says what Player 05 gets for this round | 0',
        'N9 | For SOS the own start score counts, as there was no game | 1 - 0 | 1',
      ],
    });
  });

  test('is no figure of the headings, nor of other tables', () => {
    expect(figureIn(workbook, 'NK_Round_2', [-1, 0])).toBeUndefined();
    expect(figureIn(workbook, 'NK_Players', [0, 1])).toBeUndefined();
  });
});

describe('requests', () => {
  jest.setTimeout(300_000);

  let excel: ExcelPage | undefined;

  afterEach(() => {
    excel?.close();
  });

  /** The figure in a cell, read as the pane reads it. */
  async function figureAt(
    { grid }: ExcelPage,
    sheet: string,
    cell: string,
  ): Promise<Figure | undefined> {
    const area = parseArea(cell);
    const { id } = grid.sheets().find(({ name }) => name === sheet) ?? grid.activeSheet();
    if (!area) throw new Error(`${cell} is no cell`);
    grid.select({ sheetId: id, ...area });
    const seen = await readActiveCell();
    if (seen.kind !== 'cell') return undefined;
    const kind = nkFigures.mayBe(seen.cell);
    if (kind === undefined) return undefined;
    const wheres = kind === 'sheet' ? [{ kind, sheet: seen.cell.sheet } as const] : [];
    const read = await excelSheet.workbook.read(wheres, {
      also: (facts) => nkFigures.places(facts, seen.cell),
      recent: true,
    });
    if (!read.ok) throw new Error(read.problem.code);
    const { facts, tables, also } = read.value;
    return atOnce(explainFigure({ cell: seen.cell, facts, tables: also, sheet: tables[0] }));
  }

  test('a figure of a workbook of version 1.0 takes three requests, the next ones one, and nothing is written', async () => {
    const meter = new Meter();
    excel = await openWorkbook([{ name: 'A', cells: {} }], { watch: meter.watch });
    const page = excel;
    restore(page.grid, readFixture('1.0', 'nk', 'nl'));
    const before = everything(page);
    const told: object[] = [];
    const costs: number[] = [];
    for (const [sheet, cell] of [
      ['Ronde 2', 'C5'],
      ['Ronde 2', 'F5'],
      ['Ronde 1', 'E6'],
      ['Spelers', 'E6'],
    ] as const) {
      const { requests } = await meter.cost(async () => {
        told.push(inWords(await figureAt(page, sheet, cell), 'en'));
      });
      costs.push(requests);
    }
    // One for the cell, one for what the workbook holds, one for the event; a larger event takes a third to be read.
    expect(costs).toEqual([3, 1, 1, 1]);
    expect(told).toMatchObject([
      { title: 'Board 1', about: expect.stringMatching(/, round 2, (Topgroep|Groep)/) },
      { title: 'Result of board 1' },
      { title: 'Board 2', about: expect.stringMatching(/, round 1, (Topgroep|Groep)/) },
      { title: expect.stringMatching(/^Start group of /) },
    ]);
    expect(everything(page)).toEqual(before);
  });
});
