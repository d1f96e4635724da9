import { element } from './elements';
import type { Role } from '../host';

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
