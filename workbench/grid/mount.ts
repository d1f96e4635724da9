import type * as Owl from '@odoo/owl';

import { zoneOf } from './areas';
import { watchEditing, type EditingVoice } from './engine/editing';
import type { Area } from './grid';
import { drawOverFrozenLine } from './engine/frozen-text';
import type { Library } from './engine/library';
import { createGrid } from './o-spreadsheet';
import type { OSpreadsheetGrid } from './o-spreadsheet-grid';
import { sheetIsProtected } from './plugins/protection-plugin';
import { trimMenus } from './engine/trim-menus';
import type { WorkbookData } from './workbook';

export type OwlLibrary = typeof Owl;

/** Both libraries come from scripts of their own (globals `o_spreadsheet` and `owl`). */
export interface MountParts {
  readonly library: Library;
  readonly owl: OwlLibrary;
  /** The text of o_spreadsheet.xml. */
  readonly templates: string;
  /** 'light' when left out. */
  readonly colorScheme?: 'light' | 'dark';
}

/** What the grid has to tell or ask the person in front of it. */
export interface Voice extends EditingVoice {
  notify(text: string): void;
  raiseError(text: string): void;
  confirm(question: string): Promise<boolean>;
}

export interface MountedGrid {
  readonly grid: OSpreadsheetGrid;
  /** Puts the keyboard focus into the grid. */
  focus(): void;
  /** Puts the keyboard focus into the open cell editor. */
  focusEditor(): void;
  /** Where the area is drawn, in pixels of the page, as far as it is in sight. */
  boxOf(area: Area): DOMRect;
  unmount(): void;
}

interface Rejection {
  readonly result: { readonly reasons: readonly string[] };
}

const protectedSentence =
  'This cell is on a protected sheet. Only cells that are not locked can be changed here.';

/** Shows a workbook in the element, which gives the grid its size. Define functions before. */
export async function mountGrid(
  { library, owl, templates, colorScheme = 'light' }: MountParts,
  element: HTMLElement,
  voice: Voice,
  workbook?: WorkbookData,
): Promise<MountedGrid> {
  const grid = createGrid(library, workbook);
  trimMenus(library);
  watchEditing(library, voice);
  drawOverFrozenLine(library);
  const app = new owl.App(library.Spreadsheet, {
    templates,
    props: {
      model: grid.model,
      colorScheme,
      notifyUser: ({ text }) => {
        voice.notify(text);
      },
      raiseError: (text: string, then?: () => void) => {
        voice.raiseError(text);
        then?.();
      },
      askConfirmation: (question: string, confirmed: () => void, refused?: () => void) => {
        void voice.confirm(question).then((yes) => {
          if (yes) confirmed();
          else refused?.();
        });
      },
    },
  });
  grid.model.on('command-rejected', element, (rejection) => {
    const { result } = rejection as unknown as Rejection;
    if (result.reasons.includes(sheetIsProtected)) voice.notify(protectedSentence);
  });
  const component = (await app.mount(element)) as InstanceType<Library['Spreadsheet']>;
  return {
    grid,
    focus: () => {
      component.focusGrid();
    },
    focusEditor: () => {
      element.querySelector<HTMLElement>('.o-grid-composer .o-composer')?.focus();
    },
    boxOf: (area) => {
      // The library measures from the corner of the headers, which is that of the canvas.
      const sheet = element.querySelector('canvas')?.getBoundingClientRect();
      const { x, y, width, height } = grid.model.getters.getVisibleRect(zoneOf(area));
      return new DOMRect((sheet?.x ?? 0) + x, (sheet?.y ?? 0) + y, width, height);
    },
    unmount: () => {
      app.destroy();
    },
  };
}
