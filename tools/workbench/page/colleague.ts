import type { OfficeHost } from '../host';
import type { Transport } from '../transports/transport';
import { Pane, type MakeFrame } from './pane';

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
