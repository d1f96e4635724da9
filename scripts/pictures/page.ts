import { intents } from './intents';
import { looks } from './looks';

/** The page in docs/pane: every view in every look, side by side, beside what the design asks of it. */
export function pageOf(files: readonly string[]): string {
  const columns = looks.flatMap(({ ending, title, sizes }) =>
    sizes.map(([width]) => ({
      heading: `${title}, ${width} px`,
      ending: `-${width}${ending}.webp`,
    })),
  );
  const names = [...new Set(files.map((file) => file.replace(/-\d{3}(-\w+|\.\w+)?\.webp$/, '')))];
  const cell = (name: string, ending: string): string =>
    files.includes(name + ending) ? `![${name}](${name}${ending})` : '';
  return [
    '# The pane in pictures',
    '',
    'Every view and state of the built pane, as the workbench shows it, beside what the design asks of it. `npm run pictures` draws them',
    'again; a view has the name of its mockup where the design has one. The mockups themselves are no part of this repository.',
    '',
    `| | what the design asks | ${columns.map(({ heading }) => heading).join(' | ')} |`,
    `| --- | --- |${' --- |'.repeat(columns.length)}`,
    ...names
      .sort()
      .map(
        (name) =>
          `| ${name} | ${intents[name] ?? ''} | ${columns.map(({ ending }) => cell(name, ending)).join(' | ')} |`,
      ),
    '',
  ].join('\n');
}
