import { describe, expect, jest, test } from '@jest/globals';
import { act } from 'preact/test-utils';
import { groupName } from '../../../taskpane/nk/book/settings';
import { nothingSaid } from '../../../taskpane/nk/pair-options';
import { type PairingPreview, pairRound } from '../../../taskpane/nk/pair-round';
import { Drafts } from '../../../taskpane/jobs/view/use-writer';
import { translator } from '../../../src/language';
import { settle } from '../support/show';
import { FakeWorkbook } from '../support/fake-workbook';
import type { EventWorkbook } from './support/event-workbook';
import { BookDirector } from './support/nk-book';
import { eventAfter, paired, played } from './support/sample-event';
import { plannable } from '../support/computed';

const t = translator('en');

/** The job that pairs a round, with its preview or what it refuses. */
async function pairing(workbook: EventWorkbook): Promise<BookDirector> {
  const nk = await BookDirector.open(t('nkPairRound'), workbook);
  await nk.askForPreview();
  return nk;
}

/** What the rules say of each board: the marks that belong to it. */
function marksOf({ paired: round, names }: PairingPreview): readonly (readonly string[])[] {
  return round.boards.map(({ black, white, repeats, why }) => {
    const floater = round.floaters.find(
      ({ player, from, to }) => from < to && [black.player, white.player].includes(player),
    );
    return [
      ...(floater
        ? [t('nkFloats', { name: names(floater.player), group: groupName(floater.to, t) })]
        : []),
      ...(repeats > 0 ? [t('nkRepeat')] : []),
      ...(why.expected === undefined ? [] : [t('nkInstead', { name: names(why.expected) })]),
    ];
  });
}

const marksShown = (nk: BookDirector): readonly (readonly string[])[] =>
  nk.desk.pane
    .all('.boards > li')
    .map((board) => [...board.querySelectorAll('.badge')].map(({ textContent }) => textContent));

const hidden = (nk: BookDirector): readonly boolean[] =>
  nk.desk.pane.all('.boards > li').map((board) => board.hidden === true);

describe('The boards of a round', () => {
  test.each([
    ['few', 20, 3],
    ['many', 48, 4],
  ])(
    'have chips for a float, a rematch and “instead of”, and those can be shown alone: %s',
    async (_, players, rounds) => {
      const workbook = eventAfter(players, rounds);
      const marks = marksOf(plannable(workbook.compute(pairRound, nothingSaid)).detail);
      const nk = await pairing(workbook);
      expect(marksShown(nk)).toEqual(marks);
      const flat = marks.flat();
      expect(flat.filter((each) => each.includes('floats')).length).toBeGreaterThan(0);
      expect(flat.filter((each) => each.includes('instead of')).length).toBeGreaterThan(0);
      const plain = marks.map((each) => each.length === 0);
      const all = t('nkAllBoards', { count: marks.length });
      const look = t('nkToLookAt', { count: plain.filter((each) => !each).length });
      const none = marks.map(() => false);
      // With more boards than anybody reads through, those to look at come first.
      expect(hidden(nk)).toEqual(marks.length > 20 ? plain : none);
      await nk.desk.choose(all);
      expect(hidden(nk)).toEqual(none);
      await nk.desk.choose(look);
      expect(hidden(nk)).toEqual(plain);
    },
  );

  test('with nothing out of the ordinary are all shown, and nothing is to be chosen', async () => {
    const nk = await pairing(eventAfter(48, 0));
    expect(hidden(nk)).not.toContain(true);
    expect(nk.desk.pane.all('.segments')).toEqual([]);
  });

  test('are all in sight while one is exchanged with another', async () => {
    const nk = await pairing(eventAfter(48, 4));
    expect(hidden(nk)).toContain(true);
    const open = hidden(nk).indexOf(false);
    await nk.desk.unfold(`.boards > li:nth-child(${open + 1}) details`);
    await nk.desk.press(t('nkExchangeBoards'), '.boards');
    expect(hidden(nk)).not.toContain(true);
  });
});

describe('After the last round', () => {
  test('a play-off is paired once', async () => {
    const workbook = eventAfter(48, 6);
    paired(workbook);
    played(workbook, 'NK_Round_7', (black, white) =>
      black === 1 ? 'white' : white === 1 ? 'black' : undefined,
    );
    const nk = await pairing(workbook);
    expect(document.body.textContent).toContain(t('nkAfterLastRound'));
    await nk.desk.press(t('write'), '.bar');
    // Paired once: the same job then says where it stands, and says it alone.
    const again = await pairing(workbook);
    expect(again.desk.texts('section.refused li')).toEqual([
      t('nkPlayOffThere', { sheet: 'Play-off' }),
    ]);
    expect(document.body.textContent).not.toContain(t('nkAfterLastRound'));
  });

  test('with a champion it is said once that nothing more is paired', async () => {
    const nk = await pairing(eventAfter(16, 7));
    expect(nk.desk.texts('section.refused li')).toEqual([t('nkAllPlayed')]);
    expect(document.body.textContent.split('All rounds are')).toHaveLength(2);
  });
});

describe('What stands in the way of a round', () => {
  test('leads to its cell, and is gone by itself once the cell is right', async () => {
    const workbook = eventAfter(8, 1);
    workbook.type('NK_Round_1', 2, 5, 'Black, I think');
    const nk = await pairing(workbook);
    const said = nk.desk.texts('section.refused li').join();
    expect(said).toContain('Black, I think');
    expect(said).toMatch(/^Board 3, /);
    await nk.desk.press(t('goFirst'), '.bar');
    expect(nk.book.asked.at(-1)).toBe('show F7');
    jest.useFakeTimers();
    workbook.type('NK_Round_1', 2, 5, 'b');
    for (const listener of nk.book.listeners) listener();
    await act(() => jest.advanceTimersByTimeAsync(500));
    // In as many slices as the machine needs.
    while (nk.desk.pane.all('.boards > li').length === 0)
      await act(() => jest.advanceTimersByTimeAsync(1));
    jest.useRealTimers();
    expect(nk.desk.texts('section.refused li')).toEqual([]);
    expect(nk.desk.pane.all('.boards > li')).toHaveLength(4);
  });
});

test.each([
  'nkPairRound',
  'nkStandings',
  'nkTitle',
  'nkWall',
  'nkCard',
  'nkShare',
  'nkExport',
] as const)('%s works on the tables of the event: nothing is said of a selection', async (job) => {
  await BookDirector.open(t(job), eventAfter(8, 1));
  const page = document.body.textContent;
  for (const key of ['useSelection', 'selectedNothing', 'selectedOther'] as const) {
    expect(page).not.toContain(t(key));
  }
});

test('a decision that Excel refused to keep is offered to it again at the next occasion', async () => {
  const workbook = new FakeWorkbook();
  const keep = jest.spyOn(workbook, 'keepDraft');
  keep.mockResolvedValueOnce({ ok: false, problem: { code: 'busy' } });
  const drafts = new Drafts(workbook);
  drafts.write('nk-pair', '{"round":2}');
  drafts.flush();
  await settle();
  expect([...workbook.drafts]).toEqual([]);
  drafts.flush();
  await settle();
  expect([...workbook.drafts]).toEqual([['nk-pair', '{"round":2}']]);
  // Kept now: it is not asked a third time.
  drafts.flush();
  expect(keep).toHaveBeenCalledTimes(2);
});

test('the copy button of the table for the EGD stands in the bar, which never scrolls', async () => {
  const nk = await BookDirector.open(t('nkExport'), eventAfter(8, 1));
  const copy = nk.desk.pane.all('.bar .acts button.primary');
  expect(copy.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^Copy/)]);
  expect(nk.desk.pane.all('main button.primary')).toEqual([]);
});
