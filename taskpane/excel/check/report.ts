import { details } from '../../details';
import { include, languages, type Said, say } from '../../../src/language';
import { tongues } from '../../../src/language/tongues';
import type { CheckRun } from './run';

/** What somebody has seen: asked for by the page, never guessed. */
export type Seen = 'yes' | 'no' | 'not tried';

export interface Answer {
  readonly id: string;
  readonly said: Said;
  readonly seen: Seen;
}

const first = 'Tournament Scoring: check of an Excel';

/** Fetches the words of the report, which is in English whatever the pane speaks. */
export async function knowEnglish(): Promise<void> {
  const [{ tag, start, load }] = tongues;
  for (const part of await Promise.all([start(), load.check()])) include(tag, part);
}

/** The text to send, in English: what it came from, and each line with yes, no or the error. It holds nothing of the workbook’s own. */
export function reportOf(run: CheckRun, answers: readonly Answer[]): string {
  const en = (said: Said): string => say(languages.en, said);
  const lines = run.lines.map(({ id, said, outcome }) => {
    const line = `[${outcome.kind}] ${id}: ${en(said)}`;
    switch (outcome.kind) {
      case 'yes':
        return line;
      case 'no':
        return `${line} Expected ${outcome.expected}, seen ${outcome.seen}.`;
      case 'error':
        return `${line} ${outcome.error}`;
    }
  });
  const left = run.problem ? en(run.problem) : run.kept.length > 0 ? 'something' : 'nothing';
  return [
    first,
    `Excel: ${isWorkbench() ? 'the workbench' : 'a real one'}`,
    details(),
    `Stopped: ${run.isStopped ? 'yes' : 'no'}; left behind: ${left}`,
    ...lines,
    ...run.timings.map(({ said, milliseconds }) => {
      return `[time] ${milliseconds} ms: ${en({ code: said })}`;
    }),
    ...answers.map(({ id, said, seen }) => `[seen: ${seen}] ${id}: ${en(said)}`),
    'End.',
  ].join('\n');
}

/** The workbench says by a requirement set of its own that it is no Excel. */
function isWorkbench(): boolean {
  return Office.context.requirements.isSetSupported('Workbench', '1.0');
}

export interface ReadLine {
  readonly outcome: string;
  readonly id: string;
  readonly text: string;
}

/** A report that was sent, taken apart. */
interface ReadReport {
  readonly isWorkbench: boolean;
  /** `Host`, `API`, `Locale` and the others, with what is said of each. */
  readonly about: readonly (readonly [name: string, value: string])[];
  readonly version: string;
  readonly lines: readonly ReadLine[];
  readonly times: readonly string[];
  readonly seen: readonly ReadLine[];
  /** `Step 4: ok`, written below the text by the person who went through the checklist. */
  readonly steps: readonly (readonly [step: string, said: string])[];
}

/** Takes a report apart; mail programs may have put blanks or marks before its lines. Throws with a sentence where it is none, or cut. */
export function readReport(text: string): ReadReport {
  const lines = text.split(/\r?\n/).map((line) => line.replace(/^[\s>|]+|\s+$/g, ''));
  const start = lines.indexOf(first);
  const end = lines.indexOf('End.', start);
  if (start === -1)
    throw new Error(`The text has no line “${first}”: copy it from the page again.`);
  if (end === -1) throw new Error('The text is cut: its last line is “End.” Copy it again.');
  const own: string[] = [];
  for (const line of lines.slice(start + 1, end).filter((each) => each !== '')) {
    const last = own.at(-1) ?? '';
    // A long line that a mail program has broken.
    if (last.startsWith('[') && !line.startsWith('[')) own.splice(-1, 1, `${last} ${line}`);
    else own.push(line);
  }
  const all = own.map(partsOf);
  const readLines = (kinds: RegExp): ReadLine[] =>
    all.flatMap((parts) => (parts && kinds.test(parts.outcome) ? [parts] : []));
  const heads = own.filter((line) => !line.startsWith('['));
  const about = heads.flatMap((line) => {
    const [, name, value] = /^([A-Z][A-Za-z]*): (.*)$/.exec(line) ?? [];
    return name === undefined || value === undefined ? [] : [[name, value] as const];
  });
  return {
    isWorkbench: own.includes('Excel: the workbench'),
    about: about.filter(([name]) => name !== 'Excel'),
    version: heads.find((line) => /^Tournament Scoring \d/.test(line))?.split(' ')[2] ?? 'unknown',
    lines: readLines(/^(yes|no|error)$/),
    times: own.filter((line) => line.startsWith('[time] ')).map((line) => line.slice(7)),
    seen: readLines(/^seen: /),
    steps: lines.slice(end + 1).flatMap((line) => {
      const [, step, said] = /^Step (\d+): (.+)$/.exec(line) ?? [];
      return step === undefined || said === undefined ? [] : [[step, said] as const];
    }),
  };
}

function partsOf(line: string): ReadLine | undefined {
  const [, outcome, id, text] = /^\[([^\]]+)\] ([\w.]+): (.*)$/.exec(line) ?? [];
  return outcome === undefined || id === undefined || text === undefined
    ? undefined
    : { outcome, id, text };
}
