import { element } from './elements';
import type { OfficeHost, Role } from '../host';
import type { Transport } from '../transports';

/** Which page a frame holds; its window asks to be connected before its first script runs. */
const roles = new WeakMap<HTMLIFrameElement, Role>();

export function roleOf(frame: Element | null): Role | undefined {
  return frame instanceof HTMLIFrameElement ? roles.get(frame) : undefined;
}

/** Frames whose page has asked for its host. */
const connected = new WeakSet<Element>();

export function markConnected(frame: Element): void {
  connected.add(frame);
}

/** Makes the frame of a page, as the platform does. */
export type MakeFrame = (role: Role, url: string, title: string) => HTMLIFrameElement;

/**
 * The hidden page of the custom functions, as Excel loads it beside the workbook. `onMissing` is called when
 * what was loaded is not that page, else `onLoaded`.
 */
export function openFunctionsPage(
  make: MakeFrame,
  url: string,
  { onMissing, onLoaded }: { readonly onMissing: () => void; readonly onLoaded: () => void },
): void {
  const frame = frameOf(make, 'functions', url, 'Custom functions');
  frame.className = 'wb-functions';
  frame.addEventListener('load', () => {
    if (isOfThisOrigin(frame) && !connected.has(frame)) onMissing();
    else onLoaded();
  });
  document.body.append(frame);
}

/** The task pane beside the grid. Closing it unloads its page, as in Excel. */
export class Pane {
  private readonly aside: HTMLElement;
  private url: string | undefined;

  /** `place` is the part of the page it stands in. */
  constructor(
    private readonly make: MakeFrame,
    private readonly title: string,
    private readonly onToggle: (open: boolean) => void,
    place: 'pane' | 'colleague' = 'pane',
  ) {
    this.aside = element(place, HTMLElement);
    element(`${place}-title`, HTMLElement).textContent = title;
    element(`${place}-close`, HTMLButtonElement).addEventListener('click', () => {
      this.close();
    });
  }

  get isOpen(): boolean {
    return !this.aside.hidden;
  }

  /** Shows a page. The one that is shown already stays as it is; another takes its place, with all that was open in it. */
  open(url: string): void {
    if (this.isOpen && this.url === url) return;
    this.aside.querySelector('iframe')?.remove();
    this.url = url;
    this.aside.hidden = false;
    this.aside.append(frameOf(this.make, 'pane', url, this.title));
    this.onToggle(true);
  }

  close(): void {
    this.aside.hidden = true;
    this.aside.querySelector('iframe')?.remove();
    this.onToggle(false);
  }
}

/** A page of another origin is connected by messages, some time after it has loaded. */
function isOfThisOrigin(frame: HTMLIFrameElement): boolean {
  return frame.contentDocument !== null;
}

function frameOf(make: MakeFrame, role: Role, url: string, title: string): HTMLIFrameElement {
  const frame = make(role, url, title);
  roles.set(frame, role);
  return frame;
}

/** A second person with the same workbook open: a pane with a connection and a memory of its own. */
export class Colleague {
  private readonly frames = new WeakSet<Element>();

  constructor(private readonly transport: Transport) {}

  /** Whether a page that asks to be connected is the colleague's. */
  owns(page: Window): boolean {
    return page.frameElement !== null && this.frames.has(page.frameElement);
  }

  connect(page: Window, role: Parameters<Transport['connect']>[1]): void {
    Object.defineProperty(page, 'localStorage', { value: new Memory(), configurable: true });
    this.transport.connect(page, role);
  }

  open(url: string, title: string): void {
    const make: MakeFrame = (role, address, name) => {
      const frame = this.transport.frame(role, address, name);
      this.frames.add(frame);
      return frame;
    };
    new Pane(make, `${title} (colleague)`, () => undefined, 'colleague').open(url);
  }
}

/** The host as the colleague's machine has it. */
export function hostOfColleague(host: OfficeHost): OfficeHost {
  return {
    ...host,
    connect: (frame, role) => {
      host.connect(frame, role, 'colleague');
    },
  };
}

/** What another machine's browser keeps: nothing of this one's. */
class Memory implements Storage {
  private readonly items = new Map<string, string>();

  get length(): number {
    return this.items.size;
  }

  clear(): void {
    this.items.clear();
  }

  getItem(key: string): string | null {
    return this.items.get(key) ?? null;
  }

  key(index: number): string | null {
    return [...this.items.keys()][index] ?? null;
  }

  removeItem(key: string): void {
    this.items.delete(key);
  }

  setItem(key: string, value: string): void {
    this.items.set(key, value);
  }
}
