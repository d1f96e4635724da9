import { describe, expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { systems } from '../../src/systems';
import { jobs, styledSystems } from '../../taskpane/systems';

const folder = path.resolve(__dirname, '../../taskpane');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => file.replaceAll('\\', '/'));
const styles = new Map(files.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]));
const shared = styles.get('taskpane.css') ?? '';

/** Name and value of every token under a selector. */
function tokens(selector: string): ReadonlyMap<string, string> {
  const start = shared.indexOf(`${selector} {`);
  const block = shared.slice(start, shared.indexOf('}', start));
  return new Map(
    [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
}

const light = tokens(':root');
const themes = {
  light,
  dark: new Map([...light, ...tokens(":root[data-theme='dark']")]),
};

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG's contrast of two colours. */
function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

const text = 4.5;
const mark = 3;
const pairs = [
  ...['bg', 'bg-raised', 'bg-selected'].flatMap((bg) => [
    ['fg', bg, text] as const,
    ['fg-quiet', bg, text] as const,
    ['link', bg, text] as const,
  ]),
  ['fg-quiet', 'bg-hover', text],
  ['fg-disabled', 'bg', text],
  ['fg-on-brand', 'brand', text],
  ['fg-on-brand', 'brand-hover', text],
  ['brand-fg', 'bg', mark],
  ['stroke-accessible', 'bg', mark],
  ['focus', 'bg', mark],
  ...['danger', 'warning', 'success'].flatMap((status) => [
    [`${status}-fg`, 'bg', text] as const,
    [`${status}-fg`, `${status}-bg`, text] as const,
    ['fg', `${status}-bg`, text] as const,
  ]),
  ['fg-quiet', 'danger-bg', text],
  ['link', 'danger-bg', text],
  ['link', 'warning-bg', text],
  ['fg', 'cell-header', text],
  ['fg', 'cell-input', text],
] as const;

describe('Contrast of the tokens', () => {
  test.each(Object.entries(themes))('%s: every pair is readable', (_, values) => {
    const low = pairs.flatMap(([one, other, needed]) => {
      const found = contrast(values.get(one) ?? '', values.get(other) ?? '');
      return found >= needed ? [] : [`${one} on ${other}: ${found.toFixed(2)}`];
    });
    expect(low).toEqual([]);
  });

  test('and a pair that is not would be found', () => {
    expect(contrast('#d1d1d1', '#ffffff')).toBeCloseTo(1.53, 2);
  });
});

describe('The stylesheets', () => {
  test.each(files)('%s: colours are tokens, but for the two stones', (file) => {
    const sheet = (styles.get(file) ?? '')
      .replace(/--[\w-]+:[^;]+;/g, '')
      .replace(/\.stone\[data-colour='(?:black|white)'\] \{[^}]*\}/g, '');
    expect(sheet).not.toMatch(/#[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\(/i);
  });

  test.each(files)('%s: every token it uses exists', (file) => {
    const used = [...(styles.get(file) ?? '').matchAll(/var\(--([\w-]+)\)/g)];
    expect(used.map(([, name = '']) => name).filter((name) => !light.has(name))).toEqual([]);
  });

  test('No element has a look of its own: views carry classes', () => {
    const views = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.tsx'),
    );
    expect(views.length).toBeGreaterThan(50);
    const styled = views.filter((file) =>
      /\sstyle=|\.style\.|setAttribute\('style'/.test(
        readFileSync(path.join(folder, file), 'utf8'),
      ),
    );
    expect(styled).toEqual([]);
  });

  test('What every view loads stays short: tokens and common controls', () => {
    expect(shared.split('\n').length).toBeLessThanOrEqual(601);
  });

  test('No class of Home or Functions means something else in a system', () => {
    const classesOf = (file: string, selector: RegExp): string[] =>
      [...(styles.get(file) ?? '').matchAll(/([^{}]+)\{/g)]
        .flatMap(([, selectors = '']) => selectors.replace(/\/\*[\s\S]*?\*\//g, '').split(','))
        .flatMap((each) => [...each.trim().matchAll(selector)].map(([, name = '']) => name));
    const views = files.filter((file) => /^app\/(?:home|functions)\//.test(file));
    const own = new Set(views.flatMap((file) => classesOf(file, /^\.([\w-]+)$/g)));
    expect(own.size).toBeGreaterThan(5);
    for (const { id } of systems) {
      const used = classesOf(`${id}/${id}.css`, /\.([\w-]+)/g);
      expect(used.filter((name) => own.has(name))).toEqual([]);
    }
  });

  test('A system has a stylesheet where its jobs ask for one', () => {
    const own = systems.map(({ id }) => id).filter((id) => files.includes(`${id}/${id}.css`));
    expect([...styledSystems].sort()).toEqual([...own].sort());
  });

  test('A job brings the common styles of jobs and those of its system, each once', async () => {
    const opened = jobs.filter(({ id }) => id === 'nk-pair' || id === 'kgs-year');
    for (const job of [...opened, ...opened]) await job.load();
    const links = [...document.head.querySelectorAll('link')].map((link) =>
      link.getAttribute('href'),
    );
    expect(links.sort()).toEqual(['taskpane.job.css', 'taskpane.nk.css']);
  });
});

test('No border is transparent: where colors are forced it would be seen', () => {
  const found = [...styles].flatMap(([file, text]) =>
    [...text.matchAll(/^\s*border[\w-]*:[^;]*\btransparent\b[^;]*;/gm)].map(
      ([rule]) => `${file}: ${rule.trim()}`,
    ),
  );
  expect(found).toEqual([]);
});
