import type { OSpreadsheetGrid } from '../grid/o-spreadsheet';
import type { Json } from '../host';
import type { BookContent } from '../xlsx/content';
import { most, type Parts, zipped } from '../xlsx/parts';
import { NotOpened, readXlsx } from '../xlsx/open';
import type { Answer, Asked } from '../xlsx/reader';
import { NotSaved, partsOf } from '../xlsx/save';
import { closedBy, element } from './elements';
import type { KeptWork, WorkKeeper } from './kept-work';
import { said } from './words';

/** What opening and saving needs of the page. */
export interface FileParts {
  readonly grid: OSpreadsheetGrid;
  /** The add-in's functions as formulas spell them. */
  readonly functions: readonly string[];
  /** What the add-in keeps with the workbook. */
  readonly settings: ReadonlyMap<string, Json>;
  readonly keeper: WorkKeeper | undefined;
  /** The work that is shown; undefined when it is the sample. */
  readonly work: KeptWork | undefined;
  /** Whether a formula waits for the add-in. */
  readonly isCalculating: () => boolean;
  /** Whether a cell editor is open. */
  readonly isEditing: () => boolean;
  readonly say: (sentence: string) => void;
}

/** How long nothing has changed before it is kept; a workbook that takes long to write waits longer. */
const rest = { least: 1_500, timesTheWriting: 8 };

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Functions as files spell them, for `readXlsx`. */
export function namesInFiles(functions: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    functions.map((name) => [name.replace(/\./g, '_').toUpperCase(), name.toUpperCase()]),
  );
}

export const sampleName = 'Sample workbook.xlsx';

/** What the page shows, and of which work. */
export interface Shown<T> {
  readonly mounted: T;
  /** Undefined for the sample. */
  readonly work: KeptWork | undefined;
  /** The work that is kept cannot be shown: it stays where it is. */
  readonly isOutOfReach: boolean;
}

/** Shows what this tab had open; where that fails, what was open before, in the end the sample. */
export async function showWork<T>(
  { keeper, functions, say }: Pick<FileParts, 'keeper' | 'functions' | 'say'>,
  show: (content: BookContent | undefined) => Promise<T>,
): Promise<Shown<T>> {
  const kept = await keeper?.kept();
  let next = kept;
  while (next !== undefined) {
    const { name, bytes, isSaved, before, isTried } = next;
    const work = { name, bytes, isSaved };
    try {
      if (isTried) throw new NotOpened('It was too much for this browser.');
      if (before !== undefined) await keeper?.keep({ ...next, isTried: true });
      const begun = `Opening ${name} …`;
      const mounted = await doing(begun, async (tell) => {
        const content = await readFile(begun, bytes, functions, tell);
        const cells = content.sheets.reduce((sum, sheet) => sum + sheet.cells.length, 0);
        if (cells > manyCells) {
          tell(
            `Showing ${cells.toLocaleString('en')} cells of ${name}. The page stands still meanwhile.`,
          );
          await drawn();
        }
        return show(content);
      });
      if (next !== kept || before !== undefined) await keeper?.keep(work);
      return { mounted, work, isOutOfReach: false };
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      say(`${name} was not opened. ${reason}`);
      if (before === undefined)
        return { mounted: await show(undefined), work: undefined, isOutOfReach: true };
      if (before === 'sample') await keeper?.clear();
      next = before === 'sample' ? undefined : before;
    }
  }
  return { mounted: await show(undefined), work: undefined, isOutOfReach: false };
}

/** Opens and saves files, and keeps the work in the browser meanwhile. */
export class WorkbookFiles {
  private name: string;
  /** Where the workbook stood when a file of it was made or opened; undefined before it is known. */
  private saved: string | undefined;
  private kept: string | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isLeaving = false;
  private readonly known: ReadonlySet<string>;

  constructor(private readonly parts: FileParts) {
    const { work, functions } = parts;
    this.known = new Set(functions.map((name) => name.toUpperCase()));
    this.name = work?.name ?? sampleName;
    this.kept = this.stand();
    this.saved = work?.isSaved === false ? undefined : this.kept;
    this.listen();
    this.show(work === undefined ? '' : this.sentence());
  }

  /** Another text after every change. */
  private stand(): string {
    return `${this.parts.grid.revision} ${this.settingsText() ?? ''}`;
  }

  private settingsText(): string | undefined {
    const { settings } = this.parts;
    if (settings.size === 0) return undefined;
    return JSON.stringify(Object.fromEntries([...settings].sort(([a], [b]) => (a < b ? -1 : 1))));
  }

  private get isUnsaved(): boolean {
    return this.stand() !== this.saved;
  }

  private listen(): void {
    const { grid } = this.parts;
    const input = element('open-file', HTMLInputElement);
    element('open', HTMLButtonElement).addEventListener('click', () => {
      input.click();
    });
    input.addEventListener('change', () => {
      const [file] = input.files ?? [];
      if (file) void this.open(file);
      input.value = '';
    });
    element('save', HTMLButtonElement).addEventListener('click', () => void this.save(false));
    element('save-values', HTMLButtonElement).addEventListener('click', () => void this.save(true));
    element('clear', HTMLButtonElement).addEventListener('click', () => void this.startAgain());
    this.listenForKeys(window);
    listenForDrops((file) => void this.open(file));
    grid.model.on('update', this, () => {
      this.keepSoon();
    });
    window.addEventListener('beforeunload', (event) => {
      if (this.isUnsaved && !this.isLeaving) event.preventDefault();
    });
  }

  /** Ctrl+S saves and Ctrl+O opens, in the pages of the add-in too. */
  listenForKeys(page: Window): void {
    page.addEventListener(
      'keydown',
      (event) => {
        if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
        const key = event.key.toLowerCase();
        if (key !== 's' && key !== 'o') return;
        event.preventDefault();
        event.stopPropagation();
        if (key === 's') void this.save(false);
        else element('open-file', HTMLInputElement).click();
      },
      true,
    );
  }

  /** Nothing is changed before the file has been read whole; then the page is loaded again with it, as a window of Excel's. */
  async open(file: File): Promise<void> {
    const { keeper, functions, say } = this.parts;
    if (keeper === undefined) {
      say(
        'This browser keeps nothing for this page, so no file can be opened in it. Allow it to keep data, or leave the private window.',
      );
      return;
    }
    try {
      if (file.size > most.file)
        throw new NotOpened(
          'This file is larger than 10 MB, which is the most that is opened here.',
        );
      const bytes = new Uint8Array(await file.arrayBuffer());
      const begun = `Reading ${file.name} …`;
      const { lost } = await doing(begun, (tell) => readFile(begun, bytes, functions, tell));
      if (!(await this.agreesToLose(file.name, lost))) return;
      const before = await this.workNow();
      this.leave();
      await keeper.keep({ name: file.name, bytes, isSaved: true, before });
      location.reload();
    } catch (error) {
      this.isLeaving = false;
      // What is no fault of the file is the browser's: its place is full, or no longer there.
      const isKnown = error instanceof NotOpened || error instanceof NotSaved;
      const why = isKnown ? error.message : 'This browser has no room for it.';
      say(`${file.name} was not opened. ${why}`);
    }
  }

  private async agreesToLose(name: string, lost: readonly string[]): Promise<boolean> {
    const left = this.isUnsaved
      ? `Your changes to ${this.name} are not saved, and will be gone.`
      : '';
    if (lost.length === 0 && left === '') return true;
    const sentence =
      lost.length === 0
        ? `Open ${name}?`
        : `${name} has what the workbench does not keep. The file itself stays as it is.`;
    return ask({
      sentence,
      list: lost,
      more: left,
      yes: lost.length === 0 ? 'Open' : 'Open without it',
    });
  }

  /** What comes back if the next one cannot be shown. */
  private async workNow(): Promise<KeptWork | 'sample'> {
    const { work } = this.parts;
    if (work === undefined && !this.isUnsaved) return 'sample';
    return { name: this.name, bytes: await this.written(), isSaved: !this.isUnsaved };
  }

  async save(valuesOnly: boolean): Promise<void> {
    const { say } = this.parts;
    if (this.parts.isEditing()) {
      say('Finish the cell that you are typing in with Enter, and save again.');
      return;
    }
    try {
      const stand = this.stand();
      const bytes = await doing(`Saving ${this.name} …`, () => this.written(valuesOnly));
      download(bytes, valuesOnly ? this.name.replace(/(\.xlsx)?$/i, ' values.xlsx') : this.name);
      if (valuesOnly) return;
      this.saved = stand;
      this.kept = stand;
      // The file is made; a browser that keeps nothing takes nothing from that.
      await this.parts.keeper
        ?.keep({ name: this.name, bytes, isSaved: true })
        .catch(() => undefined);
      this.show(this.sentence());
    } catch (error) {
      if (!(error instanceof NotSaved)) throw error;
      say(`${this.name} was not saved. ${error.message}`);
    }
  }

  private async startAgain(): Promise<void> {
    const sentence = 'Start again with the sample workbook?';
    const more = this.isUnsaved
      ? `Your changes to ${this.name} are not saved, and will be gone.`
      : '';
    if (more !== '' && !(await ask({ sentence, more, yes: 'Start again' }))) return;
    this.leave();
    await this.parts.keeper?.clear();
    location.reload();
  }

  /** What is shown goes; nothing of it is kept any more, and nobody is asked again. */
  private leave(): void {
    this.isLeaving = true;
    clearTimeout(this.timer);
  }

  /** The workbook as a file, once its formulas have their results. */
  private async written(valuesOnly = false): Promise<Uint8Array> {
    const { grid, isCalculating } = this.parts;
    for (let turn = 0; isCalculating() && turn < 200; turn++) await pause(50);
    const settings = this.settingsText();
    return zippedApart(
      partsOf(grid, (name) => this.known.has(name), {
        valuesOnly,
        ...(settings !== undefined && { settings }),
      }),
    );
  }

  private keepSoon(wait = rest.least): void {
    if (this.isLeaving || this.stand() === this.kept) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.keep(), wait);
  }

  private async keep(): Promise<void> {
    const { keeper, isEditing } = this.parts;
    if (keeper === undefined) {
      this.show(this.sentence());
      return;
    }
    if (isEditing()) {
      this.keepSoon();
      return;
    }
    const stand = this.stand();
    const begun = performance.now();
    try {
      const bytes = await this.written();
      if (this.isLeaving) return;
      await keeper.keep({ name: this.name, bytes, isSaved: stand === this.saved });
      this.kept = stand;
      this.show(this.sentence());
    } catch (error) {
      this.show(
        error instanceof NotSaved ? `Not kept in this browser: ${error.message}` : this.unkept,
      );
    }
    const took = performance.now() - begun;
    this.keepSoon(Math.max(rest.least, took * rest.timesTheWriting));
  }

  private readonly unkept = 'This browser does not keep your work: save it before you leave.';

  private sentence(): string {
    const time = new Date().toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });
    if (!this.isUnsaved) return `${this.name} is saved; nothing left this machine.`;
    if (this.parts.keeper === undefined) return this.unkept;
    return `Kept in this browser at ${time} until you save or clear it; nothing leaves this machine.`;
  }

  private show(sentence: string): void {
    element('title', HTMLElement).textContent = said(this.name.replace(/\.xlsx$/i, ''));
    element('kept', HTMLOutputElement).textContent = said(sentence);
  }
}

const pause = (time: number): Promise<void> => new Promise((over) => setTimeout(over, time));

type Tell = (sentence: string) => void;

/** Says what takes more than a moment before it begins: much of it keeps the page from being drawn. */
async function doing<T>(sentence: string, work: (tell: Tell) => T | Promise<T>): Promise<T> {
  const line = element('doing', HTMLElement);
  const tell: Tell = (text) => {
    line.textContent = said(text);
  };
  tell(sentence);
  line.hidden = false;
  await drawn();
  try {
    return await work(tell);
  } finally {
    line.hidden = true;
  }
}

const drawn = (): Promise<void> =>
  new Promise((done) => {
    requestAnimationFrame(() => {
      setTimeout(done);
    });
  });

/** Bytes from which a file is read by a worker, and cells from which showing them takes more than a second. */
const [large, manyCells] = [200_000, 20_000];

/** What is in a file. A worker reads a large one, and tells how far it is. */
async function readFile(
  begun: string,
  bytes: Uint8Array,
  functions: readonly string[],
  tell: Tell,
): Promise<BookContent> {
  const names = namesInFiles(functions);
  if (bytes.length < large) return readXlsx(bytes, names);
  const worker = new Worker(new URL('reader.js', document.baseURI));
  try {
    return await new Promise<BookContent>((resolve, reject) => {
      let told = 0;
      worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
        if (data.kind === 'content') resolve(data.content);
        else if (data.kind === 'notOpened') reject(new NotOpened(data.sentence));
        else if (data.kind === 'failed') reject(new Error(data.sentence));
        else if (data.share >= told + 0.1) {
          told = data.share;
          tell(`${begun} ${Math.floor(10 * told)}0 %`);
        }
      });
      // Where no worker may run, the page reads it.
      worker.addEventListener('error', () => {
        try {
          resolve(readXlsx(bytes, names));
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)));
        }
      });
      worker.postMessage({ bytes, names } satisfies Asked);
    });
  } finally {
    worker.terminate();
  }
}

/** The parts of a file as one. A worker packs many, so that the page stays alive meanwhile. */
async function zippedApart(parts: Parts): Promise<Uint8Array> {
  const size = Object.values(parts).reduce((sum, part) => sum + part.length, 0);
  if (size < large) return zipped(parts);
  const worker = new Worker(new URL('reader.js', document.baseURI));
  try {
    return await new Promise<Uint8Array>((resolve) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => {
        resolve(data);
      });
      // Where no worker may run, the page packs them.
      worker.addEventListener('error', () => {
        resolve(zipped(parts));
      });
      worker.postMessage({ parts } satisfies Asked);
    });
  } finally {
    worker.terminate();
  }
}

function download(bytes: Uint8Array, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([bytes as Uint8Array<ArrayBuffer>], { type }));
  link.download = name;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(link.href);
  }, 60_000);
}

function listenForDrops(open: (file: File) => void): void {
  const over = (on: boolean): void => {
    document.body.classList.toggle('wb-drop', on);
  };
  const hasFile = (event: DragEvent): boolean =>
    event.dataTransfer?.types.includes('Files') === true;
  window.addEventListener('dragover', (event) => {
    if (!hasFile(event)) return;
    event.preventDefault();
    over(true);
  });
  window.addEventListener('dragleave', (event) => {
    if (event.relatedTarget === null) over(false);
  });
  window.addEventListener('drop', (event) => {
    if (!hasFile(event)) return;
    event.preventDefault();
    over(false);
    const [file] = event.dataTransfer?.files ?? [];
    if (file) open(file);
  });
}

interface Question {
  readonly sentence: string;
  readonly list?: readonly string[];
  readonly more?: string;
  readonly yes: string;
}

/** Asks before something is done; Esc and Cancel are no. */
async function ask({ sentence, list = [], more = '', yes }: Question): Promise<boolean> {
  const dialog = element('ask', HTMLDialogElement);
  element('ask-sentence', HTMLElement).textContent = said(sentence);
  element('ask-more', HTMLElement).textContent = said(more);
  element('ask-yes', HTMLButtonElement).textContent = said(yes);
  const items = list.map((text) => {
    const item = document.createElement('li');
    item.textContent = said(text);
    return item;
  });
  element('ask-list', HTMLElement).replaceChildren(...items);
  return (await closedBy(dialog)) === 'yes';
}
