import { jest } from '@jest/globals';
import { nkJobs } from '../../../../taskpane/nk/jobs';
import type { Plan } from '../../../../taskpane/sheets/plan';
import type { Attempt } from '../../../../taskpane/excel/workbook/problems';
import type { SourceTable, Where, WorkbookFacts } from '../../../../taskpane/sheets/source';
import type {
  Reading,
  ReadOptions,
  WriteOutcome,
} from '../../../../taskpane/excel/workbook/workbook';
import { JsdomDesk } from '../../../drivers/jsdom-desk';
import { NkDirector } from '../../../drivers/nk';
import { FakeSheet } from '../../support/fake-sheet';
import { FakeWorkbook, sourceTable } from '../../support/fake-workbook';
import { show } from '../../support/show';
import { EventWorkbook } from './event-workbook';
import { atOnce } from '../../../../src';
import type { Book, BookFound } from '../../../../taskpane/nk/book/book';
import { readBookSteps } from '../../../../taskpane/nk/book/read-book';
import { eventPlaces } from '../../../../taskpane/nk/book/tables';

/** A workbook service over an event: what the pane writes can be read by it again. */
export class NkBook extends FakeWorkbook {
  entries: (string | number | null)[][] = [];

  constructor(readonly event: EventWorkbook) {
    super();
  }

  override read(wheres: readonly Where[], { also }: ReadOptions = {}): Promise<Attempt<Reading>> {
    if (this.readProblem) return Promise.resolve(this.readProblem);
    const { facts } = this.event;
    const tablesAt = (places: readonly Where[]): readonly SourceTable[] =>
      places.flatMap((where) => {
        const isTable = where.kind === 'table' || where.kind === 'sheet';
        return isTable
          ? this.event.read([where])
          : [{ ...sourceTable(this.entries), asked: where }];
      });
    return Promise.resolve({
      ok: true,
      value: { facts, tables: tablesAt(wheres), also: tablesAt(also?.(facts) ?? []) },
    });
  }

  override write(plan: Plan): Promise<Attempt<WriteOutcome>> {
    this.event.apply(plan);
    return super.write(plan);
  }
}

/** A director of a championship that stands in a workbook without a grid. */
export class BookDirector extends NkDirector<JsdomDesk> {
  private constructor(
    desk: JsdomDesk,
    readonly book: NkBook,
  ) {
    super(desk);
  }

  /** The pane with one of the jobs open. */
  static async open(title: string, event = new EventWorkbook()): Promise<BookDirector> {
    // No time passes, so that nothing is cut into slices, however busy the machine is.
    jest.spyOn(performance, 'now').mockReturnValue(0);
    const book = new NkBook(event);
    const { language } = event;
    const sheet = Object.assign(new FakeSheet(), { workbook: book });
    const desk = await JsdomDesk.over(() => show(sheet, language, nkJobs), language);
    const nk = new BookDirector(desk, book);
    await nk.job(title);
    await desk.settled();
    return nk;
  }
}

/** The event of a workbook, at once. */
export function readBook(facts: WorkbookFacts, tables: readonly SourceTable[]): BookFound {
  return atOnce(readBookSteps(facts, tables));
}

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
