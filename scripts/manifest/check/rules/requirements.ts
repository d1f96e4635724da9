import { functionsPart, resource } from '../../make-variant';
import { sharedRuntime } from '../../variants';
import { attribute, named, type Document } from '../../xml';
import type { Rule } from '../rule';

/**
 * The add-in asks for custom functions and no more: every further set would hide it from hosts on which the
 * formulas work. They run in the JavaScript-only runtime; in one variant they share that of the pane.
 */
export const requirements: Rule = {
  name: 'requirements',
  check: (document, { file }) => {
    const isShared = file === sharedRuntime.file;
    const findings: string[] = [];
    const sets = named(document, 'Set').map((set) => {
      const minimum = attribute(set, 'MinVersion') ?? 'the default version';
      return `${attribute(set, 'Name') ?? ''} ${minimum}`;
    });
    const wanted = ['CustomFunctionsRuntime 1.1', ...(isShared ? ['SharedRuntime 1.1'] : [])];
    if (sets.join() !== wanted.join()) {
      findings.push(
        `The requirements are "${sets.join(', ')}"; ${wanted.join(' and ')} alone is meant.`,
      );
    }
    return [...findings, ...(isShared ? sharedFindings(document) : ownFindings(document))];
  },
};

function ownFindings(document: Document): string[] {
  return named(document, 'Runtimes').length > 0
    ? ['<Runtimes> would run the functions inside the pane; they have their own runtime.']
    : [];
}

/** One runtime, which stays: that of the pane, whose page is the functions' too. */
function sharedFindings(document: Document): string[] {
  const runtimes = named(document, 'Runtime');
  const [runtime] = runtimes;
  if (runtime === undefined || runtimes.length > 1) {
    return [`There are ${runtimes.length} <Runtime> elements; one is needed.`];
  }
  const findings: string[] = [];
  if (attribute(runtime, 'lifetime') !== 'long') {
    findings.push('The lifetime of the runtime must be long: short ends it with the pane.');
  }
  const target = resource(document, attribute(runtime, 'resid') ?? '');
  if (
    target === undefined ||
    attribute(target, 'DefaultValue') !== functionsPart(document, 'Page')
  ) {
    findings.push('The runtime and the <Page> of the functions must be one page.');
  }
  return findings;
}
