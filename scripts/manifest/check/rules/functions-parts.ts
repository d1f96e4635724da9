import { hostOf, fileBelow } from '../../addresses';
import { functionsPart } from '../../make-variant';
import { sharedRuntime } from '../../variants';
import type { Document } from '../../xml';
import type { Context, Rule } from '../rule';

const parts = [
  { part: 'Script', ending: '.js' },
  { part: 'Page', ending: '.html' },
  { part: 'Metadata', ending: '.json' },
] as const;

/** Script, page and metadata of the functions are one set of files (a shared page is the pane's), and the page loads that script. */
export const functionsParts: Rule = {
  name: 'functions parts',
  check: (document, context) => {
    const findings: string[] = [];
    const stems = new Set<string>();
    for (const { part, ending } of parts) {
      const address = functionsPart(document, part);
      if (address === undefined) findings.push(`The functions have no address for <${part}>.`);
      else if (!address.endsWith(ending)) {
        findings.push(`The functions' <${part}> is ${address}, not a file ending in ${ending}.`);
      } else if (part === 'Page' && context.file === sharedRuntime.file) continue;
      else stems.add(address.slice(0, -ending.length));
    }
    if (stems.size > 1) {
      findings.push(
        `Script, page and metadata are no set of one folder and name: ${[...stems].join(', ')}.`,
      );
    }
    return [...findings, ...pageFindings(document, context)];
  },
};

/** The page is the functions' own, and it loads the script the manifest names. */
function pageFindings(document: Document, context: Context): string[] {
  const host = hostOf(document) ?? '';
  const page = fileBelow(host, functionsPart(document, 'Page') ?? '');
  const script = fileBelow(host, functionsPart(document, 'Script') ?? '');
  if (page === undefined || script === undefined) return [];
  const html = context.read(page)?.toString('utf8');
  if (html === undefined) return [];
  const loaded = [...html.matchAll(/<script\b[^>]*\bsrc="?([^"\s>]+)/g)].map(([, src]) => src);
  return loaded.includes(script) || loaded.includes(`./${script}`)
    ? []
    : [`The page ${page} does not load ${script}, the script the manifest names.`];
}
