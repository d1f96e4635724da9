import { intents } from './intents';
import { looks } from './looks';

/** What stands in a column: a look and a width, as the names of its pictures end. */
const columns = looks.flatMap(({ ending, title, sizes }) =>
  sizes.map(([width]) => ({
    heading: `${title}, ${String(width)} px`,
    ending: `-${String(width)}${ending}.webp`,
  })),
);

/** The view that a picture shows, by its name. */
export function viewOf(file: string): string {
  return file.replace(/-\d{3}(-\w+|\.\w+)?\.webp$/, '');
}

/**
 * The page in docs/pane: every view in every look, side by side. A view of the design stands below its mockup; the others have
 * what the design asks of them, where it asks for something.
 */
export function pageOf(built: readonly string[], mockups: readonly string[]): string {
  const drawn = [...new Set(mockups.map(viewOf))].sort();
  const others = [...new Set(built.map(viewOf))].filter((view) => !drawn.includes(view)).sort();
  const row = (heading: string, view: string, files: readonly string[], from = ''): string => {
    const cells = columns.map(({ ending }) =>
      files.includes(view + ending) ? `![${view}](${from}${view}${ending})` : '',
    );
    return `| ${[heading, ...cells].join(' | ')} |`;
  };
  const head = [
    `| | ${columns.map(({ heading }) => heading).join(' | ')} |`,
    `| --- |${' --- |'.repeat(columns.length)}`,
  ];
  return [
    '# The pane in pictures',
    '',
    'Every view and state of the built pane, as the workbench shows it. `npm run pictures` draws them again, and writes this page.',
    '',
    '## Views of the design',
    '',
    'The mockup above, the built pane below. The mockups show invented events of their own, so names and figures differ; the words on',
    'screen follow the copy deck where it says something else. The mockups are no part of this repository: their pictures in `mockups`',
    'are kept, and `npm run pictures -- --mockups <folder>` draws them from the design.',
    '',
    ...drawn.flatMap((view) => [
      `### ${view}`,
      '',
      ...(intents[view] === undefined ? [] : [intents[view], '']),
      ...head,
      row('mockup', view, mockups, 'mockups/'),
      row('built', view, built),
      '',
    ]),
    '## Other views',
    '',
    'The design draws none of these: they follow its frame, its components and its rules.',
    '',
    ...head,
    ...others.map((view) =>
      row([view, intents[view]].filter((text) => text !== undefined).join(': '), view, built),
    ),
    '',
  ].join('\n');
}
