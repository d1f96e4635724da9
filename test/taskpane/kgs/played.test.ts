/** @jest-environment ./test/support/page-environment.js */
import { functionsOf } from '../support/functions';
import { jest, test, expect } from '@jest/globals';
import { kgsEvents, kgsJobs } from '../../../taskpane/kgs/jobs';
import { excelDesk } from '../../drivers/excel-desk';
import { KgsDirector } from '../../drivers/kgs';
import { testInTurn } from '../../support/in-full';
import { fixedPoints, halves, july, listOf, type SampleTournament } from './support/sample-year';
import type { JsdomDesk } from '../../drivers/jsdom-desk';
import type { Content } from '../../drivers/sheets';
import { sampled } from '../../support/sampled';
import { checkedResult, checkedTotals, type CheckedYear } from '../../checkers/kgs-year';
import type { Desk } from '../../drivers/desk';

const near = (value: number): unknown => expect.closeTo(value, 9);

/** Holds the totals to the independent computation. */
async function expectTotals(kgs: KgsDirector<Desk>, year: CheckedYear): Promise<void> {
  const expected = checkedTotals(year);
  const sheet = kgs.t('kgsSheetTotals');
  const found = await kgs.sheet.values(`${sheet}!A5:D${5 + expected.length}`);
  expect(found.slice(0, -1)).toEqual(
    expected.map(({ place, engine, total, events }) => [place, engine, near(total), events]),
  );
  expect(found.at(-1)).toEqual([null, null, null, null]);
}

/** Adds a tournament, and holds its preview and its sheet to the independent computation of the year that it makes. */
async function addHeld(
  kgs: KgsDirector<Desk>,
  results: string,
  tournament: SampleTournament,
  year: CheckedYear,
): Promise<void> {
  await kgs.pasteResults(results, tournament);
  await kgs.job(kgs.t('kgs-tournament'));
  await kgs.useSelection();
  await kgs.describe(tournament);
  await kgs.preview();
  const previewed = await kgs.previewedPoints();
  await kgs.write();

  const checked = checkedResult(tournament, year);
  // A sheet cannot be called with a colon.
  const name = tournament.name.replace(':', '-');
  const rows = await kgs.sheet.values(`'${name}'!B8:I${7 + checked.players}`);
  const inSheet = new Map(rows.map((row) => [row[0], row[7]]));
  for (const [account, share] of checked.points) {
    expect([account, inSheet.get(account)]).toEqual([account, near(share)]);
    const shown = Number(previewed.get(account)?.replace(',', '.'));
    expect([account, shown]).toEqual([account, expect.closeTo(share, 3)]);
  }
  expect([inSheet.size, previewed.size]).toEqual([checked.players, checked.players]);
}

jest.setTimeout(120_000);

testInTurn(2, 3)('A year goes through pane and sheets without a browser, in Dutch', async () => {
  const functions = await functionsOf('kgs');
  const desk = await excelDesk('nl', { jobs: kgsJobs, events: [kgsEvents], functions });
  const kgs = new KgsDirector(desk);
  const year = (...tournaments: readonly SampleTournament[]) => ({
    tournaments,
    aliases: [],
    points: fixedPoints,
  });
  await kgs.newYear(fixedPoints);
  const results = await kgs.sheet.add();
  await addHeld(kgs, results, july, year(july));
  await addHeld(kgs, results, halves, year(july, halves));
  await expectTotals(kgs, year(july, halves));

  await desk.press(kgs.t('undo'));
  await desk.says(kgs.t('undoneTitle', { title: halves.name }));
  await expectTotals(kgs, year(july));
});

jest.setTimeout(120_000);

const standings = listOf(july);
const points: readonly (readonly Content[])[] = [
  ['Account', 'Points'],
  ['AyaBot', 3.5],
  ['Zen19S', 8],
];

interface Case {
  readonly job: 'kgs-tournament' | 'kgs-points';
  /** In A1. */
  readonly heading: string;
  /** From A2 on. */
  readonly list: readonly (readonly Content[])[];
  readonly selected: string;
}

const every: readonly Case[] = [
  // An empty row lies between the heading and the list, or none.
  { job: 'kgs-tournament', heading: 'KGS July 2012', list: [[], ...standings], selected: 'A5' },
  { job: 'kgs-tournament', heading: 'KGS May 2012', list: [[], ...standings], selected: 'A3:F9' },
  { job: 'kgs-tournament', heading: 'KGS June 2012', list: standings, selected: 'B4' },
  { job: 'kgs-tournament', heading: 'KGS April 2012', list: standings, selected: 'A1:F9' },
  { job: 'kgs-points', heading: 'KGS March 2012', list: points, selected: 'A3' },
];

/** Two tournaments at least, one after the other in the same form. */
const cases = sampled(every, 3);

test('The heading above a list stands in the field of the name as soon as the list is pointed at', async () => {
  const functions = await functionsOf('kgs');
  const desk: JsdomDesk = await excelDesk('en', { jobs: kgsJobs, events: [kgsEvents], functions });
  const kgs = new KgsDirector(desk);
  await kgs.newYear(fixedPoints);
  let open: string | undefined;
  for (const { job, heading, list, selected } of cases) {
    const sheet = await kgs.sheet.add();
    await kgs.sheet.fill(`${sheet}!A1`, [[heading], ...list]);
    await kgs.sheet.select(`${sheet}!${selected}`);
    // In the same form the name of another list takes the place of the one before.
    if (job !== open) await kgs.job(kgs.t(job));
    open = job;
    await kgs.useSelectionFor(kgs.t(job === 'kgs-points' ? 'kgsPointsList' : 'kgsResults'));
    await desk.holds(kgs.t('kgsTournamentName'), heading);
  }
});
