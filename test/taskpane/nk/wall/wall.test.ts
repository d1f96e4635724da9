/** @jest-environment ./test/support/environment.js */
import { describe, expect, test } from '@jest/globals';
import { columnOf } from '../../../../taskpane/sheets/address';
import type { NewSheet, Plan, PlanCell } from '../../../../taskpane/sheets/plan';
import { standings } from '../../../../taskpane/nk/standings';
import { leftForLater, nothingSaid } from '../../../../taskpane/nk/pair-options';
import { pairRound } from '../../../../taskpane/nk/pair-round';
import { wall, type WallOptions } from '../../../../taskpane/nk/wall/wall';
import { text } from '../../../support/text';
import { EventWorkbook } from '../support/event-workbook';
import { entries, newWorkbook, paired, played } from '../support/sample-event';
import { plannable, refusedBy } from '../../support/computed';
import { newEvent } from '../../../../taskpane/nk/new-event';

const every: WallOptions = { ...wall.initial, slips: true };

/** Round 2 of a field of 9 in which one is absent, another fixed: 4 boards. */
function event(language: 'en' | 'nl' = 'en'): EventWorkbook {
  const workbook = newWorkbook(9, language);
  paired(workbook);
  played(workbook, 'NK_Round_1', (black) => (black === 2 ? '½' : undefined));
  paired(workbook, {
    round: 2,
    away: { 5: true },
    forced: [{ players: [1, 9], black: 9, board: 3 }],
  });
  return workbook;
}

function sheetsOf(workbook: EventWorkbook, options: WallOptions): readonly NewSheet[] {
  return plannable(workbook.compute(wall, options)).plan.sheets;
}

function plain(cell: PlanCell): string | number {
  if (cell.kind === 'text') return cell.text;
  return cell.kind === 'number' ? cell.value : '';
}

/** The list of a sheet: its headings and its lines. */
function list(sheet: NewSheet | undefined): readonly (readonly (string | number)[])[] {
  return (sheet?.blocks[1]?.cells ?? []).map((line) => line.map(plain));
}

describe.each(['en', 'nl'] as const)('The sheets of a round for the wall, %s', (language) => {
  const workbook = event(language);
  const all = sheetsOf(workbook, every);
  const [byBoard, byName, slips] = all;
  const round = workbook.rows('NK_Round_2');
  const t = (key: 'nkBye' | 'nkAbsent' | 'nkBlackWins' | 'nkWhiteWins') => text(language, key);

  test('by board every pair of the round stands once, by number, with scores before it', () => {
    const [, ...lines] = list(byBoard);
    const boards = lines.filter(([board]) => board !== '');
    expect(boards.map(([board]) => board)).toEqual([1, 2, 3, 4]);
    expect(boards.map(([board, black, , white]) => [board, black, white])).toEqual(
      round
        .filter(([board]) => board !== null)
        .map(([board, , black, , white]) => [board, black, white]),
    );
    expect(lines.find(([board]) => board === 3)?.slice(1, 4)).toEqual([
      'Player 09',
      expect.any(Number),
      'Player 01',
    ]);
    const { rows } = plannable(workbook.compute(standings, standings.initial)).detail;
    const scores = new Map<unknown, unknown>(
      rows.map(({ player, line }) => [player.name, line.tableScore]),
    );
    for (const [board, black, ofBlack, white, ofWhite] of lines) {
      expect(ofBlack).toBe(scores.get(black));
      if (board !== '') expect(ofWhite).toBe(scores.get(white));
    }
    expect(lines.find(([, name]) => name === 'Player 05')?.slice(3)).toEqual([
      t('nkAbsent'),
      '',
      '',
    ]);
  });

  test('nothing of the director’s notes hangs on the wall, and nothing is coloured', () => {
    for (const sheet of all) {
      const cells = sheet.blocks.flatMap((block) => block.cells.flat());
      const words = cells.map(plain).join('\n');
      for (const note of ['nkFixed', 'nkRepeat', 'nkPairedOn', 'nkSaidForRound'] as const) {
        expect(words).not.toContain(text(language, note));
      }
      expect(cells.filter((cell) => 'style' in cell && cell.style === 'input')).toEqual([]);
      expect(sheet.blocks.flatMap(({ highlights = [] }) => highlights)).toEqual([]);
      expect(sheet.tabColor).toBeUndefined();
    }
  });

  test('by name everybody stands once, with board, colour and opponent', () => {
    const [, ...lines] = list(byName);
    expect(lines.map(([name]) => name)).toEqual(
      Array.from({ length: 9 }, (_, i) => `Player 0${i + 1}`),
    );
    for (const [board, , black, , white] of round) {
      if (board === null) continue;
      expect(lines).toContainEqual([black, board, t('nkBlackWins'), white]);
      expect(lines).toContainEqual([white, board, t('nkWhiteWins'), black]);
    }
    expect(lines[4]).toEqual(['Player 05', '', '', t('nkAbsent')]);
  });

  test('each is one page of A4 wide with header and footer, by board and by name upright', () => {
    for (const sheet of all) {
      expect(sheet.print).toMatchObject({ paper: 'a4', fitToWidth: true, titleRows: '4:4' });
      expect(sheet.print?.header?.right).toBe('&A');
      expect(sheet.print?.footer?.left).toBe('&D');
      const last = columnOf(sheet.print?.area?.split(':')[1] ?? '');
      expect(sheet.blocks[1]?.cells[0]).toHaveLength(last + 1);
    }
    expect([byBoard, byName].map((sheet) => sheet?.print?.orientation)).toEqual([
      'portrait',
      'portrait',
    ]);
  });

  test('a slip says by itself what it is of, and has room to write', () => {
    const [, ...lines] = list(slips);
    expect(lines).toHaveLength(4);
    const [event, board, black, white] = lines[2] ?? [];
    expect(event).toContain('2');
    expect([board, black, white]).toEqual([
      3,
      `${text(language, 'nkBlack')}: Player 09`,
      `${text(language, 'nkWhite')}: Player 01`,
    ]);
    expect(slips?.tall).toEqual({ rows: '5:8', points: 45 });
  });

  test('made again they take the place of those that are there, if that is wanted', () => {
    const again = event(language);
    again.apply(plannable(again.compute(wall, every)).plan);
    again.type('NK_Round_1', 0, 5, '0-1');
    const { plan, known } = plannable(again.compute(wall, every));
    expect(plan.warnings).toEqual([]);
    expect(plan.blocks.map(({ sheet }) => sheet)).toEqual(all.map(({ name }) => name));
    expect(known).toMatchObject({ replaces: all.map(({ name }) => name) });
  });

  test('the names of the sheets are free, where both shall be kept', () => {
    const again = event(language);
    again.apply(plannable(again.compute(wall, every)).plan);
    const taken = again.facts.sheets.map(({ name }) => name);
    const more = sheetsOf(again, { ...every, replace: false });
    expect(more).toHaveLength(3);
    for (const { name } of more) expect(taken).not.toContain(name);
  });
});

describe('sheets with another number of lines than those that are there', () => {
  /** A round of which two boards wait, with its wall sheets, and then the rest of it. */
  function inParts(language: 'en' | 'nl'): EventWorkbook {
    const workbook = newWorkbook(12, language);
    const { paired: whole, said: now } = plannable(workbook.compute(pairRound, nothingSaid)).detail;
    paired(workbook, leftForLater(now, whole.boards.slice(4), true));
    workbook.apply(plannable(workbook.compute(wall, wall.initial)).plan);
    paired(workbook);
    return workbook;
  }

  test.each(['en', 'nl'] as const)('take their place: shorter (%s)', (language) => {
    const workbook = inParts(language);
    const fresh = sheetsOf(workbook, { ...wall.initial, replace: false });
    const { plan, known } = plannable(workbook.compute(wall, wall.initial));
    expect(plan.sheets).toEqual([]);
    expect(plan.warnings).toEqual([]);
    expect(known).toMatchObject({ replaces: [expect.anything(), expect.anything()] });
    workbook.apply(plan);
    const sheet = plan.blocks[0]?.sheet ?? '';
    const lines = list(fresh[0]);
    lines.forEach(([board], i) => {
      expect(workbook.at(sheet, `A${4 + i}`)).toEqual(board);
    });
    for (const row of [4, 5]) expect(workbook.at(sheet, `B${lines.length + row}`)).toBeNull();
  });

  test('take their place: longer', () => {
    const workbook = inParts('en');
    const before = sheetsOf(workbook, { ...wall.initial, replace: false });
    workbook.apply(plannable(workbook.compute(wall, wall.initial)).plan);
    // One more player is in the round, alone.
    workbook.append('NK_Players', [13, 'Late Comer', 2000, null, 0]);
    workbook.append('NK_Round_1', [null, 13, 'Late Comer', null, null, 'absent', null, null]);
    const { plan } = plannable(workbook.compute(wall, wall.initial));
    expect(plan.sheets).toEqual([]);
    workbook.apply(plan);
    const below = `B${4 + list(before[0]).length}`;
    expect(workbook.at(plan.blocks[0]?.sheet ?? '', below)).toBe('Late Comer');
  });

  test.each(['A19', 'B19'])('never take away a remark below the list (%s)', (address) => {
    const workbook = inParts('en');
    workbook.typeAt('Round 1 by board', address, 'Quiet please');
    const { plan } = plannable(workbook.compute(wall, { ...wall.initial, byName: false }));
    expect(plan.sheets).toHaveLength(1);
    // Nothing but the note that a newer sheet is there.
    expect(plan.blocks.map(({ at, cells }) => [at, cells.flat().length])).toEqual([['A3', 1]]);
  });
});

test('the bye stands below the boards and among the names', () => {
  const workbook = newWorkbook(7);
  paired(workbook);
  const [byBoard, byName] = sheetsOf(workbook, wall.initial);
  expect(list(byBoard).at(-1)).toEqual(['', 'Player 07', expect.any(Number), 'bye', '', '']);
  expect(list(byName).at(-1)).toEqual(['Player 07', '', '', 'bye']);
});

test('an earlier round is chosen by its number, with its results', () => {
  const [byBoard] = sheetsOf(event(), { ...wall.initial, round: 1 });
  expect(byBoard?.name).toBe('Round 1 by board');
  const results = list(byBoard)
    .slice(1)
    .map((line) => line.at(-1));
  expect(results).toContain('½-½');
  expect(results.filter((result) => result !== '')).toHaveLength(4);
});

test('grades stand there where somebody has one', () => {
  const workbook = event();
  workbook.type('NK_Players', 0, 8, '6d');
  const [byBoard, , slips] = sheetsOf(workbook, every);
  expect(list(byBoard)[0]?.filter((title) => title === 'Grade')).toHaveLength(2);
  expect(list(slips).flat()).toContain('White: Player 01 (6d)');
});

test('a round that was paired before its results are in has no scores, and says so', () => {
  const workbook = event();
  workbook.type('NK_Round_1', 0, 5, null);
  const [byBoard] = sheetsOf(workbook, wall.initial);
  expect(list(byBoard)[0]).not.toContain('Score');
  expect(byBoard?.blocks[0]?.cells[2]?.map(plain)).toEqual([text('en', 'nkByBoardUnscored')]);
});

test('without a round, and without a tick, nothing can be made', () => {
  expect(refusedBy(newWorkbook(8).compute(wall, wall.initial))).toEqual([
    text('en', 'nkWallNoRound'),
  ]);
  const none = { ...wall.initial, byBoard: false, byName: false };
  expect(refusedBy(event().compute(wall, none))).toEqual([text('en', 'nkWallNothing')]);
});

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
