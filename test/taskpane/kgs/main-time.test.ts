/** @jest-environment ./test/support/environment.js */
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { editTournament } from '../../../taskpane/kgs/changes/edit';
import { kgsEvents } from '../../../taskpane/kgs/jobs';
import { text } from '../../support/text';
import { seenIn } from '../sheets/events/seen-in';
import { plannable } from '../support/computed';
import { september, type SampleTournament } from './support/sample-year';
import { added, adding, openYear } from './support/steps';
import type { YearWorkbook } from './support/year-workbook';

jest.setTimeout(60_000);

/** 14 rounds on 19 x 19: F is 56 for an hour, 112 up to 8 hours, 168 up to 27. */
const played: SampleTournament = september;

let book: YearWorkbook;
const F = (): unknown => book.value('Year!B6');

describe.each(['en', 'nl'] as const)('Main time typed into Year (%s)', (language) => {
  const year = language === 'en' ? 'Year' : 'Jaar';

  test.each([
    ['12:00', 168],
    ['12', 168],
    ['12 h', 168],
    ['2:00', 112],
    ['1:30', 112],
    ['1,5', 112],
    ['1.5', 112],
    ['90 min', 112],
    ['0:30', 56],
    ['0,5', 56],
    ['29 min', 56],
    ['27:00', 168],
    ['27:01', 224],
  ])('%s counts as what the cell shows', async (typed, factor) => {
    book = await openYear([], language, []);
    book.enter(`${year}!B1`, 'Later');
    book.enter(`${year}!B3`, '14');
    book.enter(`${year}!B4`, '19');
    book.enter(`${year}!B5`, typed);
    expect(book.value(`${year}!B6`)).toBe(factor);
    const { detail } = plannable(adding(book, played, { column: 1 }));
    expect(detail.F).toBe(factor);
  });
});

describe('A number that may be a time gives no F, and the pane says what to do', () => {
  beforeEach(async () => {
    book = await openYear([], 'en', [], [played]);
  });

  test.each([
    ['12:00', 'kgsHoursTime', { shown: '12:00', hours: '12' }, 168],
    ['0:30', 'kgsHoursTime', { shown: '0:30', hours: '0.5' }, 56],
    ['36:00', 'kgsHoursTime', { shown: '36:00', hours: '36' }, 224],
    ['0.5', 'kgsHoursPart', { content: '0.5' }, 56],
    ['2012-07-15', 'kgsHoursNeeded', { content: '15 Jul 2012' }, 56],
  ] as const)('%s in a cell that is no text', async (typed, code, values, factor) => {
    book.enter('Year!B5', '');
    book.format('Year!B5', 'General');
    book.enter('Year!B5', typed);
    expect(typeof book.value('Year!B5')).toBe('number');
    const why = text('en', code, { address: 'Year!B5', ...values });
    const { missing } = (await seenIn(kgsEvents, book)) as { missing: readonly string[] };
    expect(missing).toContain(`${played.name} | ${why} | Year!B5`);
    // The way out that the sentence names.
    book.format('Year!B5', '@');
    book.enter('Year!B5', 'hours' in values ? values.hours : '30 min');
    expect(F()).toBe(factor);
    expect(await seenIn(kgsEvents, book)).toMatchObject({ missing: [] });
  });

  test.each(['12:00', '0.5', '1.125'])('%s gives no F on the sheet', (typed) => {
    book.enter('Year!B5', '');
    book.format('Year!B5', 'General');
    book.enter('Year!B5', typed);
    expect(F()).toEqual({ error: '#N/A' });
  });

  test('what the pane writes is read the same when it is typed again', () => {
    const edited = book.compute(editTournament, { column: 1, hours: '12:00' });
    book.apply(plannable(edited).plan);
    expect([book.value('Year!B5'), F()]).toEqual(['12', 168]);
    book.enter('Year!B5', '12:00');
    expect([book.value('Year!B5'), F()]).toEqual(['12:00', 168]);
  });
});

test('A tournament whose points need no F has them whatever its main time is', async () => {
  book = await openYear([8, 4, 2], 'en', []);
  added(book, played);
  const points = book.values('September 2012!I8:I14');
  book.enter('Year!B5', '');
  book.format('Year!B5', 'General');
  book.enter('Year!B5', '12:00');
  expect(F()).toEqual({ error: '#N/A' });
  expect(book.values('September 2012!I8:I14')).toEqual(points);
  expect(points[0]).toEqual([8]);
});
