import type { Book } from '../../../../taskpane/nk/book/book';
import { eventPlaces } from '../../../../taskpane/nk/book/tables';
import type { Plan } from '../../../../taskpane/sheets/plan';
import { EventWorkbook } from './event-workbook';
import { readBook } from './read-book';

/** What the sheets of a plan hold, by names: players, and each round's games, byes and absences. */
export function heldBy(plan: Plan): unknown {
  const workbook = new EventWorkbook();
  workbook.apply(plan);
  return heldIn(workbook);
}

/** The same of a workbook. */
export function heldIn(workbook: EventWorkbook): unknown {
  const { players, rounds, settings, about } = bookOf(workbook);
  const name = (number: number): string =>
    players.find((each) => each.number === number)?.name ?? '?';
  return {
    players: players
      .map(({ name: own, pin, egdName, group, country }) => [own, pin, egdName, group, country])
      .sort(),
    rounds: rounds.map(({ round: { games, byes = [], absences = [] } }) => ({
      games: games
        .map(({ black, white, result }) => `${name(black)} - ${name(white)} ${String(result)}`)
        .sort(),
      byes: byes.map(name),
      absences: absences.map(({ player, points = 0 }) => `${name(player)} ${points}`),
    })),
    half: settings.absencePoints,
    event: [about.event, about.firstDay, about.lastDay],
  };
}

/** The event as the sheets hold it. */
export function bookOf(workbook: EventWorkbook): Book {
  const found = readBook(workbook.facts, workbook.read(eventPlaces(workbook.facts)));
  if (!found.ok) throw new Error(JSON.stringify(found.refusals));
  return found.book;
}
