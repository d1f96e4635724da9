import { expect, test } from '@jest/globals';
import { translator } from '../../../src/language';
import type { WrittenSheet } from '../../../taskpane/sheets/receipt';
import { written } from '../support/fake-workbook';
import { BookDirector } from './support/nk-book';
import { eventAfter, newWorkbook } from './support/sample-event';

const t = translator('en');

/** Writes, and leads on to the texts with one press. */
async function writtenAndShared(nk: BookDirector): Promise<string> {
  await nk.preview();
  await nk.desk.press(t('write'));
  await nk.desk.offers(t('undo'));
  await nk.desk.press(t('nkShare'), '.rows');
  await nk.opened(t('nkShare'));
  const field = nk.desk.pane.all('textarea')[0] as HTMLTextAreaElement;
  return field.value;
}

test('a round that was written is shared with one press: its pairing', async () => {
  const nk = await BookDirector.open(t('nkPairRound'), newWorkbook(8));
  const [title, sides] = (await writtenAndShared(nk)).split('\n');
  expect([title, sides]).toEqual(['NK, round 1', t('nkShareSides')]);
});

test('standings that were written are shared with one press, not the round before them', async () => {
  const nk = await BookDirector.open(t('nkStandings'), eventAfter(8, 2));
  const name = t('nkStandingsAfter', { round: 2 });
  const sheet: WrittenSheet = {
    ...{ id: '{s}', name, extent: undefined, spills: [], tables: [], looks: '' },
    contents: { area: undefined, constants: '', hash: '' },
  };
  const receipt = { ...written, sheets: [sheet] };
  nk.book.writings.push({
    ok: true,
    value: { kind: 'written', receipt, withoutPrintSetup: false },
  });
  const [title] = (await writtenAndShared(nk)).split('\n');
  expect(title).toBe(t('nkShareStandings', { event: 'NK', round: 2 }));
});
