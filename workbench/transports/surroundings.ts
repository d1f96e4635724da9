import type { OfficeHost, Report } from '../host';

/** What pages are told, whatever the platform. */
export interface Surroundings {
  readonly host: OfficeHost;
  /** Language of the user interface: "en-US". */
  readonly locale: string;
  readonly report: Report;
}
