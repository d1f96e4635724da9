import { describe, expect, test } from '@jest/globals';
import { nothingSaid } from '../../../taskpane/nk/pair-options';
import { pairRound } from '../../../taskpane/nk/pair-round';
import { standings } from '../../../taskpane/nk/standings';
import type { NewSheet, Plan } from '../../../taskpane/plan/plan';
import { wall } from '../../../taskpane/nk/wall/wall';
import { expectOk, newWorkbook, played } from './support/sample-event';

const round = (): Plan => expectOk(newWorkbook(9).compute(pairRound, nothingSaid)).plan;

/** All sheets that a first round leads to. */
function sheets(): readonly NewSheet[] {
  const workbook = newWorkbook(9);
  const first = expectOk(workbook.compute(pairRound, nothingSaid)).plan;
  workbook.apply(first);
  const onPaper = expectOk(workbook.compute(wall, { ...wall.initial, slips: true })).plan;
  played(workbook, 'NK_Round_1');
  const after = expectOk(workbook.compute(standings, standings.initial)).plan;
  return [first, onPaper, after].flatMap((plan) => plan.sheets);
}

describe('The sheet of a round', () => {
  test('takes results as text, in a list that helps and refuses nothing', () => {
    const [block] = round().sheets[0]?.blocks.filter(({ list }) => list?.kind === 'table') ?? [];
    const results = block?.cells.slice(1, 5).map((line) => line[5]);
    expect(
      results?.map((cell) => cell?.kind !== 'keep' && cell && 'format' in cell && cell.format),
    ).toEqual(['@', '@', '@', '@']);
    const [choice] = block?.choices ?? [];
    expect(choice?.from.kind).toBe('texts');
    expect(choice?.refusal).toBeUndefined();
  });

  test('is shown with the first result selected', () => {
    expect(round().sheets[0]?.select).toBe('F5');
  });
});

describe('Every sheet of a championship', () => {
  test('names the event below its title and above each printed page, with the date of printing', () => {
    for (const { name, blocks, print } of sheets()) {
      const top = blocks.flatMap(({ cells }) => cells.slice(0, 2).flat());
      const said = top.flatMap((cell) => (cell.kind === 'text' ? [cell.text] : []));
      expect([name, said.some((text) => text.startsWith('NK'))]).toEqual([name, true]);
      expect([name, print?.fitToWidth, print?.header?.left, print?.footer?.left]).toEqual([
        name,
        true,
        expect.stringContaining('NK'),
        expect.stringContaining('&D'),
      ]);
    }
  });
});
