import { jest } from '@jest/globals';
import { act } from 'preact/test-utils';
import { nkJobs } from '../../../../taskpane/nk/jobs';
import type { Plan } from '../../../../taskpane/plan/plan';
import type { Attempt } from '../../../../taskpane/workbook/problems';
import type { SourceTable, Where } from '../../../../taskpane/plan/source';
import type { Reading, ReadOptions, WriteOutcome } from '../../../../taskpane/workbook/workbook';
import { FakeSheet } from '../../support/fake-sheet';
import { FakeWorkbook, sourceTable } from '../../support/fake-workbook';
import { finished, settle, show, type Shown } from '../../support/show';
import { text } from '../../../support/text';
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

/** How often something is looked at that follows from what was looked at before. */
const looks = 3;

const folded = '.options > details';

/** The pane with one of the jobs of a championship open, as a director uses it. */
export class NkPane {
  private constructor(
    readonly pane: Shown,
    readonly book: NkBook,
  ) {}

  static async open(title: string, event = new EventWorkbook()): Promise<NkPane> {
    // No time passes, so that nothing is cut into slices, however busy the machine is.
    jest.spyOn(performance, 'now').mockReturnValue(0);
    const sheet = new FakeSheet();
    const book = new NkBook(event);
    Object.assign(sheet, { workbook: book });
    const pane = await show(sheet, event.language, nkJobs);
    const opened = new NkPane(pane, book);
    await pane.openJob(title);
    await opened.done();
    return opened;
  }

  async done(): Promise<void> {
    await finished(this.pane);
    // The form looks at the workbook by itself.
    for (let look = 0; look < looks; look++) await settle();
  }

  async press(name: string, within?: string): Promise<void> {
    await this.pane.click(this.pane.button(name, within));
    await this.done();
  }

  /** Asks for a preview, or for a new one. */
  async preview(): Promise<void> {
    const { language } = this.book.event;
    const names = (['preview', 'previewAgain', 'runAgain'] as const).map((key) =>
      text(language, key),
    );
    const asks = this.pane
      .all('.bar .acts button')
      .find((each) => names.includes(each.textContent));
    if (!asks) throw new Error('no button for a preview');
    await this.pane.click(asks);
    await this.done();
  }

  /** Opens or closes what stands under a summary, as the browser tells it. */
  async unfold(index: number, selector = '.boards details'): Promise<void> {
    const details = this.pane.all(selector)[index];
    if (!(details instanceof HTMLDetailsElement)) throw new Error(`no ${selector} ${index}`);
    await act(() => {
      details.open = !details.open;
      details.dispatchEvent(new Event('toggle'));
    });
    await settle();
  }

  /** Fills in a field, and unfolds the form where it is folded away. */
  async set(label: string, value: string): Promise<void> {
    const find = (): Element | null | undefined => {
      const named = this.pane.all('label').find(({ textContent }) => textContent === label);
      return (
        document.getElementById(named?.getAttribute('for') ?? '') ?? named?.querySelector('input')
      );
    };
    if (!find()) {
      for (const [index] of this.pane.all(folded).entries()) await this.unfold(index, folded);
    }
    const control = find();
    await act(() => {
      if (control instanceof HTMLInputElement && control.type === 'checkbox') {
        control.click();
      } else if (control instanceof HTMLSelectElement) {
        control.value = value;
        control.dispatchEvent(new Event('change', { bubbles: true }));
      } else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
        control.value = value;
        control.dispatchEvent(new Event('input', { bubbles: true }));
      } else {
        throw new Error(`no field ${label}`);
      }
    });
    await this.done();
  }

  texts(selector: string): string[] {
    return this.pane.all(selector).map(({ textContent }) => textContent);
  }
}
