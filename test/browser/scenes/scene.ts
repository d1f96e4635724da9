import type { Language } from '../../../src/language';
import type { BrowserDesk } from '../../drivers/browser-desk';
import type { Director } from '../../drivers/director';
import type { OpenWorkbench } from '../support/workbench';

/**
 * Shows a view by its name, which is also the name of its mockup where the design has one. `filled` is how many filled buttons
 * the design gives it.
 */
export type Draw = (driver: Director<BrowserDesk>, name: string, filled: number) => Promise<void>;

/** A walk through views and states of the pane: drawn by `npm run pictures`, held to the design by the test beside it. */
export interface Scene {
  readonly name: string;
  /** Opens workbooks of its own; `search` joins the settings of the look. */
  readonly walk: (stage: Stage, draw: Draw) => Promise<void>;
}

export interface Stage {
  readonly language: Language;
  readonly open: (search?: string) => Promise<OpenWorkbench>;
}
