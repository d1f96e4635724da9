import { expect } from '@jest/globals';
import { checkStandings } from '../checkers/nk/check-final';
import type { Desk } from './desk';
import { invented, NkDirector } from './nk';
import { booksOf, wallOf, wrongPairs } from './nk-books';
import type { Content } from './sheets';

/** Results as they are typed in a hurry. */
const signs = {
  en: { black: 'B+R', white: 'W+3.5', draw: '=' },
  nl: { black: 'Z+R', white: 'W+3,5', draw: 'jigo' },
} as const;

/** A weekend with a director's habits: nothing is typed where or when the sheets expect it. */
class Weekend<D extends Desk> extends NkDirector<D> {
  private readonly players = this.t('nkSheetPlayers');
  /** Pairs that may not meet, by round; for all rounds under 0. */
  private readonly apart = new Map<number, (readonly [number, number])[]>();

  async player(row: number): Promise<{ readonly number: number; readonly name: string }> {
    const [[number, name] = []] = await this.sheet.values(`${this.players}!A${row}:B${row}`);
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
    const [header = []] = await this.sheet.values(`${this.players}!A4:Z4`);
    const column = String.fromCharCode(65 + header.indexOf(this.t(heading)));
    await this.sheet.put(`${this.players}!${column}${row}`, content);
  }

  /** Sorts the lines of a round the other way round. */
  async sort(round: number): Promise<void> {
    const sheet = this.round(round);
    const lines = await this.lines(sheet);
    const [first, last] = [lines[0]?.row ?? 0, lines.at(-1)?.row ?? 0];
    const rows = await this.sheet.values(`'${sheet}'!A${first}:H${last}`);
    const turned = rows.reverse().map((row) => row.map((value) => (value === '' ? null : value)));
    await this.sheet.fill(`'${sheet}'!A${first}`, turned as Content[][]);
  }

  /** Writes a round without its last group, which is then what is left to pair. */
  private async leaveLastGroup(round: number): Promise<void> {
    const { desk, t } = this;
    await this.preview();
    await desk.press(new RegExp(`^${t('nkLeaveBoards')}: `), '.preview', -1);
    await desk.says(t('nkIsLater'), '.boards');
    await this.writeAs(this.round(round));
    await this.view('viewRun');
    await desk.press(t('runPairRest', { round }));
    await this.writeAs(t('nkRestOfRound', { round }));
  }

  /** A round is paired, written and held to the independent checker; then its results come in. */
  async play(round: number, decide?: () => Promise<void>): Promise<void> {
    await this.pair(round, decide);
    await this.held(round);
  }

  async playInParts(round: number): Promise<void> {
    await this.job(this.t('nk-pair'));
    await this.awaits(round, 7);
    await this.leaveLastGroup(round);
    await this.held(round);
  }

  private async held(round: number): Promise<void> {
    const books = await booksOf(this, round);
    const forbidden = [0, round].flatMap((each) => this.apart.get(each) ?? []);
    expect(wrongPairs(books, round, { forbidden })).toEqual([]);
    await this.results(this.round(round), ({ black, white, favourite }) =>
      (black + white) % 9 === 0 ? signs[this.language].draw : signs[this.language][favourite],
    );
  }

  /** One of 39 stays at home: the row is deleted. Of the strongest group the first and the ninth would meet, and never do. */
  async firstRound(): Promise<void> {
    await this.newEvent('Entries', invented(39));
    await this.sheet.change(this.players, 'deleteRow', 29);
    const [first, ninth] = [await this.player(5), await this.player(13)];
    await this.enterAt('nkNotAgainst', 5, ninth.name);
    this.keepApart(first, ninth);
    await this.play(1);
  }

  /**
   * Somebody comes late, typed in the middle of the list, and gets half a point for the round missed. One is absent, and gets half a
   * point on the sheet; two are to meet.
   */
  async secondRound(): Promise<void> {
    const { desk, t } = this;
    await this.sheet.change(this.players, 'insertRow', 40);
    await this.enterAt('nkName', 41, 'Late Comer');
    await this.enterAt('nkGrade', 41, '3d');
    await this.job(t('nk-pair'));
    await desk.press(/40/, '.bar');
    await this.awaits(2, 7);
    await this.enterAt('nkPointsBefore', 41, '½');

    const [one, two, away] = [await this.player(30), await this.player(35), await this.player(39)];
    await this.enterAt('nkAbsentRounds', 39, '2');
    await this.play(2, () => this.decide('nkFix', one.name, two.name));
    const second = await this.lines(this.round(2));
    const together = second.some(
      ({ black, white }) =>
        [black, white].includes(one.number) && [black, white].includes(two.number),
    );
    expect(together).toBe(true);
    const absence = second.find(({ black }) => black === away.number);
    await this.sheet.put(`'${this.round(2)}'!F${absence?.row ?? 0}`, t('nkAbsentHalf'));
  }

  /**
   * A result of round 1 was the other way round: the pane says so, and counts it from now on. Round 2 is sorted and a column comes
   * between; the pane is closed half-way: what was decided is still there.
   */
  async thirdRound(): Promise<void> {
    const { desk, t } = this;
    await this.correct(1);
    await this.sort(2);
    await this.sheet.change(this.players, 'insertColumn', 2);
    const [x, y] = [await this.player(20), await this.player(21)];
    this.keepApart(x, y, 3);
    await this.job(t('nk-pair'));
    await this.awaits(3, 7);
    await this.decide('nkForbid', x.name, y.name);
    await desk.reopen();
    await this.play(3, async () => {
      await desk.says(t('nkSaidForbidden', { one: x.name, two: y.name }));
      await desk.says(t('nkStaleLead'), '.warnings');
    });
  }

  /** The round that was sorted is corrected, too. */
  async fourthRound(): Promise<void> {
    await this.correct(2);
    await this.play(4, () => this.desk.says(this.t('nkStaleLead'), '.warnings'));
  }

  private async correct(round: number): Promise<void> {
    const words = signs[this.language];
    const stood = (await this.lines(this.round(round))).find(({ board }) => board === 4);
    const corrected = words[stood?.result === words.black ? 'white' : 'black'];
    await this.sheet.put(`'${this.round(round)}'!F${stood?.row ?? 0}`, corrected);
  }

  async standings(round: number): Promise<void> {
    await this.job(this.t('nk-standings'));
    await this.preview();
    const after = this.t('nkStandingsAfter', { round });
    await this.writeAs(after);
    expect(
      checkStandings(await booksOf(this, round), await wallOf(this, round), undefined),
    ).toEqual([]);
  }
}

/** Up to seven rounds of 38 players, each held to the independent checker, and the standings after them. */
export async function playWeekend(desk: Desk, rounds = 7): Promise<void> {
  const nk = new Weekend(desk);
  const steps = [
    () => nk.firstRound(),
    () => nk.secondRound(),
    () => nk.thirdRound(),
    () => nk.fourthRound(),
    // Written in two parts: a group is left for later, then paired.
    () => nk.playInParts(5),
    () => nk.play(6),
    () => nk.play(7),
  ];
  for (const step of steps.slice(0, rounds)) await step();
  await nk.standings(rounds);
}
