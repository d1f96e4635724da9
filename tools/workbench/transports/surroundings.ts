import type { OfficeHost, Report } from '../host';

/** What pages are told, whatever the platform. */
export interface Surroundings {
  readonly host: OfficeHost;
  /** Language of the user interface: "en-US". */
  readonly locale: string;
  /** Gives the keyboard to the sheet, when a page lets go of it. */
  readonly focusSheet: () => void;
  readonly report: Report;
}
