import type { Area, Cell, Grid } from '../grid/grid';
import { stateOf, type WorkbookState } from '../grid/state';
import type { OfficeHost, Role } from '../host';
import { areaAt } from '../host/model/address';
import { markConnected, roleOf } from './pane';

/** What the page offers on `window.workbench`: to its frames, to tests and to the curious. */
interface WorkbenchApi {
  /** Called by the framed pages before office.js runs in them. */
  connect(frame: Window): void;
  /** True when no formula waits for the add-in. */
  calculated(): boolean;
  /** What formulas wait for, as a text: for a test that waited too long. */
  waitingFor(): string;
  /** With late functions, what five seconds do: formulas entered from now on find them. */
  loadFunctions(): void;
  select(address: string): void;
  read(address: string): readonly (readonly Cell[])[];
  /** Everything the workbook holds, to compare before and after. */
  state(): WorkbookState;
  focusGrid(): void;
  /** Where a visible cell is drawn, in pixels of the page. */
  boxOf(address: string): DOMRect;
  readonly grid: Grid;
  /** How often the add-in has asked for each member of Excel's object model: "Range.values". */
  readonly members: ReadonlyMap<string, number>;
  /** Makes the host refuse requests, to see what the add-in does then. */
  readonly faults: OfficeHost['faults'];
}

declare global {
  interface Window {
    workbench: WorkbenchApi;
    /** Set by tests that record what the add-in needs of Excel; called once with each member. */
    memberAsked?: (member: string) => void;
  }
}

interface Parts {
  readonly grid: Grid;
  readonly host: OfficeHost;
  /** Gives a framed page of this origin its host. */
  readonly connect: (page: Window, role: Role) => void;
  readonly calculated: () => boolean;
  readonly waitingFor: () => string;
  readonly members: ReadonlyMap<string, number>;
  readonly loadFunctions: () => void;
  readonly focusGrid: () => void;
  readonly boxOf: (area: Area) => DOMRect;
}

export function workbenchApi({
  grid,
  host,
  connect,
  calculated,
  waitingFor,
  members,
  loadFunctions,
  focusGrid,
  boxOf,
}: Parts): WorkbenchApi {
  const area = (address: string): Area => {
    const found = areaAt(grid, address);
    if (!found) throw new Error(`"${address}" is no cell of this workbook.`);
    return found;
  };
  return {
    connect(frame) {
      const { frameElement } = frame;
      const role = roleOf(frameElement);
      if (!frameElement || !role) {
        throw new Error('Only the pane and the functions page are connected.');
      }
      markConnected(frameElement);
      connect(frame, role);
    },
    calculated,
    waitingFor,
    select(address) {
      grid.select(area(address));
    },
    state: () => stateOf(grid),
    loadFunctions,
    read: (address) => grid.read(area(address)),
    focusGrid,
    boxOf: (address) => boxOf(area(address)),
    grid,
    members,
    faults: host.faults,
  };
}

/** How often the add-in's pages have asked for each member of Excel's object model. */
export class AskedMembers {
  readonly counts = new Map<string, number>();

  readonly asked = (member: string): void => {
    const before = this.counts.get(member) ?? 0;
    this.counts.set(member, before + 1);
    if (before === 0) window.memberAsked?.(member);
  };
}
