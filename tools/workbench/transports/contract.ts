import { type OfficeHost, type Report, type Role, runtimeFlags, type Win32Contract } from '../host';

/**
 * The host's contract of Excel on Windows for a page, so that another platform's messages can be answered by it.
 * The page itself keeps nothing of it: office.js would take its host for Windows.
 */
export function contractFor(host: OfficeHost, page: object, role: Role): Win32Contract {
  host.connect(page, role);
  const { external } = page as { external: Win32Contract };
  Reflect.deleteProperty(page, 'external');
  return external;
}

interface Wrapped {
  toArray(): unknown[];
}

/** What travels as text instead of in SAFEARRAYs: the same lists, plain. */
export function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  return isWrapped(value) ? value.toArray().map(plain) : value;
}

function isWrapped(value: unknown): value is Wrapped {
  return typeof value === 'object' && value !== null && 'toArray' in value;
}

/** The text by which office.js learns its host. "disableLogging" keeps it from loading its telemetry. */
export function hostInfo(platform: 'Web' | 'Mac', locale: string, role: Role): string {
  return `Excel$${platform}$16.00$${locale}$workbench$$disableLogging$${runtimeFlags[role]}`;
}

/** What pages are told, whatever the platform. */
export interface Surroundings {
  readonly host: OfficeHost;
  /** Language of the user interface: "en-US". */
  readonly locale: string;
  /** Gives the keyboard to the sheet, when a page lets go of it. */
  readonly focusSheet: () => void;
  readonly report: Report;
}
