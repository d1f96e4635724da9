import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { looks } from '../../scripts/pictures/looks';
import { pageOf, viewOf } from '../../scripts/pictures/page';

const folder = path.resolve(__dirname, '../../docs/pane');
const picturesIn = (place: string): readonly string[] =>
  readdirSync(place).filter((file) => file.endsWith('.webp'));
const built = picturesIn(folder);
const mockups = picturesIn(path.join(folder, 'mockups'));

/** The views that the design draws. */
const drawn = [
  ...['home-event', 'home-results', 'home-empty', 'functions', 'function-card'],
  ...['why-cell', 'why-error', 'why-board', 'job-list', 'job-columns', 'nk-pair', 'kgs-add'],
  ...['kuksu-group', 'sof-event', 'aga-section', 'state-reading', 'state-computing'],
  ...['state-refused', 'state-questions', 'state-overwrite', 'state-written'],
  ...['state-unfinished', 'state-shell'],
];

/** The looks of every view, as the names of its pictures end; the design draws a few of its views in Dutch. */
const endings = looks.flatMap(({ ending, sizes }) =>
  sizes.map(([width]) => `-${String(width)}${ending}.webp`),
);

describe('The pictures of the pane', () => {
  test('stand on the page that the command writes', () => {
    expect(readFileSync(path.join(folder, 'README.md'), 'utf8')).toBe(pageOf(built, mockups));
  });

  test('show each view of the design beside its mockup, at 350 and at 320 px', () => {
    expect([...new Set(mockups.map(viewOf))].sort()).toEqual([...drawn].sort());
    const missing = drawn.flatMap((view) => [
      ...endings.flatMap((ending) => (built.includes(view + ending) ? [] : [view + ending])),
      ...endings.flatMap((ending) =>
        mockups.includes(view + ending) || ending.includes('.nl')
          ? []
          : [`mockup ${view}${ending}`],
      ),
    ]);
    expect(missing).toEqual([]);
    expect(endings).toEqual(expect.arrayContaining(['-350.webp', '-320.webp']));
  });

  test('show every other view in all looks', () => {
    const views = [...new Set(built.map(viewOf))];
    const missing = views.flatMap((view) =>
      endings.flatMap((ending) => (built.includes(view + ending) ? [] : [view + ending])),
    );
    expect(missing).toEqual([]);
  });
});
