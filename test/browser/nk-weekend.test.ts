import { expect, jest } from '@jest/globals';
import type { Language } from '../../language';
import { testInTurn } from '../support/in-full';
import { checkStandings } from '../checkers/nk/check-final';
import { booksOf, wallOf, wrongPairs } from './nk-books';
import { invented, NkDirector } from './nk-driver';
import { pictureOf } from './nk-pictures';
import { freshWorkbenches } from './support/fresh-workbench';

const workbenches = freshWorkbenches();
jest.setTimeout(600_000);

const searches = { en: '?blanks=zero', nl: '?blanks=null&locale=nl-NL' } as const;

/** Results as they are typed in a hurry. */
const signs = {
  en: { black: 'B+R', white: 'W+3.5', draw: '=' },
  nl: { black: 'Z+R', white: 'W+3,5', draw: 'jigo' },
} as const;

/** A weekend with a director's habits: nothing is typed where or when the sheets expect it. */
class Weekend extends NkDirector {
  private readonly players = this.t('nkSheetPlayers');
  /** Pairs that may not meet, by round; for all rounds under 0. */
  private readonly apart = new Map<number, (readonly [number, number])[]>();

  async player(row: number): Promise<{ readonly number: number; readonly name: string }> {
    const [[number, name] = []] = await this.values(`${this.players}!A${row}:B${row}`);
    return { number: Number(number), name: String(name) };
  }

  /** Keeps two apart, in a round or in all. */
  keepApart(one: { readonly number: number }, two: { readonly number: number }, round = 0): void {
    this.apart.set(round, [...(this.apart.get(round) ?? []), [one.number, two.number]]);
  }

  /** Puts into a cell of the players, by the heading of its column. */
  async enterAt(
    heading: 'nkName' | 'nkGrade' | 'nkPointsBefore' | 'nkAbsentRounds' | 'nkNotAgainst',
    row: number,
    content: string,
  ): Promise<void> {
    const [header = []] = await this.values(`${this.players}!A4:Z4`);
    const column = String.fromCharCode(65 + header.indexOf(this.t(heading)));
    await this.put(`${this.players}!${column}${row}`, content);
  }

  /** Inserts a column or row, or deletes a row, as the menus of the grid do; counted from 0. */
  async change(what: 'insertColumn' | 'insertRow' | 'deleteRow', first: number): Promise<void> {
    await this.open.page.evaluate(
      ([name, act, line]) => {
        const { grid } = window.workbench;
        const sheetId = grid.sheets().find((each) => each.name === name)?.id ?? '';
        const dimension = act === 'insertColumn' ? 'columns' : 'rows';
        const lines = { dimension, first: line, count: 1 } as const;
        if (act === 'deleteRow') grid.lines.remove(sheetId, lines);
        else grid.lines.insert(sheetId, lines);
      },
      [this.players, what, first] as const,
    );
    await this.open.calculated();
  }

  /** Sorts the lines of a round the other way round. */
  async sort(round: number): Promise<void> {
    const sheet = this.round(round);
    const lines = await this.lines(sheet);
    const [first, last] = [lines[0]?.row ?? 0, lines.at(-1)?.row ?? 0];
    await this.open.page.evaluate(
      ([name, from, to]) => {
        const { grid } = window.workbench;
        const sheetId = grid.sheets().find((each) => each.name === name)?.id ?? '';
        const rows = window.workbench.read(`'${name}'!A${from}:H${to}`);
        grid.batch(() => {
          for (const [i, cells] of [...rows].reverse().entries()) {
            for (const [column, { value }] of cells.entries()) {
              const content = value === '' ? null : (value as string | number | null);
              grid.write({ sheetId, row: from - 1 + i, column }, content);
            }
          }
        });
      },
      [sheet, first, last] as const,
    );
    await this.open.calculated();
  }

  /** Writes a round without its last group, which is then what is left to pair. */
  private async leaveLastGroup(round: number): Promise<void> {
    const { t } = this;
    await this.preview();
    const leave = this.pane.getByRole('button', { name: new RegExp(`^${t('nkLeaveBoards')}: `) });
    await leave.last().click();
    await this.pane.getByText(t('nkIsLater'), { exact: true }).first().waitFor();
    await this.writeAs(this.round(round));
    await this.view('viewRun');
    await this.button(t('runPairRest', { round })).click();
    await this.button(t('write')).click();
    await this.status
      .getByText(t('writtenTitle', { title: t('nkRestOfRound', { round }) }))
      .waitFor();
    await this.open.calculated();
  }

  /** A round is paired, written and held to the independent checker; then its results come in. */
  async play(round: number, decide?: () => Promise<void>): Promise<void> {
    await this.pair(round, decide);
    await this.held(round);
  }

  async playInParts(round: number): Promise<void> {
    await this.job(this.t('nkPairRound'));
    await this.awaits(round, 7);
    await this.leaveLastGroup(round);
    await this.held(round);
  }

  private async held(round: number): Promise<void> {
    const books = await booksOf(this, round);
    const forbidden = [0, round].flatMap((each) => this.apart.get(each) ?? []);
    expect(wrongPairs(books, round, { forbidden })).toEqual([]);
    await pictureOf(this, this.round(round));
    await this.results(this.round(round), ({ black, white, favourite }) =>
      (black + white) % 9 === 0 ? signs[this.language].draw : signs[this.language][favourite],
    );
  }
}

async function weekend(language: Language): Promise<void> {
  const nk = new Weekend(await workbenches.open(searches[language]), language);
  const { t, pane } = nk;

  // One of 39 stays at home: the row is deleted. Of the strongest group the first and the ninth would meet, and never do.
  await nk.newEvent('Entries', invented(39));
  await nk.change('deleteRow', 29);
  const [first, ninth] = [await nk.player(5), await nk.player(13)];
  await nk.enterAt('nkNotAgainst', 5, ninth.name);
  nk.keepApart(first, ninth);
  await nk.play(1);

  // Somebody comes late, typed in the middle of the list, and gets half a point for the round missed.
  await nk.change('insertRow', 40);
  await nk.enterAt('nkName', 41, 'Late Comer');
  await nk.enterAt('nkGrade', 41, '3d');
  await nk.job(t('nkPairRound'));
  // The step with the offer opens by itself.
  await pane.locator('main button', { hasText: '40' }).first().click();
  await nk.awaits(2, 7);
  await nk.enterAt('nkPointsBefore', 41, '½');

  // Round 2: one is absent, and gets half a point on the sheet; two are to meet.
  const [one, two, away] = [await nk.player(30), await nk.player(35), await nk.player(39)];
  await nk.enterAt('nkAbsentRounds', 39, '2');
  await nk.play(2, () => nk.decide('nkFix', one.name, two.name));
  const second = await nk.lines(nk.round(2));
  const together = second.some(
    ({ black, white }) =>
      [black, white].includes(one.number) && [black, white].includes(two.number),
  );
  expect(together).toBe(true);
  const absence = second.find(({ black }) => black === away.number);
  await nk.put(`'${nk.round(2)}'!F${absence?.row ?? 0}`, t('nkAbsentHalf'));

  // A round is sorted and a column comes between; the pane is closed half-way: what was decided is still there.
  await nk.sort(2);
  await nk.change('insertColumn', 2);
  const [x, y] = [await nk.player(20), await nk.player(21)];
  nk.keepApart(x, y, 3);
  await nk.job(t('nkPairRound'));
  await nk.awaits(3, 7);
  await nk.decide('nkForbid', x.name, y.name);
  await nk.open.reopenPane();
  await nk.play(3, () =>
    pane.getByText(t('nkSaidForbidden', { one: x.name, two: y.name })).waitFor(),
  );

  // A result of round 2 was the other way round: the pane says so, and counts it from now on.
  const wrong = second.at(3);
  const stood = (await nk.lines(nk.round(2))).find(({ black }) => black === wrong?.black);
  const isBlack = stood?.result === signs[language].black;
  const corrected = signs[language][isBlack ? 'white' : 'black'];
  await nk.put(`'${nk.round(2)}'!F${stood?.row ?? 0}`, corrected);
  await nk.play(4, async () => {
    const lead = t('nkStaleLead');
    await pane.locator('.warnings', { hasText: lead }).first().waitFor();
  });

  // Round 5 is written in two parts: a group is left for later, then paired.
  await nk.playInParts(5);
  for (const round of [6, 7]) await nk.play(round);
  await nk.job(t('nkStandings'));
  await nk.preview();
  const after = t('nkStandingsAfter', { round: 7 });
  await nk.writeAs(after);
  expect(checkStandings(await booksOf(nk, 7), await wallOf(nk, 7), undefined)).toEqual([]);
  await pictureOf(nk, after);
}

testInTurn(2, 4)('A weekend of 38 players goes as a director runs it', () => weekend('en'));

testInTurn(3, 4)('A weekend of 38 players goes the same way in Dutch', () => weekend('nl'));
