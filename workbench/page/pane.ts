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

/**
 * The hidden page of the custom functions, as Excel loads it beside the workbook. `onMissing` is called when
 * what was loaded is not that page.
 */
export function openFunctionsPage(url: string, onMissing: () => void): void {
  const frame = frameOf('functions', url, 'Custom functions');
  frame.className = 'wb-functions';
  frame.addEventListener('load', () => {
    if (!connected.has(frame)) onMissing();
  });
  document.body.append(frame);
}

/** The task pane beside the grid. Closing it unloads its page, as in Excel. */
export class Pane {
  private readonly aside = element('pane', HTMLElement);

  constructor(
    private readonly url: string,
    private readonly title: string,
    private readonly onToggle: (open: boolean) => void,
  ) {
    element('pane-title', HTMLElement).textContent = title;
    element('pane-close', HTMLButtonElement).addEventListener('click', () => {
      this.close();
    });
  }

  get isOpen(): boolean {
    return !this.aside.hidden;
  }

  open(): void {
    if (this.isOpen) return;
    this.aside.hidden = false;
    this.aside.append(frameOf('pane', this.url, this.title));
    this.onToggle(true);
  }

  close(): void {
    this.aside.hidden = true;
    this.aside.querySelector('iframe')?.remove();
    this.onToggle(false);
  }
}

function frameOf(role: Role, url: string, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.src = url;
  roles.set(frame, role);
  return frame;
}
