import { act } from 'preact/test-utils';
import type { Language } from '../../src/language';
import { areaAt } from '../../tools/workbench/host/model/address';
import type { OSpreadsheetGrid } from '../../tools/workbench/grid/o-spreadsheet';
import { finished, settle, type Shown } from '../taskpane/support/show';
import type { Desk, Name } from './desk';
import type { Sheets } from './sheets';
import { UnseenSheets } from './unseen-sheets';

/** So many times a pane may answer, or look again, before what is waited for has not come. */
const patience = 2000;

/** How often something is looked at that follows from what was looked at before. */
const looks = 3;

/** Looks again and again until there is something. */
async function found<T>(look: () => T | undefined, wanted: string): Promise<T> {
  for (let turn = 0; turn < patience; turn++) {
    const seen = look();
    if (seen !== undefined) return seen;
    await settle();
  }
  throw new Error(`Waited in vain for ${wanted}. The pane shows:\n${document.body.textContent}`);
}

const isNamed = (said: string | null | undefined, name: Name): boolean =>
  typeof name === 'string' ? said === name : name.test(said ?? '');

/** The pane in jsdom. Parts of a form that are folded away are opened for the hand that needs them. */
export class JsdomDesk implements Desk {
  private constructor(
    private readonly open: () => Promise<Shown>,
    public pane: Shown,
    readonly language: Language,
    private readonly sheets?: Sheets,
  ) {}

  /** `open` shows the pane, over whatever workbook. */
  static async over(
    open: () => Promise<Shown>,
    language: Language,
    sheets?: Sheets,
  ): Promise<JsdomDesk> {
    const desk = new JsdomDesk(open, await open(), language, sheets);
    await desk.settled();
    return desk;
  }

  async reopen(): Promise<void> {
    this.pane = await this.open();
    await this.settled();
  }

  get sheet(): Sheets {
    if (!this.sheets) throw new Error('The workbook of this pane has no grid.');
    return this.sheets;
  }

  private pressable(name: Name, within: string): HTMLElement[] {
    return this.pane.all(`${within} button, ${within} .pick input`).filter((each) => {
      const title = each.querySelector('.name') ?? each.closest('label')?.querySelector('.strong');
      const names = [each.textContent, each.getAttribute('aria-label'), title?.textContent];
      return names.some((said) => isNamed(said, name));
    });
  }

  async offers(name: Name, within = ''): Promise<void> {
    await found(() => this.pressable(name, within)[0], `the button ${String(name)}`);
  }

  async press(name: Name, within = '', at = 0): Promise<void> {
    const look = (): HTMLElement | undefined => this.pressable(name, within).at(at);
    await this.pane.click(await found(look, `the button ${String(name)}`));
    await this.settled();
  }

  async type(label: string, text: string): Promise<void> {
    await this.change(await this.field(label), text, 'input');
  }

  async choose(label: string, option?: string): Promise<void> {
    const field = await this.field(label);
    if (field instanceof HTMLSelectElement) {
      const chosen = [...field.options].find(
        ({ value, textContent }) => value === option || textContent.trim() === option,
      );
      if (!chosen) throw new Error(`${label} has no choice ${String(option)}`);
      await this.change(field, chosen.value, 'change');
    } else if (!(field instanceof HTMLInputElement && field.checked)) {
      await this.pane.click(field);
      await this.settled();
    }
  }

  private async change(field: HTMLElement, value: string, event: string): Promise<void> {
    await act(() => {
      Object.assign(field, { value });
      field.dispatchEvent(new Event(event, { bubbles: true }));
    });
    await this.settled();
  }

  /** The control of this label. */
  private async field(label: string): Promise<HTMLElement> {
    const look = (): HTMLElement | undefined => {
      const named = this.pane.all('label').find(({ textContent }) => textContent.trim() === label);
      const of = document.getElementById(named?.getAttribute('for') ?? '');
      const bare = this.pane
        .all('input, select, textarea')
        .find((each) => each.getAttribute('aria-label') === label);
      return of ?? named?.querySelector('input') ?? bare ?? undefined;
    };
    if (!look()) {
      for (const each of this.pane.all('.options > details')) await this.setOpen(each);
    }
    return found(look, `the field ${label}`);
  }

  /** Waits until the field of this label holds this text. */
  async holds(label: string, text: string): Promise<void> {
    const look = async (): Promise<unknown> => Reflect.get(await this.field(label), 'value');
    let held = await look();
    for (let turn = 0; held !== text && turn < patience; turn++) {
      await settle();
      held = await look();
    }
    if (held !== text) throw new Error(`${label} holds “${String(held)}”, not “${text}”.`);
  }

  async unfold(selector: string, summary = ''): Promise<void> {
    const look = (): HTMLElement | undefined =>
      this.pane
        .all(selector)
        .find((each) => each.querySelector(':scope > summary')?.textContent.includes(summary));
    await this.setOpen(await found(look, `${selector} ${summary}`));
  }

  /** As the browser tells that somebody has opened it. */
  private async setOpen(details: HTMLElement): Promise<void> {
    if (!(details instanceof HTMLDetailsElement)) throw new Error('This does not open.');
    await act(() => {
      details.open = true;
      details.dispatchEvent(new Event('toggle'));
    });
    await settle();
  }

  texts(selector: string): string[] {
    return this.pane.all(selector).map(({ textContent }) => textContent);
  }

  read(selector: string): Promise<string[]> {
    return Promise.resolve(this.texts(selector));
  }

  async appears(selector: string): Promise<void> {
    await found(() => this.pane.all(selector)[0], selector);
  }

  async gone(selector: string): Promise<void> {
    await found(() => (this.pane.all(selector).length === 0 ? true : undefined), `no ${selector}`);
  }

  async says(text: Name, within = 'main, header, footer'): Promise<void> {
    const holds = (said: string): boolean =>
      typeof text === 'string' ? said.includes(text) : text.test(said);
    const look = (): string | undefined => this.texts(within).find(holds);
    await found(look, `“${String(text)}” in ${within}`);
  }

  async settled(): Promise<void> {
    await finished(this.pane);
    // The form looks at the workbook by itself.
    for (let look = 0; look < looks; look++) await settle();
  }
}

/** A grid without a screen. */
export class GridSheets extends UnseenSheets {
  constructor(grid: OSpreadsheetGrid) {
    super();
    const area = (address: string) => {
      const at = areaAt(grid, address);
      if (!at) throw new Error(`"${address}" is no cell of this workbook.`);
      return at;
    };
    const workbench: Partial<Window['workbench']> = {
      grid,
      calculated: () => true,
      read: (address) => grid.read(area(address)),
      select: (address) => {
        grid.select(area(address));
      },
    };
    Object.assign(window, { workbench });
  }

  async run<A extends readonly unknown[], R>(work: (...given: A) => R, ...given: A): Promise<R> {
    const done = work(...given);
    await settle();
    return done;
  }

  async until<A extends readonly unknown[]>(
    work: (...given: A) => boolean,
    ...given: A
  ): Promise<void> {
    await found(() => (work(...given) ? true : undefined), work.toString());
  }
}
