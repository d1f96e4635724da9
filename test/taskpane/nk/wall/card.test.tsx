import { describe, expect, test } from '@jest/globals';
import { nkStandings } from '../../../../src';
import { translator } from '../../../../src/language';
import { eventPlaces } from '../../../../taskpane/nk/book/tables';
import { cardOf, cardText } from '../../../../taskpane/nk/wall/card';
import { text } from '../../../support/text';
import type { EventWorkbook } from '../support/event-workbook';
import { BookDirector } from '../support/nk-book';
import { readBook } from '../support/read-book';
import { newWorkbook, paired, played } from '../support/sample-event';

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
  const found = readBook(workbook.facts, workbook.read(eventPlaces(workbook.facts)));
  if (!found.ok) throw new Error('The event cannot be read.');
  const ranked = nkStandings(found.book.event);
  if (!ranked.ok) throw new Error('No standings.');
  const t = translator(language);
  const card = cardOf(found.book, ranked.value, number, t);
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
    const nk = await BookDirector.open(text('en', 'nkCard'), workbook);
    expect(nk.desk.pane.all('.player-card')).toHaveLength(0);
    await nk.desk.choose(text('en', 'nkPlayerOne'), '2');
    expect(nk.desk.texts('.player-card h2')).toEqual(['Player 02, NK']);
    expect(nk.desk.pane.all('.player-card tbody tr')).toHaveLength(3);
    const area = nk.desk.pane.find('.player-card textarea');
    expect(area instanceof HTMLTextAreaElement && area.value).toBe(cardIn(workbook, 2)?.text);
  });
});
