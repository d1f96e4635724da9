/** @jest-environment ./test/support/environment.js */
import './english-texts';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as library from '@odoo/o-spreadsheet';
import { sheetCells } from './planning';
import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { languages, say, type TextKey } from '../../../src/language';
import { files } from '../../../src/language/en/general/files';
import { form, lists } from '../../../src/language/en/jobs';
import { home, problems, run, workbook } from '../../../src/language/en/start';
import { qualify } from '../../../taskpane/aga/qualify';
import { excelWorkbook } from '../../../taskpane/excel/excel';
import { OperationRun } from '../../../taskpane/jobs/operation-run';
import { Writer } from '../../../taskpane/jobs/writer';
import { writerSentence } from '../../../taskpane/jobs/view/StatusLine';
import { wording } from '../../../taskpane/controls/wording';
import { withColumn } from '../../../taskpane/sheets/columns/recognition';
import { fillRatings } from '../../../taskpane/ratings/fill-ratings';
import type { CellValue } from '../../../tools/workbench/grid/grid';
import { defineFunctions } from '../../../tools/workbench/grid/o-spreadsheet';
import { hostCodes } from '../../../tools/workbench/host/faults';
import type { ExcelErrorCode } from '../../../tools/workbench/host/wire';
import type { ExcelPage } from '../../tools/workbench/host/excel';
import { ratingList } from '../nk/support/pasted';
import { spring } from '../aga/support/sections';
import { entries } from '../nk/support/sample-event';
import { everything, openWorkbook, type, withExcel } from './workbook';
import { isFollowed, text, textLike } from '../../support/text';
import { provideDomParser } from '../support/dom-parser';

jest.setTimeout(120_000);

/*
 * What is said of lists and of writing, whatever the job: the sentence is brought about, its way out is followed as it says, and
 * what is written then is what it would have been. One workbook for all: each way is undone before the next.
 */

const section = spring.slice(0, 7).map(([name = '', , rating = '', , , wins = '']) => {
  return [name, rating, wins];
});
const rated = entries(6);

let excel: ExcelPage;
let before: unknown;
beforeAll(async () => {
  provideDomParser();
  excel = await openWorkbook([
    { name: 'Section', cells: sheetCells(section) },
    { name: 'Entries', cells: sheetCells(rated) },
  ]);
  before = everything(excel);
});
afterEach(() => {
  expect(excel.problems).toEqual([]);
  expect(everything(excel)).toEqual(before);
});
afterAll(() => {
  excel.close();
});

const common = { workbook: excelWorkbook, language: 'en', onState: () => undefined } as const;
/** Points of a section: a list is read, and two sheets are written. */
async function points(text = 'Section!A1:C7') {
  const run = new OperationRun(qualify, common);
  await run.point('results', { kind: 'typed', text });
  return run;
}
/** Ratings beside a list: cells of a sheet that exists are written. */
async function ratings() {
  const initial = { ...fillRatings.initial, text: ratingList };
  const run = new OperationRun({ ...fillRatings, initial }, common);
  await run.point('entries', { kind: 'typed', text: 'Entries!A1:C7' });
  return run;
}
type Run = Awaited<ReturnType<typeof points>> | Awaited<ReturnType<typeof ratings>>;

const writer = new Writer(excelWorkbook, () => undefined);
/** Writes what is previewed; what is refused is said instead. */
async function written({ state: { run } }: Run): Promise<string> {
  if (run.step === 'refused')
    return run.refusals.map(({ sentence }) => say(languages.en, sentence)).join('\n');
  if (run.step !== 'preview') return run.step;
  await writer.write(run.computed.plan);
  return writer.state.step === 'written' ? '' : writerSentence(wording('en', '.'), writer.state);
}

/** Each player's points, or each cell that is filled. */
function figures({ state: { run } }: Run): unknown {
  if (run.step !== 'preview') return run.step;
  const { detail } = run.computed;
  return 'points' in detail
    ? detail.points.players.map(({ points: each }) => each?.toFixed(3))
    : detail.changes.map(({ name, column, value }) => [name, column, value]);
}

const put = (sheet: string, cell: string, value: unknown): void =>
  type(excel, sheet, cell, value as string);
const range = (batch: (sheets: Excel.WorksheetCollection) => void): Promise<void> =>
  withExcel(excel, ({ worksheets }) => batch(worksheets));

const named = (batch: (workbook: Excel.Workbook) => void): Promise<void> => withExcel(excel, batch);
const hidden = (is: boolean): Promise<void> =>
  range((sheets) => {
    sheets.getItem('Section').getRange('4:4').rowHidden = is;
  });
/** The first cells of a column beside the list. */
function fourth(cells: readonly string[]): void {
  for (const [i, cell] of cells.entries()) put('Section', `D${i + 1}`, cell);
}
/** As Text to Columns does. */
const split = (): Promise<void> =>
  range((sheets) => {
    sheets.getItem('Section').getRange('A1:C7').values = section.map((row) => [...row]);
  });
type PointsRun = Awaited<ReturnType<typeof points>>;
function corrected(run: PointsRun, field: string, column: number | undefined): Promise<void> {
  const { results } = run.state.lists;
  if (results.step !== 'read') throw new Error(results.step);
  return run.correct('results', withColumn(results.recognition, field, column));
}

interface Way {
  readonly opens?: () => Promise<Run>;
  /** Whether it comes between preview and write. */
  readonly late?: true;
  readonly breaks: () => unknown;
  /** What the sentence says; the preview is refreshed afterwards. Gives another run where another list is chosen. */
  readonly follows: (run: Run) => unknown;
  /** What is left of it, for the next way. */
  readonly leaves?: () => unknown;
}

/** Excel refuses the write by a code of its own, as long as something stands in the way. */
const refusedBy = (code: ExcelErrorCode): Way => ({
  late: true,
  breaks: () => excel.host.faults.failAction(1, code),
  follows: () => excel.host.faults.clear(),
});

const ways: Partial<Record<TextKey, Way>> = {
  accessDenied: refusedBy('AccessDenied'),
  changedElsewhere: refusedBy('Conflict'),
  dialogOpen: refusedBy('WriteNotSupportedWhenModalDialogOpen'),
  filterInTheWay: refusedBy('FilteredRangeConflict'),
  mergedInTheWay: refusedBy('MergedRangeConflict'),
  offSheet: refusedBy('NonBlankCellOffSheet'),
  otherProblem: refusedBy('GeneralException'),
  undoNotSupported: refusedBy('UndoNotSupported'),
  busy: {
    late: true,
    breaks: () => excel.host.faults.failRequests(hostCodes.ActivityLimitReached),
    follows: () => excel.host.faults.clear(),
  },
  sessionLost: {
    late: true,
    breaks: () => excel.host.faults.failRequests(hostCodes.InvalidOrTimedOutSession),
    follows: () => {
      excel.host.faults.clear();
      return points();
    },
  },
  tooLarge: {
    late: true,
    breaks: () => excel.host.faults.failRequests(hostCodes.RequestPayloadSizeLimitExceeded),
    follows: () => excel.host.faults.clear(),
  },
  cellOrLeaveOut: {
    opens: () => points('Section!A1:D7'),
    breaks: () => fourth(['Eligible', 'perhaps', 'perhaps']),
    follows: (run) => corrected(run as PointsRun, 'eligible', undefined),
    leaves: () => fourth(['', '', '']),
  },
  sheetTaken: {
    late: true,
    breaks: () => excel.grid.addSheet('Section (2)'),
    follows: () => undefined,
    leaves: () => range((sheets) => sheets.getItem('Section (2)').delete()),
  },
  nameTaken: {
    late: true,
    breaks: () =>
      named(({ names, worksheets }) => {
        names.add('AGA_Section_1', worksheets.getItem('Entries').getRange('A1'));
      }),
    follows: () => undefined,
    leaves: () => named(({ names }) => names.getItem('AGA_Section_1').delete()),
  },
  mergedThere: {
    opens: ratings,
    late: true,
    breaks: () => range((sheets) => sheets.getItem('Entries').getRange('D3:D4').merge()),
    follows: () => range((sheets) => sheets.getItem('Entries').getRange('D3:D4').unmerge()),
  },
  spillThere: {
    opens: ratings,
    late: true,
    breaks: () => put('Entries', 'D3', '=UNIQUE(C2:C4)'),
    follows: () => put('Entries', 'D3', ''),
  },
  sheetTakenHidden: {
    late: true,
    breaks: () => {
      const { id } = excel.grid.addSheet('Section (2)');
      excel.grid.tabs.setVisible(id, false);
    },
    follows: () => undefined,
    leaves: () => range((sheets) => sheets.getItem('Section (2)').delete()),
  },
  sheetProtected: {
    opens: ratings,
    late: true,
    breaks: () => range((sheets) => sheets.getItem('Entries').protection.protect()),
    follows: () => range((sheets) => sheets.getItem('Entries').protection.unprotect()),
  },
  workbookProtected: {
    late: true,
    breaks: () => named(({ protection }) => protection.protect()),
    follows: () => named(({ protection }) => protection.unprotect()),
  },
  cellNeedsNumber: {
    breaks: () => put('Section', 'B2', 'strong'),
    follows: () => put('Section', 'B2', section[1]?.[1]),
  },
  columnAmbiguous: {
    opens: () => points('Section!A1:D7'),
    breaks: () => fourth(['Rating']),
    follows: (run) => corrected(run as PointsRun, 'rating', 1),
    leaves: () => fourth(['']),
  },
  columnMissing: {
    breaks: () => put('Section', 'B1', 'Strength'),
    follows: (run) => corrected(run as PointsRun, 'rating', 1),
    leaves: () => put('Section', 'B1', 'Rating'),
  },
  listSemicolons: {
    breaks: () =>
      range((sheets) => {
        const list = sheets.getItem('Section');
        list.getRange('A1:C7').clear();
        list.getRange('A1:A7').values = section.map((row) => [row.join(';')]);
      }),
    follows: () => {
      split();
      return points();
    },
  },
  cellMerged: {
    breaks: () => range((sheets) => sheets.getItem('Section').getRange('B2:B3').merge()),
    follows: () =>
      range((sheets) => {
        const cells = sheets.getItem('Section').getRange('B2:B3');
        cells.unmerge();
        cells.values = section.slice(1, 3).map(([, rating = '']) => [rating]);
      }),
  },
  nameTwice: {
    breaks: () => put('Section', 'A3', section[1]?.[0]),
    follows: () => put('Section', 'A3', section[2]?.[0]),
  },
  hiddenUndecided: {
    breaks: () => hidden(true),
    follows: (run) => run.chooseHidden(...(['results', 'use'] as [never, 'use'])),
    leaves: () => hidden(false),
  },
};

const all = Object.entries(ways) as [TextKey, Way][];
test.each(all)('%s: its way out ends at the same figures', async (key, way) => {
  const { opens = points, late, breaks, follows, leaves } = way;
  const whole = await opens();
  await whole.preview({ pressed: true });
  const right = figures(whole);
  let run = late ? whole : await opens();
  if (late) await breaks();
  else {
    await breaks();
    await run.readAgain();
    await run.preview({ pressed: true });
  }
  const said = (await written(run)).split('\n');
  expect(said).toContainEqual(expect.stringMatching(textLike('en', key)));
  run = ((await follows(run)) as Run | undefined) ?? run;
  await run.readAgain();
  await run.preview({ pressed: true });
  expect(await written(run)).toBe('');
  expect(figures(run)).toEqual(right);
  await writer.undo();
  expect(writer.state.step).toBe('undone');
  await leaves?.();
});

test('noSingleBlock: one range that is selected is read', async () => {
  const whole = await points();
  await whole.preview({ pressed: true });
  const run = new OperationRun(qualify, common);
  excel.host.faults.failAction(1, 'InvalidSelection');
  await run.point('results', { kind: 'selection' });
  expect(JSON.stringify(run.state)).toContain('noSingleBlock');
  excel.host.faults.clear();
  await range((sheets) => {
    sheets.getItem('Section').getRange('A1:C7').select();
  });
  await run.point('results', { kind: 'selection' });
  await run.preview({ pressed: true });
  expect(figures(run)).toEqual(figures(whole));
});

test.each([
  ['sheetUnknown', 'Sektion!A1:C7'],
  ['placeUnknown', 'the list'],
  ['nothingThere', 'Section!H1:J9'],
  ['tooManyRows', 'Section!A1:C10001'],
  ['tooManyCells', 'Section!A1:CW2501'],
] as const)('%s: the cells of the list are told instead', async (key, place) => {
  const far = { tooManyRows: 'A10001', tooManyCells: 'CW2501' }[key as string];
  if (far !== undefined) put('Section', far, 'far away');
  const whole = await points();
  await whole.preview({ pressed: true });
  const run = await points(place);
  expect(JSON.stringify(run.state)).toContain(`"${key}"`);
  await run.point('results', { kind: 'typed', text: 'Section!A1:C7' });
  await run.preview({ pressed: true });
  expect(figures(run)).toEqual(figures(whole));
  if (far !== undefined) put('Section', far, '');
});

test('listMissing: the list is selected', async () => {
  const whole = await points();
  await whole.preview({ pressed: true });
  const run = new OperationRun(qualify, common);
  await run.preview({ pressed: true });
  expect(await written(run)).toMatch(textLike('en', 'listMissing'));
  await run.point('results', { kind: 'typed', text: 'Section!A1:C7' });
  await run.preview({ pressed: true });
  expect(figures(run)).toEqual(figures(whole));
});

test('cellPending: it is read once Excel has calculated it', async () => {
  let isAnswered = false;
  const [, , cell] = section;
  const compute = (): CellValue =>
    isAnswered ? Number(cell?.[1]) : { error: '#BUSY!', message: '' };
  defineFunctions(library, [{ name: 'WAIT.FOR', description: '', parameters: [], compute }]);
  const whole = await points();
  await whole.preview({ pressed: true });
  put('Section', 'B3', '=WAIT.FOR()');
  const run = await points();
  await run.preview({ pressed: true });
  expect(await written(run)).toMatch(textLike('en', 'cellPending'));
  isAnswered = true;
  excel.grid.recalculate();
  await run.readAgain();
  await run.preview({ pressed: true });
  expect(figures(run)).toEqual(figures(whole));
  put('Section', 'B3', cell?.[1]);
});

/** What the preview warns of. */
const warned = ({ state: { run } }: Run): string =>
  run.step === 'preview'
    ? run.warnings.map(({ sentence }) => say(languages.en, sentence)).join('\n')
    : run.step;

test('listGoesOn: all of the list is selected, and all of it counts', async () => {
  const late = (row: number, values: readonly unknown[]): void => {
    for (const [i, value] of values.entries()) put('Section', `${'ABC'.charAt(i)}${row}`, value);
  };
  late(8, ['Zed, Abe', 5.5, 2]);
  const whole = await points('Section!A1:C8');
  await whole.preview({ pressed: true });
  late(8, ['', '', '']);
  late(9, ['Zed, Abe', 5.5, 2]);
  await range((sheets) => {
    sheets.getItem('Section').getRange('A1').select();
  });
  const run = new OperationRun(qualify, common);
  await run.point('results', { kind: 'selection' });
  await run.preview({ pressed: true });
  expect(warned(run)).toMatch(textLike('en', 'listGoesOn'));
  expect(figures(run)).not.toEqual(figures(whole));
  await run.point('results', { kind: 'typed', text: 'Section!A1:C9' });
  await run.preview({ pressed: true });
  expect(warned(run)).not.toMatch(textLike('en', 'listGoesOn'));
  expect(figures(run)).toEqual(figures(whole));
  late(9, ['', '', '']);
});

test('readByHand, calculatesByHand: it is calculated, and read again', async () => {
  const [, , cell] = section;
  const mode = (is: 'Manual' | 'Automatic'): Promise<void> =>
    named(({ application }) => {
      application.calculationMode = is;
    });
  const whole = await points();
  await whole.preview({ pressed: true });
  put('Section', 'E1', 9.5);
  put('Section', 'B3', '=E1');
  await mode('Manual');
  put('Section', 'E1', cell?.[1]);
  const run = await points();
  await run.preview({ pressed: true });
  expect(warned(run)).toMatch(textLike('en', 'readByHand'));
  await named(({ application }) => {
    application.calculate('Recalculate');
  });
  await run.readAgain();
  await run.preview({ pressed: true });
  expect(warned(run)).not.toMatch(textLike('en', 'readByHand'));
  expect(figures(run)).toEqual(figures(whole));
  // What is written calculates by hand, too.
  expect(await written(run)).toBe('');
  expect(writer.state).toMatchObject({ step: 'written', calculatesByHand: true });
  const shown = (): unknown => {
    const sheetId = excel.grid.sheets().find(({ name }) => name === 'Section')?.id ?? '';
    return excel.grid.read({ sheetId, row: 2, column: 1, rows: 1, columns: 1 })[0]?.[0]?.value;
  };
  put('Section', 'E1', 7);
  expect(shown()).toBe(Number(cell?.[1]));
  await named(({ application }) => {
    application.calculate('Recalculate');
  });
  expect(shown()).toBe(7);
  await writer.undo();
  await mode('Automatic');
  put('Section', 'B3', cell?.[1]);
  put('Section', 'E1', '');
});

test('unfinished, unfinishedLead: what is in the workbook is looked at and undone, and all is written', async () => {
  const run = await points();
  await run.preview({ pressed: true });
  const right = figures(run);
  excel.host.faults.loseAnswer(2, Infinity);
  const said = await written(run);
  expect(said).toContain(text('en', 'unfinished', { places: ['Section (2)', 'Section (points)'] }));
  expect(writer.state.step).toBe('unfinished');
  excel.host.faults.clear();
  expect(everything(excel)).not.toEqual(before);
  await writer.takeBack();
  expect(everything(excel)).toEqual(before);
  expect(await written(run)).toBe('');
  expect(figures(run)).toEqual(right);
  await writer.undo();
});

test('onlySheets: an empty sheet is added, and Undo goes on', async () => {
  const run = await points();
  await run.preview({ pressed: true });
  expect(await written(run)).toBe('');
  await range((sheets) => {
    for (const name of ['Section', 'Entries']) sheets.getItem(name).delete();
  });
  await writer.undo();
  expect(writerSentence(wording('en', '.'), writer.state)).toMatch(textLike('en', 'onlySheets'));
  await range((sheets) => sheets.add('Empty'));
  await writer.undo();
  expect(writer.state.step).toBe('undone');
  // The last test with this workbook.
  before = everything(excel);
});

/** Sentences with a way out that other tests follow, by the file: `wayOut` says where it has led. */
const elsewhere: Readonly<Record<string, readonly TextKey[]>> = {
  'aga/ways-out.test.ts': ['checkGone', 'dateNoDay'],
  'app/failure.test.tsx': ['cellEdit', 'unexpected', 'jobNotLoaded', 'detailsShown'],
  'app/functions.test.tsx': ['foundNone'],
  'app/insert-view.test.tsx': ['stoppedWaiting', 'waiting', 'waitingForCell'],
  'app/samples.test.tsx': [
    ...(['sharePageFailed', 'sharePageNoAddress', 'sharePageSaved'] as const),
    'shareEmptied',
    ...(['sharePageLongAddress', 'shareNothing', 'nkFileUnreadable'] as const),
  ],
  'app/why-waiting.test.tsx': ['pressCopy'],
  'excel/colleagues.test.ts': [
    ...(['changedWhileWriting', 'editedAfterWriting', 'mayBeHidden'] as const),
    ...(['sheetCopied', 'sheetTooLarge'] as const),
  ],
  'excel/drafts.test.ts': ['undoUnreadable'],
  'excel/insertion.test.ts': [
    ...(['changedMeanwhile', 'answerLost', 'textCell', 'spilledCell', 'linkedData'] as const),
  ],
  'excel/manners.test.ts': ['cellFrom1904', 'functionMissing', 'nameNoCells'],
  'excel/remembering.test.ts': ['sourceMerged'],
  'excel/repairing.test.ts': ['repairProtected', 'repairLeftOne', 'repairLeftMany'],
  'excel/sheet-look.test.ts': ['undoPrintStays', 'undoTableStays'],
  'excel/writing.test.ts': ['spillBlocked'],
  'jobs/operation-run.test.ts': ['formulasTooNew', 'readWhileCalculating'],
  'kgs/ways-out.test.ts': [
    ...(['cellAtLeast', 'cellAtMost', 'cellDateForNumber', 'cellError', 'cellIsDate'] as const),
    ...(['cellLooksBlank', 'cellNeedsMark', 'cellNeedsOneOf', 'cellNeedsText'] as const),
    ...(['cellNeedsWhole'] as const),
  ],
  'kuksu/cycle.test.ts': ['pastedTooLong'],
  'kuksu/views.test.tsx': ['draftTooLong'],
  'nk/where-it-stands.test.ts': ['columnGone'],
  'sheets/columns/kinds.test.ts': ['cellThousands', 'placeIsDate'],
  'sheets/columns/read.test.ts': ['columnTwice'],
  'sheets/events/saved-workbooks.test.ts': [
    ...(['cellSpills', 'runPlaceLarge', 'runNotReadHint', 'shareGone', 'shareParted'] as const),
  ],
  'sof/refusals.test.ts': ['columnMissingEither', 'optionEmpty', 'placeAstray', 'placeBad'],
};

/** What they ask for happens outside of the pane and the workbook. */
const outside: readonly TextKey[] = ['noAnswer', 'noOffice', 'outside', 'unsupported'];

const tests = [
  'noSingleBlock',
  ...(['sheetUnknown', 'placeUnknown', 'nothingThere'] as const),
  ...(['tooManyRows', 'tooManyCells', 'listMissing'] as const),
  'cellPending',
  'listGoesOn',
  'readByHand',
  ...(['onlySheets', 'unfinished', 'unfinishedLead', 'calculatesByHand'] as const),
];

test('every general sentence that tells a way out is among them', () => {
  const verbs =
    'Begin|Change|Check|Choose|Clear|Close|Correct|Delete|Enter|Fix|Format|Look|Move|Open|Or leave|Paste|Press|Read|Refresh|Remove|Rename|Save|Select|Try|Type|Undo|Unmerge|Update|Wait|Write';
  const tells = new RegExp(`[.:;,] (${verbs})\\b(?! (can’t|deletes|works))`, 'i');
  const parts = [problems, workbook, home, run, lists, form, files];
  const all = parts.flatMap((part) => Object.entries<string>(part));
  const found = all.filter(([, said]) => tells.test(said)).map(([key]) => key);
  expect(found.length).toBeGreaterThan(70);
  const known = [...Object.keys(ways), ...tests, ...outside];
  const others = new Set([...known, ...Object.values(elsewhere).flat()]);
  expect(found.filter((key) => !others.has(key))).toEqual([]);
  for (const [file, keys] of Object.entries(elsewhere)) {
    const source = readFileSync(path.join(__dirname, '..', file), 'utf8');
    expect([file, keys.filter((key) => !isFollowed(key, source))]).toEqual([file, []]);
  }
});
