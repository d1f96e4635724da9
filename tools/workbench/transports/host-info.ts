import { type Role, runtimeFlags } from '../host';

/** The text by which office.js learns its host. "disableLogging" keeps it from loading its telemetry. */
export function hostInfo(platform: 'Web' | 'Mac', locale: string, role: Role): string {
  return `Excel$${platform}$16.00$${locale}$workbench$$disableLogging$${runtimeFlags[role]}`;
}
