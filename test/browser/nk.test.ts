import { expect, jest } from '@jest/globals';
import { checkStandings, type Line, rightsOf } from '../checkers/nk/check-final';
import { type Books, booksOf, wallOf, wrongPairs } from '../drivers/nk-books';
import { BrowserDesk } from '../drivers/browser-desk';
import { type Entry, invented, NkDirector } from '../drivers/nk';
import { freshWorkbenches } from './support/fresh-workbench';
import { testInFull, testInTurn } from '../support/in-full';
import { text as paneText, textLike } from '../support/text';
import { until } from '../../tools/browser';

const workbenches = freshWorkbenches();
jest.setTimeout(600_000);

/** Who is where in the strength of `invented(48)`, from 0 for the strongest: 7 x 7 is 49. */
const numberOf = (strength: number): number => ((7 * strength) % 48) + 1;

const upTo = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i);

/** Rights and a start group for players whose rating would put them elsewhere. */
function championship(): Entry[] {
  const entries = invented(48);
  const give = (strength: number, right: string, group: string): void => {
    const at = numberOf(strength) - 1;
    const entry = entries[at];
    if (!entry) throw new Error(`nobody is ${strength}`);
    const [name, rating, , , club, country, grade] = entry;
    entries[at] = [name, rating, right, group, club, country, grade];
  };
  give(20, 'Topgroep', '');
  give(40, 'Groep 1', '');
  give(33, '', 'Groep 1');
  return entries;
}

/** How a sheet is printed: its pages, the rows repeated on each, and how many columns; all of them if undefined. */
async function printOf(nk: NkDirector<BrowserDesk>, sheet: string): Promise<unknown> {
  return nk.desk.open.page.evaluate((name) => {
    const { grid } = window.workbench;
    const sheetId = grid.sheets().find((each) => each.name === name)?.id ?? '';
    const { printArea = [], printTitleRows = [] } = grid.extras.areas(sheetId);
    return {
      layout: JSON.parse(grid.extras.texts(sheetId)['pageLayout'] ?? '{}') as unknown,
      titleRows: printTitleRows.map(({ row, rows }) => [row, rows]),
      columns: printArea[0]?.columns,
    };
  }, sheet);
}

/** Games, byes and absences of every round by names: what a round trip keeps. */
function byName({ players, rounds }: Books): unknown {
  const names = new Map(players.map(({ number, name }) => [number, name ?? '']));
  const name = (number: number): string => names.get(number) ?? '?';
  return rounds.map(({ games, byes = [], absences = [] }) => ({
    games: games
      .map(({ black, white, result }) => `${name(black)} – ${name(white)} ${String(result)}`)
      .sort(),
    byes: byes.map(name),
    absences: absences.map(({ player, points = 0 }) => `${name(player)} ${points}`).sort(),
  }));
}

const groupNames = (nk: NkDirector<BrowserDesk>, groups: readonly number[]): string[] =>
  groups.map((group) => (group === 0 ? nk.t('nkTopGroup') : nk.t('nkGroup', { group })));

/** Without a browser every run plays rounds and weekends: test/taskpane/nk. */
testInFull(
  'An event of 48 players and 7 rounds goes through the pane, from the entry list to next year’s rights',
  async () => {
    const nk = new NkDirector(new BrowserDesk(await workbenches.open('?blanks=zero'), 'en'));
    const { t } = nk;
    const { pane } = nk.desk;

    // Groups: rights, then ratings; the start group goes before both.
    await nk.enter('Entries', championship());
    await nk.job(t('nk-new'));
    await nk.useSelection();
    await nk.preview();
    const cards = pane.locator('.cards > .card');
    expect(await cards.locator('h4').allTextContents()).toEqual(
      groupNames(nk, [0, 1, 2]).map((group) => t('nkGroupCard', { group, count: 16 })),
    );
    expect(await cards.nth(0).locator('.badge').allTextContents()).toEqual([
      `${t('nkByRight', { right: 'Topgroep' })}; ${t('nkByRating', { group: 'Groep 1' })}`,
    ]);
    await nk.writeAs('Players');
    const drawn = await booksOf(nk, 0);
    const inGroup = (group: number): number[] =>
      drawn.players.filter((player) => player.group === group).map(({ number }) => number);
    const ranked = [
      [...upTo(0, 14), 20],
      [...upTo(15, 19), ...upTo(21, 29), 33, 40],
      [30, 31, 32, ...upTo(34, 39), ...upTo(41, 47)],
    ];
    expect([0, 1, 2].map(inGroup)).toEqual(ranked.map((group) => group.map(numberOf)));
    const [, [, , , right, , start] = []] = await nk.sheet.values(
      `Players!A${4 + inGroup(0).indexOf(numberOf(20))}:F${5 + inGroup(0).indexOf(numberOf(20))}`,
    );
    expect([right, start]).toEqual(['Topgroep', 2]);

    // Round 1, one result typed as a person does, the others in the words and signs that are understood.
    await nk.job(t('nk-pair'));
    await nk.awaits(1, 7);
    await nk.preview();
    expect(await nk.desk.boards.count()).toBe(24);
    await nk.desk.boards.locator('summary').first().click();
    await pane.getByText('Slide in Topgroep').first().waitFor();
    await nk.writeAs('Round 1');
    await nk.results('Round 1');
    const low = inGroup(2);
    const lowest = (await nk.lines('Round 1')).filter(({ black }) => low.includes(black));
    const row = (i: number): number => lowest[i]?.row ?? 0;
    await nk.desk.open.select(`'Round 1'!F${row(0)}`);
    await nk.desk.open.type('draw');
    await nk.sheet.put(`'Round 1'!F${row(1)}`, 'white by forfeit');
    await nk.sheet.put(`'Round 1'!F${row(2)}`, 'both lost');
    await nk.sheet.put(`'Round 1'!F${row(3)}`, 'White wins, I think');
    const refusal = await nk.refused();
    expect(refusal).toContain('“White wins, I think” isn’t a result.');
    await nk.sheet.put(`'Round 1'!F${row(3)}`, '1-0');
    // What was said of the cell goes by itself, and the round that follows stands there.
    await nk.desk.button(t('write')).waitFor();
    expect(await pane.getByText(refusal).count()).toBe(0);

    // Round 2: a pair is fixed, written, and undone because it was a mistake.
    const [one, two] = [lowest[4]?.black ?? 0, lowest[5]?.black ?? 0];
    const nameOf = (number: number): string =>
      drawn.players.find((player) => player.number === number)?.name ?? '';
    await nk.openForm();
    await pane.getByText(t('nkDecide')).click();
    await nk.desk.field(t('nkPlayerOne')).selectOption({ label: nameOf(one) });
    await nk.desk.field(t('nkPlayerTwo')).selectOption({ label: nameOf(two) });
    await nk.desk.button(t('nkFix')).click();
    await pane.getByText(t('nkSaidFixed', { one: nameOf(one), two: nameOf(two) })).waitFor();
    await nk.preview();
    await nk.writeAs('Round 2');
    const forced = (await nk.lines('Round 2')).find(({ black, white }) =>
      [black, white].includes(one),
    );
    expect([forced?.black, forced?.white].sort()).toEqual([one, two].sort());
    const { rounds: withForced } = await booksOf(nk, 2);
    expect(withForced[1]?.fixed).toHaveLength(1);
    await nk.desk.button(t('undo')).click();
    await nk.desk.status.getByText(t('undoneTitle', { title: 'Round 2' })).waitFor();
    expect(
      await nk.desk.open.page.evaluate(() =>
        window.workbench.grid.sheets().some(({ name }) => name === 'Round 2'),
      ),
    ).toBe(false);
    await nk.awaits(2, 7);
    await nk.desk
      .button(
        t('nkTakeBackWhat', { what: t('nkSaidFixed', { one: nameOf(one), two: nameOf(two) }) }),
      )
      .click();
    await nk.preview();
    await nk.writeAs('Round 2');
    await nk.results('Round 2');

    // Round 3: two are absent, one by the sheet's column and one by a tick, and a pair stays fixed.
    const absent = [lowest[6]?.black ?? 0, lowest[7]?.black ?? 0];
    const playerRow = 5 + drawn.players.findIndex(({ number }) => number === absent[0]);
    await nk.sheet.put(`Players!L${playerRow}`, 3);
    await nk.awaits(3, 7);
    await pane.getByText(/^Absent: \d/).click();
    await nk.desk.field(nameOf(absent[1] ?? 0)).check();
    await nk.preview();
    expect(await nk.desk.boards.count()).toBe(23);
    await pane.getByRole('radio', { name: t('nkAllBoards', { count: 23 }), exact: true }).check();
    const last = nk.desk.boards.last();
    await last.locator('summary').click();
    await last.getByRole('button', { name: t('nkFix'), exact: true }).click();
    await last.getByText(t('nkFixed'), { exact: true }).waitFor();
    await nk.writeAs('Round 3');
    await nk.results('Round 3');

    // Round 4: one is absent, so that another has the bye.
    await nk.awaits(4, 7);
    await pane.getByText(t('nkAbsentees', { count: 0 })).click();
    await nk.desk.field(nameOf(absent[0] ?? 0)).check();
    await nk.preview();
    await pane.getByText('Bye: ').first().waitFor();
    await nk.writeAs('Round 4');
    await nk.results('Round 4');

    // A result of round 2 was the other way round: rounds 3 and 4 stay as they are, and the pane says so.
    const before = [
      await nk.sheet.values("'Round 3'!A4:J40"),
      await nk.sheet.values("'Round 4'!A4:J40"),
    ];
    const wrong = (await nk.lines('Round 2')).filter(({ black }) => low.includes(black)).at(-1);
    await nk.sheet.put(
      `'Round 2'!F${wrong?.row ?? 0}`,
      wrong?.result === 'black' ? 'white' : 'black',
    );
    await nk.awaits(5, 7);
    await nk.preview();
    const said = (await pane.locator('.warnings:not(.asked)').textContent()) ?? '';
    const pair = `${nameOf(wrong?.black ?? 0)} – ${nameOf(wrong?.white ?? 0)}`;
    expect(said).toContain(`Round 2, ${pair}: changed from ${wrong?.result ?? ''} to `);
    expect(said).toContain('Round 3 was paired before this change.');
    expect(said).toContain('Round 4 was paired before this change.');
    expect([
      await nk.sheet.values("'Round 3'!A4:J40"),
      await nk.sheet.values("'Round 4'!A4:J40"),
    ]).toEqual(before);
    await nk.writeAs('Round 5');
    await nk.results('Round 5');

    // Round 6 is for the candidates among themselves; in round 7 the unbeaten one loses.
    await nk.awaits(6, 7);
    await nk.preview();
    await nk.writeAs('Round 6');
    await nk.results('Round 6');
    await nk.awaits(7, 7);
    await nk.preview();
    await nk.writeAs('Round 7');
    const best = numberOf(0);
    await nk.results('Round 7', ({ black, white, favourite }) => {
      const upset = favourite === 'black' ? 'white' : 'black';
      return [black, white].includes(best) ? upset : undefined;
    });
    const books = await booksOf(nk, 7);
    // Two pairs of round 5 and later may rest on the corrected result; those before it are held against what stood there.
    const asPlayed = booksBefore(books, wrong);
    expect([1, 2, 3, 4].flatMap((round) => wrongPairs(asPlayed, round))).toEqual([]);
    expect([5, 6, 7].flatMap((round) => wrongPairs(books, round))).toEqual([]);
    expect(
      [1, 2, 6].map((round) => wrongPairs(exchanged(asPlayed, round), round).length > 0),
    ).toEqual([true, true, true]);

    // Two candidates are left: nobody else plays.
    await nk.openForm();
    await pane.getByText(t('nkAfterLastRound')).waitFor();
    await nk.preview();
    expect(await nk.desk.boards.count()).toBe(1);
    await nk.writeAs('Play-off');
    await nk.job(t('nk-title'));
    await pane.getByText(textLike('en', 'nkTitlePlayOff')).waitFor();
    await nk.results('Play-off');
    await nk.desk.button(t('nkLookAgain')).click();
    await pane.getByText(t('nkTitleByPlayOff', { name: nameOf(best) })).waitFor();
    expect(await pane.locator('.bracket .stage h3').allTextContents()).toEqual([
      'Round 6',
      'Round 7',
    ]);

    // Standings and rights, against the books kept a second time.
    await nk.job(t('nk-standings'));
    await nk.preview();
    await nk.writeAs('Standings after round 7');
    expect(checkStandings(books, await wallOf(nk, 7), best)).toEqual([]);
    expect(await printOf(nk, 'Standings after round 7')).toMatchObject({
      layout: { Orientation: 'Landscape', PaperSize: 'A4', Zoom: { horizontalFitToPages: 1 } },
      titleRows: [[3, 1]],
      columns: 16,
    });
    // What a round was paired on, in column J, is not for the notice board.
    expect(await printOf(nk, 'Round 7')).toMatchObject({ titleRows: [[3, 1]], columns: 8 });
    await nk.job(t('nk-rights'));
    await nk.preview();
    await nk.writeAs(paneText('en', 'nkRightsTitle'));
    const rights = (await nk.sheet.values(`'${t('nkSheetRights')}'!A5:D60`)).filter(
      ([name]) => name,
    );
    const numbers = new Map(books.players.map(({ name, number }) => [name, number]));
    const listed = rights.map(
      ([name, , , right]) => `${numbers.get(String(name)) ?? 0} ${String(right)}`,
    );
    expect([...listed].sort()).toEqual([...(rightsOf(books) ?? [])].sort());

    // The table that goes to the EGD names what it has no field for, and comes back as the same event.
    await nk.job(t('nk-export'));
    await nk.desk.field(t('nkEgdOpponents')).check();
    const text = await nk.desk.made(t('nkEgdTable'));
    const losses = (await pane.locator('.warnings:not(.asked)').textContent()) ?? '';
    expect(losses).toContain('rights: ');
    expect(losses).toContain(`${t('nkLossFixed')}: round 3 `);
    expect(losses).toContain('the play-off: ');
    const again = new NkDirector(new BrowserDesk(await workbenches.open('?blanks=zero'), 'en'));
    await again.job(t('nk-import'));
    await again.desk.field(t('nkImportText')).fill(text);
    await again.preview();
    await again.writeAs(t('nk-import'));
    const imported = await booksOf(again, 7);
    expect(byName(imported)).toEqual(byName(books));
    await again.job(t('nk-standings'));
    await again.preview();
    await again.writeAs('Standings after round 7');
    // The play-off is no part of the table: those two are level on what it holds.
    const places = (lines: readonly Line[], { players }: Books): string[] =>
      lines.map(
        ({ player, place }) =>
          `${place} ${players.find(({ number }) => number === player)?.name ?? ''}`,
      );
    expect(checkStandings(imported, await wallOf(again, 7), undefined)).toEqual([]);
    expect(places(await wallOf(again, 7), imported).slice(2)).toEqual(
      places(await wallOf(nk, 7), books).slice(2),
    );
  },
);

/** The event with the result that stood there before it was corrected. */
function booksBefore(
  books: Books,
  corrected: { readonly black: number; readonly result: string | null } | undefined,
): Books {
  return {
    ...books,
    rounds: books.rounds.map((round, i) => ({
      ...round,
      games: round.games.map((game) =>
        i === 1 && game.black === corrected?.black
          ? { ...game, result: corrected.result === 'black' ? 'black' : 'white' }
          : game,
      ),
    })),
  };
}

/** The first two boards of a round exchange their second players, which the check has to see. */
function exchanged(books: Books, round: number): Books {
  return {
    ...books,
    rounds: books.rounds.map((each, i) => {
      const [one, two, ...others] = each.games;
      if (i !== round - 1 || !one || !two) return each;
      const games = [{ ...one, white: two.white }, { ...two, white: one.white }, ...others];
      return { ...each, games };
    }),
  };
}

testInTurn(2, 3)('A round can be paired, changed and written by keyboard alone', async () => {
  const nk = new NkDirector(new BrowserDesk(await workbenches.open(), 'en'));
  const { t } = nk;
  const { pane } = nk.desk;
  const { page } = nk.desk.open;
  await nk.newEvent('Entries', invented(8));
  const frame = await nk.desk.frame();

  const why = async (): Promise<void> => {
    await nk.desk.tabTo(t('nkWhyPair'));
    await page.keyboard.press('Enter');
    await until(frame, () => document.activeElement?.closest('details')?.open);
  };

  await nk.desk.back.focus();
  await page.keyboard.press('Enter');
  await pane.getByRole('navigation').waitFor();
  await nk.desk.tabTo(t('nk-pair'));
  await page.keyboard.press('Enter');
  await nk.opened(t('nk-pair'));
  await nk.desk.button(t('write')).waitFor();
  await why();
  await nk.desk.tabTo(t('nkForbid'));
  await page.keyboard.press('Enter');
  // The pair and its buttons are gone: the new board of the same player is open, with the focus.
  await until(
    frame,
    (name) =>
      document.activeElement?.tagName === 'SUMMARY' &&
      document.activeElement.closest('details')?.open === true &&
      document.activeElement.closest('li')?.textContent.includes(name) === true,
    t('nkChanged'),
  );
  await nk.desk.tabTo(t('nkFix'));
  await page.keyboard.press('Enter');
  await pane.getByText(t('nkFixed'), { exact: true }).first().waitFor();
  await until(frame, (name) => document.activeElement?.textContent === name, t('nkRelease'));
  await nk.desk.tabTo(t('write'));
  await page.keyboard.press('Enter');
  await nk.desk.status.getByText(t('writtenTitle', { title: 'Round 1' })).waitFor();
  await nk.desk.open.calculated();
  expect(await nk.lines('Round 1')).toHaveLength(4);
});
