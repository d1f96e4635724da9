import { newEvent } from '../../../../taskpane/nk/new-event';
import { nothingSaid, type PairOptions } from '../../../../taskpane/nk/pair-options';
import { type PairingPreview, pairRound } from '../../../../taskpane/nk/pair-round';
import type { Language } from '../../../../src/language';
import { plannable } from '../../support/computed';
import { EventWorkbook } from './event-workbook';

/** Invented entrants in order of strength: "Player 01" has number 1 and the highest rating. */
export function entries(count: number): (string | number)[][] {
  return [
    ['Name', 'Rating', 'Club'],
    ...Array.from({ length: count }, (_, i) => [
      `Player ${String(i + 1).padStart(2, '0')}`,
      2700 - 15 * i,
      `Club ${(i % 5) + 1}`,
    ]),
  ];
}

/** The events that the tests of a file have asked for: each is made once, and given as it was made. */
const known = new Map<string, EventWorkbook>();

function once(kind: string, make: () => EventWorkbook): EventWorkbook {
  const made = known.get(kind) ?? make();
  known.set(kind, made);
  return made.copy();
}

/** A workbook with the groups drawn. */
export function newWorkbook(count: number, language: Language = 'en'): EventWorkbook {
  return once(`${language} ${count} 0`, () => {
    const workbook = new EventWorkbook(language);
    const drawn = workbook.compute(newEvent, newEvent.initial, { entries: entries(count) });
    workbook.apply(plannable(drawn).plan);
    return workbook;
  });
}

/** Pairs the next round and writes it. */
export function paired(
  workbook: EventWorkbook,
  options: Partial<PairOptions> = {},
): PairingPreview {
  const computed = plannable(workbook.compute(pairRound, { ...nothingSaid, ...options }));
  workbook.apply(computed.plan);
  return computed.detail;
}

/** Where the columns of a round stand. */
export const roundColumns = { black: 1, white: 3, result: 5 } as const;

/** Enters results by a rule; by default the lower number wins. */
export function played(
  workbook: EventWorkbook,
  table: string,
  result: (black: number, white: number) => string | undefined = () => undefined,
): void {
  for (const [row, cells] of workbook.rows(table).entries()) {
    const [black, white] = [cells[roundColumns.black], cells[roundColumns.white]];
    if (typeof black !== 'number' || typeof white !== 'number') continue;
    const word = result(black, white) ?? (black < white ? 'black' : 'white');
    workbook.type(table, row, roundColumns.result, word);
  }
}

/** An event with so many rounds played, the lower number winning. */
export function eventAfter(players: number, rounds: number): EventWorkbook {
  if (rounds === 0) return newWorkbook(players);
  return once(`en ${players} ${rounds}`, () => {
    const workbook = eventAfter(players, rounds - 1);
    paired(workbook);
    played(workbook, `NK_Round_${rounds}`);
    return workbook;
  });
}
