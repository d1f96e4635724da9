import type {} from '../../../workbench/page/api';
import { focusedName } from '../../drivers/browser-desk';
import { keys, type Session } from './session';

/** The workbench and its pane in a browser of another kind, as a director uses them: by their visible names. */
export class OtherPane {
  constructor(private readonly session: Session) {}

  async open(address: string): Promise<void> {
    await this.session.open(address);
    await this.page();
    await this.calculated();
    await this.pane();
    await this.session.until(() => document.querySelector('main:not(.start)') !== null);
  }

  /** Speaks to the page of the workbench from now on. */
  async page(): Promise<Session> {
    await this.session.enter();
    return this.session;
  }

  /** Speaks to the pane from now on. */
  async pane(): Promise<Session> {
    await this.session.enter('#pane iframe');
    return this.session;
  }

  async calculated(): Promise<void> {
    await (await this.page()).until(() => 'workbench' in window && window.workbench.calculated());
  }

  /** What the page says about calls it does not know; empty when all is well. */
  async problem(): Promise<string> {
    return (await this.page()).run(() => document.getElementById('problem')?.textContent ?? '');
  }

  /** Presses the button, or opens the card, of this name, or else the first that begins with it. */
  async press(name: string): Promise<void> {
    await (
      await this.pane()
    ).until((wanted) => {
      const offered = [...document.querySelectorAll<HTMLElement>('button, summary, .pick input')]
        .filter((each) => each.checkVisibility() && !each.matches(':disabled'))
        .map((each) => ({
          each,
          said: (each.getAttribute('aria-label') ?? each.textContent).trim(),
        }));
      const found =
        offered.find(({ said }) => said === wanted) ??
        offered.find(({ said }) => said.startsWith(wanted));
      found?.each.click();
      return found !== undefined;
    }, name);
  }

  async says(text: string): Promise<void> {
    await (await this.pane()).until((wanted) => document.body.innerText.includes(wanted), text);
  }

  /** What has the focus in the pane, by its label or its text. */
  async focused(): Promise<string> {
    return (await this.pane()).run(focusedName);
  }

  /** Presses Tab until the focus is on what begins with this name. */
  async tabTo(name: string): Promise<void> {
    for (let step = 0; step < 80; step++) {
      if ((await this.focused()).startsWith(name)) return;
      await this.session.press(keys.Tab);
    }
    throw new Error(`The focus never came to ${name}; it is on "${await this.focused()}".`);
  }

  /** Makes a sheet and fills it from A1. */
  async fill(sheet: string, rows: readonly (readonly (string | number)[])[]): Promise<void> {
    await (
      await this.page()
    ).run(
      (name, lines) => {
        const { grid } = window.workbench;
        const { id: sheetId } = grid.addSheet(name);
        grid.batch(() => {
          lines.forEach((line, row) => {
            line.forEach((value, column) => {
              if (value !== '') grid.write({ sheetId, row, column }, value);
            });
          });
        });
      },
      sheet,
      rows,
    );
    await this.calculated();
  }

  async select(address: string): Promise<void> {
    await (
      await this.page()
    ).run((each) => {
      window.workbench.select(each);
    }, address);
    await this.says(address);
  }

  /** Selects one cell of a list and has the list read. */
  async useSelectionFor(button: string, address: string): Promise<void> {
    await this.select(address);
    await this.press(button);
    await (await this.pane()).until(() => document.querySelector('.found') !== null);
  }

  async values(address: string): Promise<unknown[][]> {
    return (await this.page()).run(
      (each) => window.workbench.read(each).map((row) => row.map(({ value }) => value)),
      address,
    );
  }

  async formula(address: string): Promise<string | undefined> {
    return (await this.page()).run((each) => window.workbench.read(each)[0]?.[0]?.formula, address);
  }

  async sheets(): Promise<readonly string[]> {
    return (await this.page()).run(() => window.workbench.grid.sheets().map(({ name }) => name));
  }
}
