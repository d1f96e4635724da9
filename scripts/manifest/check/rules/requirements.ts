import { attribute, named } from '../../xml';
import type { Rule } from '../rule';

/**
 * The add-in asks for custom functions and no more: every further set would hide it from hosts on which the
 * formulas work. They run in the JavaScript-only runtime, so no runtime is shared with the pane.
 */
export const requirements: Rule = {
  name: 'requirements',
  check: (document) => {
    const findings: string[] = [];
    const sets = named(document, 'Set').map((set) => {
      const minimum = attribute(set, 'MinVersion') ?? 'the default version';
      return `${attribute(set, 'Name') ?? ''} ${minimum}`;
    });
    if (sets.join() !== 'CustomFunctionsRuntime 1.1') {
      findings.push(
        `The requirements are "${sets.join(', ')}"; CustomFunctionsRuntime 1.1 alone is meant.`,
      );
    }
    if (named(document, 'Runtimes').length > 0) {
      findings.push(
        '<Runtimes> would run the functions inside the pane; they have their own runtime.',
      );
    }
    return findings;
  },
};
