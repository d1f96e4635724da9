import { attribute, named, shown, typeOf } from '../../xml';
import type { Rule } from '../rule';

/** Excel and nothing else, in the base part and in the overrides. */
export const hostApplication: Rule = {
  name: 'host application',
  check: (document) => {
    const hosts = named(document, 'Host');
    const others = hosts.filter((host) => (typeOf(host) ?? attribute(host, 'Name')) !== 'Workbook');
    const findings = others.map((host) => `${shown(host)} is not Excel (Workbook).`);
    if (hosts.length !== 2) {
      findings.push(
        `There are ${hosts.length} <Host> elements; one in the base part and one in the overrides are needed.`,
      );
    }
    return findings;
  },
};
