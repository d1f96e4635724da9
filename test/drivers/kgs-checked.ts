import { expect } from '@jest/globals';
import { checkedResult, checkedTotals, type CheckedYear } from '../checkers/kgs-year';
import type { SampleTournament } from '../taskpane/kgs/support/sample-year';
import type { Desk } from './desk';
import type { KgsDirector } from './kgs';

const near = (value: number): unknown => expect.closeTo(value, 9);

/** Holds the totals to the independent computation. */
export async function expectTotals(kgs: KgsDirector<Desk>, year: CheckedYear): Promise<void> {
  const expected = checkedTotals(year);
  const sheet = kgs.t('kgsSheetTotals');
  const found = await kgs.sheet.values(`${sheet}!A5:D${5 + expected.length}`);
  expect(found.slice(0, -1)).toEqual(
    expected.map(({ place, engine, total, events }) => [place, engine, near(total), events]),
  );
  expect(found.at(-1)).toEqual([null, null, null, null]);
}

/** Adds a tournament, and holds its preview and its sheet to the independent computation of the year that it makes. */
export async function addHeld(
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
