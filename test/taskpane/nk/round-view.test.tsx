import { describe, expect, jest, test } from '@jest/globals';
import { act } from 'preact/test-utils';
import { groupName } from '../../../taskpane/nk/book/settings';
import { nothingSaid } from '../../../taskpane/nk/pair-options';
import { type PairingPreview, pairRound } from '../../../taskpane/nk/pair-round';
import { Drafts } from '../../../taskpane/jobs/view/use-writer';
import { translator } from '../../../src/language';
import { settle } from '../support/show';
import { FakeWorkbook, written } from '../support/fake-workbook';
import type { EventWorkbook } from './support/event-workbook';
import { BookDirector, bookOf } from './support/nk-book';
import { eventAfter, newWorkbook, paired, played } from './support/sample-event';
import { plannable } from '../support/computed';
import { oneOf, sampled } from '../../support/sampled';
import type { WrittenSheet } from '../../../taskpane/sheets/receipt';
import { nkStandings } from '../../../src';
import { cardOf, cardText } from '../../../taskpane/nk/wall/card';
import { text } from '../../support/text';

const t = translator('en');

/** The job that pairs a round, with its preview or what it refuses. */
async function pairing(workbook: EventWorkbook): Promise<BookDirector> {
  const nk = await BookDirector.open(t('nk-pair'), workbook);
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
      // All are in sight while one is exchanged with another.
      const open = hidden(nk).indexOf(false);
      await nk.desk.unfold(`.boards > li:nth-child(${open + 1}) details`);
      await nk.desk.press(t('nkExchangeBoards'), '.boards');
      expect(hidden(nk)).not.toContain(true);
    },
  );

  test('with nothing out of the ordinary are all shown, and nothing is to be chosen', async () => {
    const nk = await pairing(eventAfter(48, 0));
    expect(hidden(nk)).not.toContain(true);
    expect(nk.desk.pane.all('.segments')).toEqual([]);
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

const ofTheEvent = [
  'nk-pair',
  'nk-standings',
  'nk-title',
  'nk-wall',
  'nk-card',
  'nk-share',
  'nk-export',
] as const;

test.each(sampled(ofTheEvent, 3))(
  '%s works on the tables of the event: nothing is said of a selection',
  async (job) => {
    await BookDirector.open(t(job), eventAfter(8, 1));
    const page = document.body.textContent;
    for (const key of ['useSelection', 'selectedNothing', 'selectedOther'] as const) {
      expect(page).not.toContain(t(key));
    }
  },
);

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
  const nk = await BookDirector.open(t('nk-export'), eventAfter(8, 1));
  const copy = nk.desk.pane.all('.bar .acts button.primary');
  expect(copy.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^Copy/)]);
  expect(nk.desk.pane.all('main button.primary')).toEqual([]);
});

describe('round focus', () => {
  /** Round 1 of 16, paired by strength: 01-09, 02-10 ... 08-16. */
  async function pairing(): Promise<BookDirector> {
    const nk = await BookDirector.open(t('nk-pair'), newWorkbook(16));
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
    test('after Fix, after Release, and after the colors were swapped', async () => {
      const nk = await pairing();
      await nk.desk.unfold('.boards > li:nth-child(3) details');
      await nk.desk.press(t('nkFix'), '.boards > li:nth-child(3)');
      expect(board()).toEqual(['Player 03', 'Player 11']);
      expectChanged(nk);
      await nk.desk.press(t('nkRelease'), '.boards > li:nth-child(3)');
      expect(board()).toEqual(['Player 03', 'Player 11']);
      await nk.desk.press(t('nkSwapColours'), '.boards > li:nth-child(3)');
      expect(board()).toEqual(['Player 11', 'Player 03']);
    });

    test('after Forbid', async () => {
      const nk = await pairing();
      await nk.desk.unfold('.boards > li:nth-child(3) details');
      await nk.desk.press(t('nkForbid'), '.boards > li:nth-child(3)');
      expect(board()).toContain('Player 03');
      expect(board()).not.toContain('Player 11');
      expectChanged(nk);
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
});

describe('late in bar', () => {
  /** A row of Players by what stands in it. */
  const row = (
    name: string,
    rating: number | null,
    grade: string | null = null,
    group?: number,
  ) => [null, name, rating, null, group ?? null, null, null, null, grade];

  async function pairing(
    language: 'en' | 'nl',
    ...rows: readonly (readonly (string | number | null)[])[]
  ): Promise<BookDirector> {
    const workbook = newWorkbook(16, language);
    for (const each of rows) workbook.append('NK_Players', [...each]);
    return BookDirector.open(translator(language)('nk-pair'), workbook);
  }

  const filled = (nk: BookDirector): readonly string[] => nk.desk.texts('button.primary');

  describe.each(oneOf(['en', 'nl'] as const))(
    'A late entry that is all that stands in the way, in %s',
    (language) => {
      const t = translator(language);
      const offer = (number: number): string => t('nkAddLate', { number, group: t('nkTopGroup') });

      test('is the one filled button, said once, and leads to the preview', async () => {
        const nk = await pairing(language, row('Piet', 2990));
        expect(filled(nk)).toEqual([offer(17)]);
        expect(nk.desk.texts('button').filter((each) => each === offer(17))).toHaveLength(1);
        const button = nk.desk.pane.find('.bar button.primary');
        expect(button.getAttribute('aria-label')).toBe(`Piet: ${offer(17)}`);
        button.focus();
        await nk.desk.press(`Piet: ${offer(17)}`);
        expect(nk.book.event.rows('NK_Players')[16]?.slice(0, 3)).toEqual([17, 'Piet', 2990]);
        expect(document.activeElement?.textContent).toBe(t('preview'));
        expect(nk.desk.texts('.boards').join()).toContain('Piet');
        expect(filled(nk)).toEqual([t('write')]);
      });

      test('is offered the player who has the bye of the round that is played, on a board', async () => {
        const workbook = newWorkbook(13, language);
        paired(workbook);
        workbook.append('NK_Players', [...row('Piet', 2990), null, null, null, null, null, null]);
        const nk = await BookDirector.open(t('nk-pair'), workbook);
        const join = t('nkJoin', { board: 7, round: 1 });
        expect(nk.desk.texts('button')).toContain(join);
        await nk.desk.press(`Piet: ${join}`);
        expect(nk.book.event.rows('NK_Players')[13]?.[9]).toBe(1);
        expect(nk.book.event.rows('NK_Round_1')[6]).toContain('Piet');
      });

      test('asks for the rating first, and writes what was typed', async () => {
        const nk = await pairing(language, row('Piet', null));
        expect(filled(nk)).toEqual([t('goFirst')]);
        await nk.desk.type(t('nkLateRating', { name: 'Piet' }), '2990');
        expect(filled(nk)).toEqual([offer(17)]);
        await nk.desk.type(t('nkLateRating', { name: 'Piet' }), '2990x');
        expect(filled(nk)).toEqual([t('goFirst')]);
        await nk.desk.type(t('nkLateRating', { name: 'Piet' }), '2980');
        await nk.desk.press(`Piet: ${offer(17)}`);
        expect(nk.book.event.rows('NK_Players')[16]?.slice(0, 3)).toEqual([17, 'Piet', 2980]);
      });

      test('comes one after the other, and the bar says whom it takes in', async () => {
        const nk = await pairing(language, row('Piet', 2990), row('Jan', 2980));
        expect(filled(nk)).toEqual([offer(17)]);
        expect(nk.desk.texts('.bar .run')).toEqual(['Piet']);
        expect(nk.desk.texts('main button').filter((each) => each === offer(18))).toHaveLength(1);
        nk.desk.pane.find('.bar button.primary').focus();
        await nk.desk.press(`Piet: ${offer(17)}`);
        expect(document.activeElement?.textContent).toBe(t('refusedTitle'));
        expect(filled(nk)).toEqual([offer(18)]);
        expect(nk.desk.texts('.bar .run')).toEqual([t('looksAgain')]);
      });

      test('waits while something else has to be fixed', async () => {
        const nk = await pairing(language, row('Piet', 2990));
        nk.book.event.type('NK_Players', 3, 2, 'strong');
        await nk.desk.press(t('runAgain'));
        expect(filled(nk)).toEqual([t('goFirst')]);
      });
    },
  );
});

/** Writes, and leads on to the texts with one press. */
async function writtenAndShared(nk: BookDirector): Promise<string> {
  await nk.preview();
  await nk.desk.press(t('write'));
  await nk.desk.offers(t('undo'));
  await nk.desk.press(t('nk-share'), '.rows');
  await nk.opened(t('nk-share'));
  const field = nk.desk.pane.all('textarea')[0] as HTMLTextAreaElement;
  return field.value;
}

test('where what pairs a round cannot be fetched, it says so, and the next press pairs', async () => {
  const part = '../../../taskpane/nk/pair-round';
  let isThere = false;
  const actual = jest.requireActual<object>(part);
  jest.doMock(part, () => {
    if (!isThere) throw new Error('offline');
    return actual;
  });
  const told = jest.fn();
  window.addEventListener('tsx-part-missing', told);
  const nk = await pairing(newWorkbook(8));
  expect(nk.desk.pane.find('main').textContent).not.toContain(t('nkBoardsTitle', { count: 4 }));
  expect(document.body.textContent).toContain(t('jobNotLoaded'));
  expect(told).toHaveBeenCalled();
  isThere = true;
  await nk.askForPreview();
  expect(document.body.textContent).not.toContain(t('jobNotLoaded'));
  expect(nk.desk.pane.all('.boards > li')).toHaveLength(4);
  jest.dontMock(part);
});

test('a round that was written is shared with one press: its pairing', async () => {
  const nk = await BookDirector.open(t('nk-pair'), newWorkbook(8));
  const [title, sides] = (await writtenAndShared(nk)).split('\n');
  expect([title, sides]).toEqual(['NK, round 1', t('nkShareSides')]);
});

test('standings that were written are shared with one press, not the round before them', async () => {
  const nk = await BookDirector.open(t('nk-standings'), eventAfter(8, 2));
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

/** Nineteen players: a bye and an absence, a draw, a forfeit, a float, and a round without results. */
function event(): EventWorkbook {
  const workbook = newWorkbook(19);
  workbook.type('NK_Players', 0, 8, '6d');
  paired(workbook);
  played(workbook, 'NK_Round_1', (black, white) => {
    if (black + white === 6) return 'draw';
    return black + white === 8 ? '1!' : undefined;
  });
  paired(workbook, { round: 2, away: { 8: true } });
  played(workbook, 'NK_Round_2');
  paired(workbook);
  return workbook;
}

function cardIn(workbook: EventWorkbook, number: number, language: 'en' | 'nl' = 'en') {
  const book = bookOf(workbook);
  const ranked = nkStandings(book.event);
  if (!ranked.ok) throw new Error('No standings.');
  const t = translator(language);
  const card = cardOf(book, ranked.value, number, t);
  return card && { ...card, text: cardText(card, t) };
}

describe('The card of a player', () => {
  const workbook = event();

  test('has every round as both players see it', () => {
    const rows = workbook.rows('NK_Round_1');
    for (const [board, black, , white, , result] of rows) {
      if (board === null) continue;
      const [one, two] = [cardIn(workbook, Number(black)), cardIn(workbook, Number(white))];
      expect([one?.rounds[0]?.colour, two?.rounds[0]?.colour]).toEqual(['black', 'white']);
      expect(one?.rounds[0]?.opponent).toContain(two?.player.name);
      expect(two?.rounds[0]?.opponent).toContain(one?.player.name);
      const seen = [one?.rounds[0]?.result, two?.rounds[0]?.result];
      expect(seen).toEqual(
        { black: ['won', 'lost'], white: ['lost', 'won'], draw: ['draw', 'draw'] }[
          String(result)
        ] ?? ['won by forfeit', 'lost by forfeit'],
      );
    }
  });

  test('tells byes, absences, open games and the grade of the opponent', () => {
    expect(cardIn(workbook, 19)?.rounds[0]).toMatchObject({ colour: '', opponent: 'bye' });
    expect(cardIn(workbook, 8)?.rounds[1]).toMatchObject({ colour: '', opponent: 'absent' });
    expect(cardIn(workbook, 2)?.rounds[2]?.result).toBe(text('en', 'nkOpen'));
    const texts = Array.from({ length: 19 }, (_, i) => cardIn(workbook, i + 1)?.text ?? '').join();
    expect(texts).toContain('against Player 01 (6d),');
  });

  test('a float down at one player is a float up at the other', () => {
    const cards = Array.from({ length: 19 }, (_, i) => cardIn(workbook, i + 1));
    let floats = 0;
    for (const card of cards) {
      for (const [i, { float, opponent }] of (card?.rounds ?? []).entries()) {
        const other = cards.find((each) => each?.player.name === opponent.replace(' (6d)', ''));
        if (!other) continue;
        const direction = (of: string | undefined): string => (of ?? '').split(' ')[0] ?? '';
        const against = direction(other.rounds[i]?.float);
        expect([direction(float), against].sort().join()).toMatch(/^(,|down,up)$/);
        if (float !== '') floats++;
      }
    }
    expect(floats).toBeGreaterThan(0);
  });

  test('has the figures of the standings, and is said in Dutch as in English', () => {
    const english = cardIn(workbook, 1)?.text ?? '';
    const dutch = cardIn(workbook, 1, 'nl')?.text ?? '';
    expect(english).toMatch(/^Player 01 \(6d\), NK\nAfter round 2: place \d+, score \d/);
    expect(dutch).toMatch(/^Player 01 \(6d\), NK\nNa ronde 2: plaats \d+, score \d/);
    expect(english.split('\n')).toHaveLength(5);
    expect(dutch).not.toContain('against');
    expect(cardIn(workbook, 77)).toBeUndefined();
  });

  test('is shown for the chosen player, with a text to copy', async () => {
    const nk = await BookDirector.open(text('en', 'nk-card'), workbook);
    expect(nk.desk.pane.all('.player-card')).toHaveLength(0);
    await nk.desk.choose(text('en', 'nkPlayerOne'), '2');
    expect(nk.desk.texts('.player-card h2')).toEqual(['Player 02, NK']);
    expect(nk.desk.pane.all('.player-card tbody tr')).toHaveLength(3);
    const area = nk.desk.pane.find('.player-card textarea');
    expect(area instanceof HTMLTextAreaElement && area.value).toBe(cardIn(workbook, 2)?.text);
  });
});
