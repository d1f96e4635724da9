import { describe, expect, test } from '@jest/globals';
import { translator } from '../../../src/language';
import { BookDirector } from './support/nk-book';
import { newWorkbook } from './support/sample-event';

const t = translator('en');

/** Round 1 of 16, paired by strength: 01-09, 02-10 ... 08-16. */
async function pairing(): Promise<BookDirector> {
  const nk = await BookDirector.open(t('nkPairRound'), newWorkbook(16));
  await nk.askForPreview();
  return nk;
}

const said = (nk: BookDirector): string => nk.desk.texts('#pane > [role="status"]').join();

/** The players of the board that has the focus; it must be open. */
function board(): readonly string[] {
  const line = document.activeElement?.closest('.boards > li');
  expect(line?.querySelector('details')?.open).toBe(true);
  return [...(line?.querySelectorAll('.pair bdi') ?? [])].map(({ textContent }) => textContent);
}

/** How many boards carry the chip "changed": as many as are announced. */
function expectChanged(nk: BookDirector): void {
  const chips = nk.desk.texts('.boards .badge').filter((each) => each === t('nkChanged'));
  expect(said(nk)).toContain(t('nkBoardsChanged', { count: chips.length }));
}

describe('The keyboard goes on at the board of the first named player', () => {
  test('after Fix and after Release', async () => {
    const nk = await pairing();
    await nk.desk.unfold('.boards > li:nth-child(3) details');
    await nk.desk.press(t('nkFix'), '.boards > li:nth-child(3)');
    expect(board()).toEqual(['Player 03', 'Player 11']);
    expectChanged(nk);
    await nk.desk.press(t('nkRelease'), '.boards > li:nth-child(3)');
    expect(board()).toEqual(['Player 03', 'Player 11']);
  });

  test('after Forbid', async () => {
    const nk = await pairing();
    await nk.desk.unfold('.boards > li:nth-child(3) details');
    await nk.desk.press(t('nkForbid'), '.boards > li:nth-child(3)');
    expect(board()).toContain('Player 03');
    expect(board()).not.toContain('Player 11');
    expectChanged(nk);
  });

  test('after the colors were swapped', async () => {
    const nk = await pairing();
    await nk.desk.unfold('.boards > li:nth-child(3) details');
    await nk.desk.press(t('nkSwapColours'), '.boards > li:nth-child(3)');
    expect(board()).toEqual(['Player 11', 'Player 03']);
  });

  test('after a player was replaced', async () => {
    const nk = await pairing();
    await nk.desk.unfold('.boards > li:nth-child(3) details');
    nk.desk.pane.find('.boards > li:nth-child(3) select').focus();
    await nk.desk.choose(t('nkExchange', { name: 'Player 03' }), '5');
    expect(board()).toContain('Player 03');
    expectChanged(nk);
  });

  test('after two boards exchanged players', async () => {
    const nk = await pairing();
    await nk.desk.unfold('.boards > li:nth-child(3) details');
    await nk.desk.press(t('nkExchangeBoards'), '.boards > li:nth-child(3)');
    const other = '.boards > li:nth-child(5)';
    await nk.desk.press(t('nkExchangeWith', { board: 3 }), other);
    const [way = ''] = nk.desk.texts(`${other} div.buttons button`);
    await nk.desk.press(way, other);
    // 03-13 and 05-11: the board in which the way was chosen is that of Player 05.
    expect(board()).toContain('Player 05');
    expect(board()).not.toContain('Player 13');
    expectChanged(nk);
  });
});

describe('A decision that is taken back', () => {
  test('leaves the focus in the list of decisions, and after the last one at the heading of the boards', async () => {
    const nk = await pairing();
    for (const line of [2, 4]) {
      await nk.desk.unfold(`.boards > li:nth-child(${line}) details`);
      await nk.desk.press(t('nkFix'), `.boards > li:nth-child(${line})`);
    }
    await nk.desk.press(t('nkTakeBack'), '.decisions > li:first-child');
    expect(document.activeElement).toBe(nk.desk.pane.find('.decisions'));
    await nk.desk.press(t('nkTakeBack'), '.decisions');
    expect(nk.desk.texts('.decisions')).toEqual([]);
    expect(document.activeElement?.textContent).toBe(t('nkBoardsTitle', { count: 8 }));
  });
});
