import { focusedName } from '../../drivers/browser-desk';
import type { Desk, Name } from '../../drivers/desk';
import { keys, OtherSheets, type Session } from './sheets';

/** A name as it is sent to a page: the source of a pattern where it is one. */
const sent = (name: Name): readonly [text: string, isPattern: boolean] =>
  typeof name === 'string' ? [name, false] : [name.source, true];

/** The workbench and its pane in a browser of another kind. */
export class OtherDesk implements Desk {
  readonly language = 'en';
  readonly sheet: OtherSheets;

  constructor(private readonly session: Session) {
    this.sheet = new OtherSheets(session);
  }

  async open(address: string): Promise<void> {
    await this.session.open(address);
    await this.sheet.calculated();
    await this.started();
  }

  private async started(): Promise<void> {
    await (await this.pane()).until(() => document.querySelector('main:not(.start)') !== null);
  }

  /** Speaks to the pane from now on. */
  async pane(): Promise<Session> {
    await this.session.enter('#pane iframe');
    return this.session;
  }

  /** What the page says about calls it does not know; empty when all is well. */
  problem(): Promise<string> {
    return this.sheet.run(() => document.getElementById('problem')?.textContent ?? '');
  }

  /** Waits for the button of this name; presses it where `at` says which. */
  private async find(name: Name, within: string, at?: number): Promise<void> {
    await (
      await this.pane()
    ).until(
      ([text, isPattern], place, which) => {
        const isNamed = (said: string | null | undefined): boolean =>
          isPattern ? new RegExp(text).test(said ?? '') : said?.trim() === text;
        const all = [
          ...document.querySelectorAll<HTMLElement>(`${place} button, ${place} .pick input`),
        ];
        const named = all.filter((each) => {
          const title =
            each.querySelector('.name') ?? each.closest('label')?.querySelector('.strong');
          const names = [each.textContent, each.getAttribute('aria-label'), title?.textContent];
          const isReady = !each.matches(':disabled, [aria-disabled="true"]');
          return isReady && each.checkVisibility() && names.some(isNamed);
        });
        const found = named.at(which ?? 0);
        if (which !== null) {
          found?.focus();
          found?.click();
        }
        return found !== undefined;
      },
      sent(name),
      within,
      at ?? null,
    );
  }

  offers(name: Name, within = ''): Promise<void> {
    return this.find(name, within);
  }

  press(name: Name, within = '', at = 0): Promise<void> {
    return this.find(name, within, at);
  }

  /** Puts a value into the field of this label; without one, ticks or takes it. */
  private async put(label: string, value: string | null): Promise<void> {
    await (
      await this.pane()
    ).until(
      (wanted, given) => {
        const named = [...document.querySelectorAll('label')].find(
          ({ textContent }) => textContent.trim() === wanted,
        );
        const field = named?.control;
        if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement))
          return false;
        if (given === null) {
          if (!(field instanceof HTMLInputElement && field.checked)) field.click();
          return true;
        }
        const option =
          field instanceof HTMLSelectElement
            ? [...field.options].find(
                ({ value: own, textContent }) => own === given || textContent.trim() === given,
              )
            : undefined;
        if (field instanceof HTMLSelectElement && !option) return false;
        field.value = option?.value ?? given;
        field.dispatchEvent(new Event('input', { bubbles: true }));
        field.dispatchEvent(new Event('change', { bubbles: true }));
        return true;
      },
      label,
      value,
    );
  }

  type(label: string, text: string): Promise<void> {
    return this.put(label, text);
  }

  choose(label: string, option?: string): Promise<void> {
    return this.put(label, option ?? null);
  }

  async unfold(selector: string, summary = ''): Promise<void> {
    await (
      await this.pane()
    ).until(
      (place, held) => {
        const found = [...document.querySelectorAll<HTMLDetailsElement>(place)].find((each) =>
          each.querySelector(':scope > summary')?.textContent.includes(held),
        );
        if (found?.open === false) found.querySelector('summary')?.click();
        return found !== undefined;
      },
      selector,
      summary,
    );
  }

  async read(selector: string): Promise<string[]> {
    return (await this.pane()).run(
      (each) => [...document.querySelectorAll(each)].map(({ textContent }) => textContent ?? ''),
      selector,
    );
  }

  async appears(selector: string): Promise<void> {
    await (await this.pane()).until((each) => document.querySelector(each) !== null, selector);
  }

  async gone(selector: string): Promise<void> {
    await (await this.pane()).until((each) => document.querySelector(each) === null, selector);
  }

  async says(text: Name, within = 'body'): Promise<void> {
    await (
      await this.pane()
    ).until(
      ([wanted, isPattern], place) => {
        const holds = ({ textContent }: Element): boolean =>
          isPattern ? new RegExp(wanted).test(textContent) : textContent.includes(wanted);
        // A window behind others has no :focus, but it knows what would have it.
        const [css = '', focus] = place.split(':focus');
        const meant = [...document.querySelectorAll(css)].filter(
          (each) => focus === undefined || each === document.activeElement,
        );
        // WebKit leaves out of innerText what a window without a size clips, which can be all of the view.
        return meant
          .flatMap((each) => [each, ...each.querySelectorAll('*')])
          .some((each) => holds(each) && ![...each.children].some(holds) && each.checkVisibility());
      },
      sent(text),
      within,
    );
  }

  settled(): Promise<void> {
    return this.gone('[aria-busy="true"], main[data-kind="reading"]');
  }

  async reopen(): Promise<void> {
    await this.sheet.run(() => {
      document.querySelector<HTMLElement>('#pane-close')?.click();
      document.querySelector<HTMLElement>('#ribbon button')?.click();
    });
    await this.started();
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
}
