/** @jest-environment ./test/support/environment.js */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { rights } from '../../../../taskpane/nk/rights';
import { standings } from '../../../../taskpane/nk/standings';
import type { SourceCell, SourceTable } from '../../../../taskpane/sheets/source';
import { oneOf, sampled } from '../../../support/sampled';
import { EventWorkbook } from '../support/event-workbook';
import { eventAfter, newWorkbook, paired, played, roundColumns } from '../support/sample-event';
import { figureIn, figureOn, inWords, sheetRead } from './support';
import { plannable } from '../../support/computed';
import type { Language } from '../../../../src/language';
import { newEvent } from '../../../../taskpane/nk/new-event';

/** An event after so many rounds, with draws, forfeits, an absence and a bye, and its standings as they are written. */
function written(
  rounds: number,
  players = 13,
  language: 'en' | 'nl' = 'en',
): { readonly workbook: EventWorkbook; readonly sheet: SourceTable } {
  const workbook = newWorkbook(players, language);
  for (let round = 1; round <= rounds; round++) {
    paired(workbook, round === 2 ? { round, away: { 3: true } } : {});
    played(workbook, `NK_Round_${round}`, (black, white) => {
      if ((black + white + round) % 7 === 0) return 'draw';
      return (black * white + round) % 11 === 0 ? 'black by forfeit' : undefined;
    });
  }
  const options = { ...standings.initial, wins: true, colours: players % 2 === 0 };
  const plan = plannable(workbook.compute(standings, options)).plan;
  const [sheet] = plan.sheets;
  if (!sheet) throw new Error('No standings.');
  return { workbook, sheet: sheetRead(sheet, language === 'nl' ? ',' : '.') };
}

const textOf = (cell: SourceCell | undefined): string =>
  cell?.kind === 'text' ? cell.text : cell?.kind === 'number' ? String(cell.value) : '';

/** The columns that hold figures: all but names, clubs and grades. */
function figureColumnsOf({ rows }: SourceTable, top: number): readonly number[] {
  return (rows[top]?.cells ?? []).flatMap((cell, at) =>
    ['Name', 'Naam', 'Club', 'Grade', 'Graad', ''].includes(textOf(cell)) ? [] : [at],
  );
}

const headerOf = ({ rows }: SourceTable): number =>
  rows.findIndex(({ cells }) => ['Place', 'Plaats'].includes(textOf(cells[0]) || textOf(cells[1])));

describe('Every figure of the standings', () => {
  test.each([
    [3, 13, 'nl'],
    [0, 12, 'en'],
    ...oneOf([
      [1, 13, 'en'],
      [5, 12, 'en'],
      [7, 48, 'en'],
    ] as const),
  ] as const)(
    'after %i rounds of %i players (%s) is as written, and its steps come to it',
    (rounds, players, language) => {
      const { workbook, sheet } = written(rounds, players, language);
      const top = headerOf(sheet);
      const cells = Array.from({ length: players }, (_, at) => at + top + 1).flatMap((row) =>
        figureColumnsOf(sheet, top).map((column) => [row, column] as const),
      );
      for (const [row, column] of sampled(cells, 12)) {
        const shown = textOf(sheet.rows[row]?.cells[column]);
        const figure = figureOn(workbook, sheet, [row, column]);
        const at = { row, column, shown };
        expect({ ...at, kind: figure?.state?.kind }).toEqual({ ...at, kind: 'asWritten' });
        const last = figure?.steps.at(-1);
        const value = last && 'value' in last ? last.value : undefined;
        const heading = textOf(sheet.rows[top]?.cells[column]);
        if (['Score', 'SOS', 'WP', 'SODOS', 'Wins', 'Winst'].includes(heading)) {
          expect({ ...at, value }).toEqual({ ...at, value: Number(shown) });
        }
      }
    },
  );

  test('says how score, SOS and SODOS add up, and what separates two lines', () => {
    const { workbook, sheet } = written(3);
    const top = headerOf(sheet);
    const titles = (sheet.rows[top]?.cells ?? []).map(textOf);
    const stepsIn = (title: string, row: number): string[] => {
      const figure = figureOn(workbook, sheet, [top + row, titles.indexOf(title)]);
      return (inWords(figure) as { steps: string[] }).steps;
    };
    expect(stepsIn('Score', 1)).toEqual([
      expect.stringMatching(
        /^N9 \| Start score of the group, then each round \| [\d.]+( \+ [\d.]+){3} \| [\d.]+$/,
      ),
    ]);
    expect(stepsIn('Group', 1)).toEqual([
      expect.stringMatching(/^N9 \| Score with the Topgroep from 0.* \| [\d.]+ - \d+ \| [\d.]+$/),
      expect.stringMatching(
        /^N9 \| Rounds played minus that score.* \| 3 - \d+ \| Groep \d$|Topgroep$/,
      ),
    ]);
    expect(stepsIn('SOS', 1)).toHaveLength(4);
    expect(stepsIn('SODOS', 1).at(-1)).toMatch(/^N9 \| Added up \| /);
    expect(stepsIn('Place', 1)[0]).toMatch(/^N13 \| Nobody stands above Player \d+$/);
    expect(stepsIn('Place', 2)[0]).toMatch(/^N13 \| (Below|Shares)/);
    expect(stepsIn('R1', 1)[0]).toMatch(/^N9 \| .*Player \d+.* \| The number is the line of/);
  });

  test.each([
    [2, 'Level on the games between the two: 0.5'],
    [4, 'More than two are level, so the games between them don’t decide'],
  ])('says on what %i players are level who share a place', (players, decides) => {
    const workbook = newWorkbook(players);
    paired(workbook);
    played(workbook, 'NK_Round_1', () => 'draw');
    const [planned] = plannable(workbook.compute(standings, standings.initial)).plan.sheets;
    if (!planned) throw new Error('No standings.');
    const sheet = sheetRead(planned, '.');
    const { steps } = inWords(figureOn(workbook, sheet, [headerOf(sheet) + 1, 0])) as {
      steps: string[];
    };
    expect(steps[1]?.split(' | ')).toEqual([
      'N13',
      expect.stringMatching(/^Shares the place with Player \d+$/),
      expect.stringMatching(/^Level on score/),
      expect.stringMatching(/^Level on SOS/),
      expect.stringMatching(/^Level on SODOS/),
      decides,
      'Of those who share a place the stronger stands first',
    ]);
  });

  test('is no figure above and below the list, nor in the columns of names', () => {
    const { workbook, sheet } = written(1);
    const top = headerOf(sheet);
    for (const [row, column] of [
      [0, 0],
      [top, 0],
      [top + 1, 2],
      [sheet.rows.length - 1, 0],
    ] as const) {
      expect(figureOn(workbook, sheet, [row, column])).toBeUndefined();
    }
  });
});

/** The same sheet under another name, its lines in another order, below and beside something else. */
function moved({ place, rows, ...rest }: SourceTable): SourceTable {
  const top = headerOf({ place, rows, ...rest });
  const lines = rows.slice(top + 1);
  const end = lines.findIndex(({ cells }) => textOf(cells[1]) === '');
  const sorted = [...lines.slice(0, end)].sort((a, b) =>
    textOf(a.cells[2]) < textOf(b.cells[2]) ? -1 : 1,
  );
  const all = [...rows.slice(0, top + 1), ...sorted, ...lines.slice(end)];
  const cells = all.map((row) => [{ kind: 'blank' } as const, ...row.cells]);
  cells.unshift((cells[0] ?? []).map(() => ({ kind: 'blank' }) as const));
  return {
    ...rest,
    place: {
      ...place,
      sheet: 'Stand',
      area: { row: 0, column: 0, rows: cells.length, columns: cells[0]?.length ?? 0 },
    },
    rows: cells.map((line, at) => ({ row: at + 1, hidden: at % 3 === 2, cells: line })),
  };
}

describe('Standings are known', () => {
  test('on every line of a longer list that took the place of a shorter one', () => {
    const workbook = newWorkbook(8);
    paired(workbook);
    played(workbook, 'NK_Round_1');
    workbook.apply(plannable(workbook.compute(standings, standings.initial)).plan);
    workbook.append('NK_Players', [9, 'Late Comer', 2000, null, 0]);
    workbook.append('NK_Round_1', [null, 9, 'Late Comer', null, null, 'absent', null, null]);
    const { plan } = plannable(workbook.compute(standings, standings.initial));
    expect(plan.sheets).toEqual([]);
    workbook.apply(plan);
    const where = { kind: 'sheet', sheet: plan.blocks[0]?.sheet ?? '' } as const;
    const [sheet] = workbook.read([where]);
    if (!sheet) throw new Error('No standings.');
    const top = headerOf(sheet);
    const kinds = Array.from(
      { length: 10 },
      (_, at) => figureOn(workbook, sheet, [top + 1 + at, 0])?.state?.kind,
    );
    expect(kinds).toEqual([...Array.from({ length: 9 }, () => 'asWritten'), undefined]);
  });

  test('after sorting, renaming, hiding, and with rows and columns put in', () => {
    const { workbook, sheet } = written(3);
    const other = moved(sheet);
    const top = headerOf(sheet) + 1;
    for (let row = top + 1; row < top + 14; row += 4) {
      for (const column of figureColumnsOf(other, top)) {
        expect(figureOn(workbook, other, [row, column])?.state?.kind).toBe('asWritten');
      }
    }
  });

  test('of an earlier round, when later ones have been played', () => {
    const { workbook, sheet } = written(2);
    paired(workbook);
    played(workbook, 'NK_Round_3');
    const top = headerOf(sheet);
    for (const column of figureColumnsOf(sheet, top)) {
      expect(figureOn(workbook, sheet, [top + 3, column])?.state?.kind).toBe('asWritten');
    }
  });
});

describe('After a correction', () => {
  test('a figure is another today, and the game is named with its board and its cell', () => {
    const { workbook, sheet } = written(3, 12);
    const top = headerOf(sheet);
    const titles = (sheet.rows[top]?.cells ?? []).map(textOf);
    const [first = []] = workbook.rows('NK_Round_2');
    const [black, white, word] = [first[2], first[4], first[5]];
    workbook.type('NK_Round_2', 0, roundColumns.result, word === 'black' ? 'white' : 'black');
    const row = sheet.rows.findIndex(({ cells }) => textOf(cells[2]) === black);
    const figure = figureOn(workbook, sheet, [row, titles.indexOf('Score')]);
    const said = inWords(figure) as { state: { kind: string; says: string[] } };
    expect(said.state.kind).toBe('otherToday');
    expect(said.state.says).toHaveLength(2);
    expect(said.state.says[0]).toMatch(/^Written: [\d.]+\. The rules now give [\d.]+\.$/);
    expect(said.state.says[1]).toMatch(
      /^Round 2, board 1, Player \d+: written as “.*”, now “.*”\.$/,
    );
    expect(said.state.says[1]).toContain(String(white));
    expect(figure?.state?.kind === 'otherToday' && figure.state.changes[0]?.at).toMatchObject({
      sheet: 'Round 2',
      area: { column: roundColumns.result },
    });
  });

  test('of no result, something else is said to have changed', () => {
    const { workbook, sheet } = written(2, 12);
    workbook.type('NK_Players', 1, 4, 1);
    const top = headerOf(sheet);
    const titles = (sheet.rows[top]?.cells ?? []).map(textOf);
    const row = sheet.rows.findIndex(({ cells }) => textOf(cells[2]) === 'Player 01');
    expect(inWords(figureOn(workbook, sheet, [row, titles.indexOf('Score')]))).toMatchObject({
      state: {
        kind: 'otherToday',
        says: [expect.anything(), expect.stringContaining('are the same')],
      },
    });
  });

  test('or where a round is gone, or a player, it cannot be told', () => {
    const { workbook, sheet } = written(2, 12);
    const top = headerOf(sheet);
    workbook.deleteSheet('Round 2');
    expect(inWords(figureOn(workbook, sheet, [top + 1, 0]))).toMatchObject({
      steps: [],
      state: { kind: 'cannotTell', says: ['Round 2 has no sheet, or not all of its results.'] },
    });
    const other = written(1, 12);
    other.workbook.type('NK_Players', 0, 1, 'Somebody Else');
    expect(inWords(figureOn(other.workbook, other.sheet, [top + 1, 0]))).toMatchObject({
      state: { kind: 'cannotTell' },
    });
  });
});

describe('Players and rights', () => {
  test('have the group that the rules give, or one that the director entered', () => {
    const { workbook } = written(1, 20);
    expect(inWords(figureIn(workbook, 'NK_Players', [16, 4]))).toMatchObject({
      title: 'Start group of Player 17',
      state: { kind: 'asWritten' },
      steps: expect.arrayContaining([
        expect.stringMatching(/^N2 \| Row 17 \(Player 17\) is number/),
      ]),
    });
    expect(inWords(figureIn(workbook, 'NK_Players', [16, 5], 0))).toMatchObject({
      title: 'Start score 0',
      state: { kind: 'asWritten' },
    });
    const other = newWorkbook(20);
    other.type('NK_Players', 2, 4, 1);
    expect(inWords(figureIn(other, 'NK_Players', [2, 4]))).toMatchObject({
      state: {
        kind: 'otherToday',
        says: ['The rules give Topgroep; Groep 1 was entered by the director.'],
      },
    });
  });

  test('come from the final score', () => {
    const { workbook } = written(7, 16);
    const plan = plannable(workbook.compute(rights, undefined)).plan;
    const [planned] = plan.sheets;
    if (!planned) throw new Error('No rights.');
    const sheet = sheetRead(planned);
    const top = sheet.rows.findIndex(({ cells }) => textOf(cells[0]) === 'Name');
    const titles = (sheet.rows[top]?.cells ?? []).map(textOf);
    for (const column of [2, 3]) {
      const figure = figureOn(workbook, sheet, [top + 1, column], 'NK_Rights');
      expect({ title: titles[column], kind: figure?.state?.kind }).toEqual({
        title: titles[column],
        kind: 'asWritten',
      });
    }
    expect(figureOn(workbook, sheet, [top + 1, 0], 'NK_Rights')).toBeUndefined();

    // Every game of a round the other way round: nobody has the score that was written.
    played(workbook, 'NK_Round_7', () => 'both lost');
    const corrected = figureOn(workbook, sheet, [top + 1, 2], 'NK_Rights');
    expect(inWords(corrected)).toMatchObject({
      state: {
        kind: 'otherToday',
        says: [expect.anything(), expect.stringMatching(/keeps no results/)],
      },
    });
  });

  test('are kept by who withdrew, and a play-off gives none', () => {
    const workbook = eventAfter(48, 6);
    const withdrawn = 10;
    paired(workbook);
    played(workbook, 'NK_Round_7', (black, white) =>
      black === 1 ? 'white' : white === 1 ? 'black' : undefined,
    );
    paired(workbook);
    const [[, , black = '', , white = ''] = []] = workbook.rows('NK_PlayOff');
    workbook.type('NK_PlayOff', 0, roundColumns.result, 'black');
    const [planned] = plannable(workbook.compute(rights, undefined)).plan.sheets;
    if (!planned) throw new Error('No rights.');
    const sheet = sheetRead(planned);
    const top = sheet.rows.findIndex(({ cells }) => textOf(cells[0]) === 'Name');
    const lineOf = (name: unknown): number =>
      sheet.rows.findIndex(({ cells }) => textOf(cells[0]) === name);
    const stepsAt = (row: number): readonly string[] =>
      (inWords(figureOn(workbook, sheet, [row, 3], 'NK_Rights')) as { steps: string[] }).steps;
    const ofPlayOff = 'N8 | The play-off counts for the title alone, for no score and no right';
    expect([black, white].map((name) => stepsAt(lineOf(name)).at(-1))).toEqual([
      ofPlayOff,
      ofPlayOff,
    ]);
    const other = Array.from({ length: 8 }, (_, at) => top + 1 + at).find(
      (row) => ![black, white].includes(textOf(sheet.rows[row]?.cells[0])),
    );
    const name = textOf(sheet.rows[other ?? -1]?.cells[0]);
    expect(stepsAt(other ?? -1).at(-1)).toMatch(/^N12 \| /);
    workbook.type('NK_Players', Number(name.slice(-2)) - 1, withdrawn, 7);
    expect(stepsAt(other ?? -1).at(-1)).toBe(
      `N12 | ${name} withdrew after round 7, and keeps the right`,
    );
  });
});

describe('example', () => {
  interface InWords {
    readonly title: string;
    readonly tables: readonly (readonly string[])[];
    readonly steps: readonly string[];
  }

  // Four players in groups of two. A beat B with black, C beat D with white.
  let workbook: EventWorkbook;

  beforeAll(() => {
    workbook = new EventWorkbook('en');
    const strengths = ['A', 'B', 'C', 'D'].map((name, at) => [name, 2400 - 100 * at]);
    const options = { ...newEvent.initial, groupSize: '2' };
    const entries = [['Name', 'Rating'], ...strengths];
    workbook.apply(plannable(workbook.compute(newEvent, options, { entries })).plan);
    paired(workbook);
    [4, 'D', 3, 'C'].forEach((cell, at) => {
      workbook.type('NK_Round_1', 1, roundColumns.black + at, cell);
    });
    played(workbook, 'NK_Round_1', (black) => (black === 1 ? 'black' : 'white'));
    paired(workbook);
  });

  describe('Board 1 of round 2', () => {
    const board = (language: Language): InWords =>
      inWords(figureIn(workbook, 'NK_Round_2', [0, 0]), language) as InWords;

    test('rests on what its sheet keeps of round 1', () => {
      expect(workbook.rows('NK_Basis_2')).toEqual([['1-2B 4-3W', null]]);
    });

    test.each([
      [
        'en',
        'N6 | Topgroep has 1 player to pair, so one floats: A (place 1) plays C (place 2 in Groep 1).',
        'N14 | C has black: counted as black minus white games, A has had black more often. | C had black 0 times and white 1 time. | A had black 1 time and white 0 times.',
      ],
      [
        'nl',
        /^N6 \| .*A \(plaats 1\) .*C \(plaats 2 in Groep 1\)/,
        /^N14 \| C heeft zwart: .* \| C had .* \| A had /,
      ],
    ] as const)('has A float down to C, who has black (%s)', (language, float, colours) => {
      const { tables, steps } = board(language);
      expect(tables).toEqual([['C 1 0 2', 'A 2 1 1']]);
      expect(steps[0]).toMatch(float);
      expect(steps.at(-1)).toMatch(colours);
    });
  });

  describe('After round 2, in which black won both games', () => {
    let sheet: SourceTable;

    beforeAll(() => {
      played(workbook, 'NK_Round_2', () => 'black');
      const [planned] = plannable(workbook.compute(standings, standings.initial)).plan.sheets;
      if (!planned) throw new Error('No standings.');
      sheet = sheetRead(planned);
    });

    const textAt = (row: number, column: number): string => {
      const cell = sheet.rows[row]?.cells[column];
      return cell?.kind === 'text' ? cell.text : cell?.kind === 'number' ? String(cell.value) : '';
    };
    const stepsOf = (name: string, heading: string): readonly string[] => {
      const header = sheet.rows.findIndex((_, row) => textAt(row, 0) === 'Place');
      const column = Array.from({ length: 9 }, (_, at) => textAt(header, at)).indexOf(heading);
      const line = sheet.rows.findIndex((_, row) => row > header && textAt(row, 2) === name);
      return (inWords(figureOn(workbook, sheet, [line, column])) as InWords).steps;
    };

    test('A has score 2, SOS 4 and SODOS 2, and stands first', () => {
      expect(stepsOf('A', 'Score')).toEqual([
        'N9 | Start score of the group, then each round | 1 + 1 + 0 | 2',
      ]);
      expect(stepsOf('A', 'SOS')).toEqual([
        'N9 | Round 1: score of B | 2',
        'N9 | Round 2: score of C | 2',
        'N9 | Added up | 2 + 2 | 4',
      ]);
      expect(stepsOf('A', 'SODOS')).toEqual([
        'N9 | Round 1: result times the score of B | 1 x 2 | 2',
        'N9 | Round 2: result times the score of C | 0 x 2 | 0',
        'N9 | Added up | 2 + 0 | 2',
      ]);
      expect(stepsOf('A', 'Place')[0]).toBe('N13 | Nobody stands above A');
    });

    test('C stands below A by SOS, B below C by SODOS', () => {
      expect(stepsOf('C', 'Place')).toEqual([
        expect.stringMatching(/^N13 \| Below A by SOS: 2 against 4 \| .*2/),
        expect.stringMatching(/^N13 \| Above B by SODOS: 2 against 0 \| /),
      ]);
      expect(stepsOf('B', 'Place')[0]).toMatch(/^N13 \| Below C by SODOS: 0 against 2 \| /);
    });
  });
});
