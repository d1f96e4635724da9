import { jest } from '@jest/globals';
import { nkJobs } from '../../../../taskpane/nk/jobs';
import type { Plan } from '../../../../taskpane/sheets/plan';
import type { Attempt } from '../../../../taskpane/excel/workbook/problems';
import type { SourceTable, Where } from '../../../../taskpane/sheets/source';
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
        return isTable ? this.event.read([where]) : [sourceTable(this.entries)];
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
