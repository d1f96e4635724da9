/** @jest-environment ./test/support/environment.js */
import { describe, expect, test } from '@jest/globals';
import { nothingSaid } from '../../../taskpane/nk/pair-options';
import { pairRound } from '../../../taskpane/nk/pair-round';
import { standings } from '../../../taskpane/nk/standings';
import type { NewSheet, Plan } from '../../../taskpane/sheets/plan';
import { wall } from '../../../taskpane/nk/wall/wall';
import { newEvent } from '../../../taskpane/nk/new-event';
import { text } from '../../support/text';
import { EventWorkbook } from './support/event-workbook';
import { entries, newWorkbook, played } from './support/sample-event';
import { plannable } from '../support/computed';

const round = (): Plan => plannable(newWorkbook(9).compute(pairRound, nothingSaid)).plan;

/** All sheets that a first round leads to; the settings may hold a name and days. */
function sheets(about: readonly (string | null)[] = []): readonly NewSheet[] {
  const workbook = newWorkbook(9);
  const labels = (['nkEgdEvent', 'nkEgdFirstDay', 'nkEgdLastDay'] as const).map((key) =>
    text('en', key),
  );
  for (const [row, [label]] of workbook.rows('NK_Settings').entries()) {
    const at = labels.indexOf(String(label));
    if (at >= 0) workbook.type('NK_Settings', row, 1, about[at] ?? null);
  }
  const first = plannable(workbook.compute(pairRound, nothingSaid)).plan;
  workbook.apply(first);
  const onPaper = plannable(workbook.compute(wall, { ...wall.initial, slips: true })).plan;
  played(workbook, 'NK_Round_1');
  const after = plannable(workbook.compute(standings, standings.initial)).plan;
  return [first, onPaper, after].flatMap((plan) => plan.sheets);
}

/** The texts of the first two rows of each block. */
function topOf({ blocks }: NewSheet): readonly string[] {
  const top = blocks.flatMap(({ cells }) => cells.slice(0, 2).flat());
  return top.flatMap((cell) => {
    if (cell.kind === 'formula') return cell.shown === undefined ? [] : [cell.shown];
    return cell.kind === 'text' ? [cell.text] : [];
  });
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
    for (const sheet of sheets()) {
      const { name, print } = sheet;
      expect([name, topOf(sheet).some((said) => said.startsWith('NK'))]).toEqual([name, true]);
      expect([name, print?.fitToWidth, print?.header?.left, print?.footer?.left]).toEqual([
        name,
        true,
        expect.stringContaining('NK'),
        expect.stringContaining('&D'),
      ]);
    }
  });

  test.each([
    ['2026-11-21', '2026-11-22', 'NK 2026, 21 – 22 November 2026'],
    ['21-11-2026', null, 'NK 2026, 21 November 2026'],
    [null, 'next spring', 'NK 2026, next spring'],
    [null, null, 'NK 2026'],
  ])('names the days of the event where the settings have them: %s, %s', (first, last, said) => {
    for (const sheet of sheets(['NK 2026', first, last])) {
      const isStandings = sheet.name.startsWith('Standings');
      expect([sheet.name, sheet.print?.header?.left]).toEqual([sheet.name, said]);
      // Standings have the moment at which they were made.
      const below = topOf(sheet).some((line) =>
        line.startsWith(isStandings ? 'NK 2026, 1 of 7' : `${said}, `),
      );
      if (!sheet.name.endsWith('slips')) expect([sheet.name, below]).toEqual([sheet.name, true]);
    }
  });

  test('of a new event has its name and days as the director typed them', () => {
    const workbook = new EventWorkbook('nl');
    const options = { event: 'NK 2026', firstDay: '21-11-2026', lastDay: '22 nov. 2026' };
    const { plan } = plannable(
      workbook.compute(newEvent, { ...newEvent.initial, ...options }, { entries: entries(4) }),
    );
    expect(plan.sheets.map(({ print }) => print?.header?.left)).toEqual([
      'NK 2026, 21–22 november 2026',
      'NK 2026, 21–22 november 2026',
    ]);
    workbook.apply(plan);
    const settings = new Map(workbook.rows('NK_Settings').map(([name, value]) => [name, value]));
    expect(
      (['nkEgdEvent', 'nkEgdFirstDay', 'nkEgdLastDay'] as const).map((key) =>
        settings.get(text('nl', key)),
      ),
    ).toEqual(['NK 2026', '2026-11-21', '2026-11-22']);
  });
});
