import { render } from 'preact';
import { act } from 'preact/test-utils';
import type { EventReader } from '../../../taskpane/sheets/event';
import type { FunctionReference } from '../../../taskpane/reference/help';
import type { Samples } from '../../../taskpane/jobs/operation';
import type { Job } from '../../../taskpane/jobs/view/operation-props';
import type { Language } from '../../../src/language';
import { App, type Surroundings } from '../../../taskpane/app/frame/App';
import { type View, views } from '../../../taskpane/app/frame/Head';
import type { SheetService } from '../../../taskpane/excel/workbook/workbook';
import { checkPage } from './said-in-dutch';
import { sampleReference } from './sample-reference';

export interface Shown {
  readonly page: HTMLElement;
  readonly find: (selector: string) => HTMLElement;
  readonly all: (selector: string) => HTMLElement[];
  /** The button, or the choice of a list, with this visible text inside an element of the page. */
  readonly button: (text: string, within?: string) => HTMLButtonElement;
  readonly click: (element: HTMLElement) => Promise<void>;
  readonly type: (query: string) => Promise<void>;
  /** Chooses a tab. */
  readonly go: (view: View) => Promise<void>;
  /** The buttons of the jobs, where the pane offers them all. */
  readonly jobs: () => readonly HTMLElement[];
  /** Opens a job from there: the first, or the one of a title or a position. */
  readonly openJob: (which?: number | string) => Promise<void>;
  readonly close: () => void;
}

/** What was pressed last, until it is known where the focus is. */
let pressed: string | undefined;

/** The rows that offer every job. */
const offered = '.jobs [data-job]';

let close = (): void => undefined;

/** The pane of the test before goes, with what it still keeps in its own workbook. */
export async function closePane(): Promise<void> {
  close();
  close = () => undefined;
  await settle();
}

/** Renders the pane as its page does, over a workbook or outside Excel. */
export async function show(
  sheet: SheetService | Exclude<Surroundings['kind'], 'excel'>,
  language: Language = 'en',
  jobs: readonly Job[] = [],
  events: readonly EventReader[] = [],
  reference: readonly FunctionReference[] = sampleReference,
  samples?: Samples,
): Promise<Shown> {
  openDialogs();
  // The pane of the test before would still listen.
  close();
  pressed = undefined;
  const page = document.createElement('div');
  page.id = 'pane';
  document.body.replaceChildren(page);
  document.documentElement.lang = language;
  document.title = 'Pane';
  const surroundings: Surroundings =
    typeof sheet === 'string' ? { kind: sheet } : { kind: 'excel', sheet };
  await act(() => {
    render(
      <App
        language={language}
        reference={reference}
        surroundings={surroundings}
        jobs={jobs}
        events={events}
        samples={samples}
      />,
      page,
    );
  });
  close = () => {
    render(null, page);
  };
  const all = (selector: string) => [...page.querySelectorAll<HTMLElement>(selector)];
  const find = (selector: string): HTMLElement => {
    const [first] = all(selector);
    if (!first) throw new Error(`the pane shows no ${selector}`);
    return first;
  };
  const click = (element: HTMLElement) =>
    act(() => {
      // As in a browser: a pressed button takes the focus.
      element.focus();
      pressed = element.textContent;
      element.click();
    });
  const nth = (selector: string, index: number): HTMLElement => {
    const element = all(selector)[index];
    if (!element) throw new Error(`the pane shows no ${selector} at ${index}`);
    return element;
  };
  return {
    page,
    find,
    all,
    button: (text, within = '') => {
      const named = all(`${within} button, ${within} .pick input`).find(
        (each) =>
          each.textContent === text ||
          each.getAttribute('aria-label') === text ||
          each.closest('label')?.querySelector('.strong')?.textContent === text,
      );
      if (!named) throw new Error(`no button ${text}`);
      return named as HTMLButtonElement;
    },
    click,
    go: (view) => click(nth('.tabs button', views.indexOf(view))),
    jobs: () => all(offered),
    openJob: async (which = 0) => {
      if (all(offered).length === 0) await click(nth('.tabs button', views.indexOf('functions')));
      if (typeof which === 'number') return click(nth(offered, which));
      const named = all(offered).find((job) => job.querySelector('.name')?.textContent === which);
      if (!named) throw new Error(`no job ${which}`);
      return click(named);
    },
    type: (query) =>
      act(() => {
        const field = find('input');
        if (field instanceof HTMLInputElement) field.value = query;
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }),
    close,
  };
}

/** Until a job is there and has done what runs in slices, however slow the machine. */
export async function finished({ all }: Shown): Promise<void> {
  const running = '[data-kind="reading"], .run[data-kind="computing"], [data-kind="working"]';
  for (const unfinished of ['[data-kind="loading"]', running]) {
    do await settle();
    while (all(unfinished).length > 0);
  }
}

/** jsdom knows the dialog element, but not how to open it. */
function openDialogs(): void {
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
}

/** Lets everything asked for so far be answered and rendered. */
export async function settle(): Promise<void> {
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve, 0));
  });
  const what = pressed;
  pressed = undefined;
  // Keyboard users would have to begin at the top of the pane.
  if (what !== undefined && document.activeElement === document.body) {
    throw new Error(`the focus was lost after pressing "${what}"`);
  }
  checkWhatChanged();
}

let watcher: MutationObserver | undefined;
let hasChanged = true;

/** Looks at the page where it has changed since the last look: looking takes longer than drawing. */
function checkWhatChanged(): void {
  if (watcher === undefined) {
    watcher = new MutationObserver(() => {
      hasChanged = true;
    });
    const options = { subtree: true, childList: true, characterData: true, attributes: true };
    watcher.observe(document, options);
  }
  hasChanged ||= watcher.takeRecords().length > 0;
  if (!hasChanged) return;
  hasChanged = false;
  if (document.documentElement.lang !== 'en') checkPage(document.body);
  const twice = saidTwice(document.body);
  if (twice !== undefined) throw new Error(`two live regions say "${twice}"`);
}

/** What a screen reader would read twice: a live region within another, or two that say the same. */
export function saidTwice(page: HTMLElement): string | undefined {
  const live = '[role="status"], [role="alert"], [role="log"], [aria-live]';
  const said = new Set<string>();
  for (const region of page.querySelectorAll(live)) {
    const text = region.textContent.trim();
    if (text === '') continue;
    if (region.parentElement?.closest(live) || said.has(text)) return text;
    said.add(text);
  }
  return undefined;
}
