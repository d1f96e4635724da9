import { type ReadLine, readReport } from '../taskpane/excel/check/report';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const intro = `# What Excel said

Made by \`npm run excel:result -- FILE …\` from texts that the page *Check this Excel* of the pane has copied
([the guided run](excel-checklist.md)). Don't edit it: the texts stand at its end, and it can be made from them again.
`;

/** The page of results from the texts that were sent, one for each Excel. */
export function resultPage(texts: readonly string[]): string {
  const isReal = texts.some((text) => !readReport(text).isWorkbench);
  const warning = isReal
    ? ''
    : `\n**No real Excel yet.**${texts.length === 0 ? '' : ' What follows is a run in [the workbench](../tools/workbench/README.md), a stand-in that ours is tested with: it proves nothing about Excel.'}\n`;
  return [`${intro}${warning}`, ...texts.map(section)].join('\n');
}

function section(text: string): string {
  const { isWorkbench, about, version, lines, times, seen, steps } = readReport(text);
  const told = new Map(about);
  const host = told.get('Host') ?? 'unknown';
  const count = (outcome: string): number =>
    lines.filter((line) => line.outcome === outcome).length;
  const others = lines.filter(({ outcome }) => outcome !== 'yes');
  const facts = [
    ['Excel', isWorkbench ? 'the workbench, no Excel' : host],
    ...(isWorkbench ? [['Plays', host]] : []),
    ['Add-in', version],
    ...about.filter(([name]) => name !== 'Host'),
    ['Lines', `${count('yes')} yes, ${count('no')} no, ${count('error')} errors`],
  ];
  return [
    `## ${isWorkbench ? 'The workbench' : host}${dayOf(told.get('Copied'))}\n`,
    table(['What', 'Which'], facts),
    part('What isn’t yes', ['Line', 'Says', 'What should be, and what was seen'], rows(others)),
    part(
      'Seen by a person',
      ['Question', 'Says', 'What should be'],
      rows(seen.filter(({ outcome }) => outcome !== 'seen: not tried')),
    ),
    part(
      'Steps by hand',
      ['Step', 'Says'],
      steps.map(([step, said]) => [step, said]),
    ),
    part(
      'Seconds',
      ['Time', 'For'],
      times.map((time) => [time.slice(0, time.indexOf(': ')), time.slice(time.indexOf(': ') + 2)]),
    ),
    `<details><summary>Every line, as it was sent</summary>\n\n\`\`\`text\n${text.trim()}\n\`\`\`\n\n</details>\n`,
  ]
    .filter((each) => each !== '')
    .join('\n');
}

const dayOf = (copied = ''): string => (/^\d{4}-/.test(copied) ? `, ${copied.slice(0, 10)}` : '');

const rows = (lines: readonly ReadLine[]): string[][] =>
  lines.map(({ id, outcome, text }) => [id, outcome.replace('seen: ', ''), text]);

function part(
  title: string,
  heads: readonly string[],
  lines: readonly (readonly string[])[],
): string {
  return lines.length === 0 ? '' : `### ${title}\n\n${table(heads, lines)}`;
}

function table(heads: readonly string[], lines: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;
  return `${[row(heads), row(heads.map(() => '---')), ...lines.map(row)].join('\n')}\n`;
}

/** As it is, whatever Markdown would make of it. */
const cell = (text: string): string => text.replace(/[\\|*_`<>[\]]/g, '\\$&');

/** The texts that a page was made from. */
export function textsOn(page: string): readonly string[] {
  return [...page.matchAll(/```text\n([\s\S]*?)\n```/g)].map(([, text = '']) => text);
}

/** `npm run excel:result -- FILE …`: makes docs/excel-result.md from texts that the page Check this Excel has copied. */
function main(files: readonly string[]): void {
  if (files.length === 0)
    throw new Error('Name the files with the texts: npm run excel:result -- FILE …');
  const page = path.resolve(__dirname, '..', 'docs', 'excel-result.md');
  writeFileSync(page, resultPage(files.map((file) => readFileSync(file, 'utf8'))));
  console.log(`Written: ${page}`);
}

if (require.main === module) {
  try {
    main(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
