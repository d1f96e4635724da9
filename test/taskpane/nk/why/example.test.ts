/** @jest-environment ./test/support/environment.js */
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Language } from '../../../../src/language';
import { newEvent } from '../../../../taskpane/nk/new-event';
import { standings } from '../../../../taskpane/nk/standings';
import type { SourceTable } from '../../../../taskpane/sheets/source';
import { EventWorkbook } from '../support/event-workbook';
import { paired, played, roundColumns } from '../support/sample-event';
import { figureIn, figureOn, inWords, sheetRead } from './support';
import { plannable } from '../../support/computed';

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
  const options = { ...newEvent.initial, groupSize: '2', rounds: '3' };
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
