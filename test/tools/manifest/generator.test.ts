import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { associatedIds } from '../../../tools/manifest/check/function-names';
import { validate } from '../../../tools/manifest/check/validate';
import { readHost, writeManifests } from '../../../tools/manifest/write';
import { Project } from './project';
import { debuggingArguments, writeDevelopmentManifest } from '../../../tools/manifest/excel';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pngSize } from '../../../tools/manifest/check/icons';
import { drawings } from '../../../tools/manifest/icons';
import { inflateSync } from 'node:zlib';
import { rules } from '../../../tools/manifest/check/rules';
import { resultPage, textsOn } from '../../../tools/excel-result';
import { systems } from '../../../src/systems';
import { text } from '../../support/text';
import {
  aga,
  collected,
  distinct,
  functions,
  icons,
  longText,
  meaning,
  release,
  shape,
  sof,
} from './breakages';

describe('generator', () => {
  const example = ['--host', 'https://example.org/scoring'];
  const manifests = ['', '.dev', '.shared', ...systems.map(({ id }) => `.${id}`)].map(
    (kind) => `dist/manifest${kind}.xml`,
  );

  let project: Project;
  beforeEach(() => {
    project = Project.built();
  });
  afterEach(() => {
    project.end();
  });

  const ofSof = systems[0].functions.map((id) => id.replace('SOF.', ''));

  function idsIn(file: string): string[] {
    const { functions } = JSON.parse(project.read(file)) as { functions: { id: string }[] };
    return functions.map(({ id }) => id);
  }

  describe('npm run manifest', () => {
    test('writes the release, the development variant and one fallback per system, and all pass the checker', () => {
      const written = writeManifests(project.root, example);
      expect(written).toEqual({ ok: true, value: expect.arrayContaining(manifests) });
      expect(validate(project.root, [])).toEqual({
        files: ['manifest.xml', ...manifests.sort()],
        findings: [],
      });
    });

    test('replaces every address, those of other languages too', () => {
      project.replace(
        'manifest.xml',
        /(<bt:Url id="GetStarted.LearnMoreUrl" DefaultValue="[^"]*") \/>/,
        '$1><bt:Override Locale="nl-NL" Value="https://localhost:3000/help/index.html" /></bt:Url>',
      );
      expect(writeManifests(project.root, example).ok).toBe(true);
      const source = project.read('manifest.xml').match(/https:\/\/localhost:3000\//g) ?? [];
      for (const manifest of manifests) {
        const text = project.read(manifest);
        expect(text).not.toContain('localhost');
        // Where the runtime is shared, the functions have no page of their own.
        const pages = manifest.includes('.shared.') ? source.length - 1 : source.length;
        expect(text.match(/https:\/\/example\.org\/scoring\//g)).toHaveLength(pages);
      }
      expect(project.read('dist/functions.json')).not.toContain('localhost');
      expect(project.read('dist/functions.sof.json')).toContain(
        'https://example.org/scoring/help/sof.award.html',
      );
    });

    test('gives the same files whatever host was written before', () => {
      const files = [...manifests, 'dist/functions.json', 'dist/functions.aga.json'];
      writeManifests(project.root, example);
      const fresh = files.map((file) => project.read(file));
      writeManifests(project.root, ['--host', 'https://other.example/help/deep']);
      expect(project.read('dist/functions.json')).toContain(
        'https://other.example/help/deep/help/sof.award.html',
      );
      writeManifests(project.root, example);
      expect(files.map((file) => project.read(file))).toEqual(fresh);
    });

    test('gives the development variant its own id, name and namespace, and tells the pane', () => {
      writeManifests(project.root, example);
      const text = project.read('dist/manifest.dev.xml');
      expect(text).toContain('<DisplayName DefaultValue="Tournament Scoring (DEV)">');
      expect(text).toContain('<Override Locale="nl-NL" Value="Toernooibeheer (DEV)"/>');
      expect(text).toContain('<bt:String id="Functions.Namespace" DefaultValue="DEV"/>');
      expect(text).toContain('https://example.org/scoring/taskpane.html?namespace=DEV');
      expect(text).toContain('https://example.org/scoring/functions.json');
    });

    test('gives the variant with a shared runtime one page for pane and functions, and the release’s formulas', () => {
      writeManifests(project.root, example);
      const text = project.read('dist/manifest.shared.xml');
      expect(text).toContain('<DisplayName DefaultValue="Tournament Scoring (shared)">');
      expect(text).toMatch(
        /<Host xsi:type="Workbook">\s*<Runtimes>\s*<Runtime resid="Pane.Url" lifetime="long"\/>/,
      );
      expect(text).toMatch(/<Page>\s*<SourceLocation resid="Pane.Url"\/>/);
      expect(text).toMatch(/<Script>\s*<SourceLocation resid="Functions.Script.Url"\/>/);
      expect(text.match(/scoring\/taskpane\.shared\.html"/g)).toHaveLength(2);
      expect(text).not.toMatch(/taskpane\.html|functions\.html|Namespace/);
      expect(text).toContain('<Set Name="SharedRuntime" MinVersion="1.1"/>');
      // The page stays loaded: the menu of a cell tells it what to do.
      expect(text).toMatch(/<\/GetStarted>\s*<FunctionFile resid="Pane.Url"\/>/);
      expect(text).toMatch(
        /<Action xsi:type="ExecuteFunction">\s*<FunctionName>explainCell<\/FunctionName>\s*<\/Action>/,
      );
      expect(text.match(/ShowTaskpane/g)).toHaveLength(1);
      expect(text).toContain('https://example.org/scoring/functions.json');
    });

    test('gives all others an entry in the menu of a cell that shows the same page in the same pane as the ribbon', () => {
      writeManifests(project.root, example);
      for (const manifest of manifests.filter((each) => !each.includes('.shared.'))) {
        const text = project.read(manifest);
        const shown = text.match(/<Action xsi:type="ShowTaskpane">[^]*?<\/Action>/g) ?? [];
        expect(shown).toHaveLength(2);
        expect(new Set(shown.map((each) => each.replace(/\s/g, ''))).size).toBe(1);
        expect(text).toMatch(/<OfficeMenu id="ContextMenuCell">[^]*<Label resid="CellMenu.Label"/);
      }
    });

    test('points each fallback to metadata, page and script of its own, with ids without the system', () => {
      writeManifests(project.root, example);
      for (const ending of ['js', 'html', 'json']) {
        const address = `DefaultValue="https://example.org/scoring/functions.kgs.${ending}"`;
        expect(project.read('dist/manifest.kgs.xml')).toContain(address);
      }
      expect(idsIn('dist/functions.sof.json')).toEqual(ofSof);
      expect(idsIn('dist/functions.json')).toContain('SOF.AWARD');
    });

    test('keeps apart POINTS of AGA and POINTS of KGS: each page associates its own system only', () => {
      writeManifests(project.root, example);
      expect(idsIn('dist/functions.aga.json')).toContain('POINTS');
      expect(idsIn('dist/functions.kgs.json')).toContain('POINTS');
      expect(associatedIds(project.read('dist/functions.aga.js'))).not.toContain('KGS.POINTS');
      expect(associatedIds(project.read('dist/functions.kgs.js'))).not.toContain('AGA.POINTS');
    });

    test('treats the metadata of another language like the English one', () => {
      expect(writeManifests(project.root, example).ok).toBe(true);
      expect(idsIn('dist/functions.sof.nl.json')).toEqual(ofSof);
      expect(project.read('dist/manifest.sof.xml')).toContain('/functions.sof.nl.json');
      expect(validate(project.root, []).findings).toEqual([]);
    });
  });

  describe('npm run manifest refuses, and writes nothing,', () => {
    function expectRefusal(reason: string, argv = example): void {
      const refused = writeManifests(project.root, argv);
      expect(refused).toEqual({ ok: false, sentences: [expect.stringContaining(reason)] });
      expect(() => project.read('dist/manifest.xml')).toThrow();
    }

    test('without a host', () => {
      expectRefusal('--host is missing', []);
    });

    test('an option it does not know', () => {
      expectRefusal('--hots', ['--hots', 'https://example.org']);
    });

    test('before anything is built', () => {
      project.remove('dist');
      expectRefusal('npm run build');
    });

    test('when the build lacks a file the manifests point to', () => {
      project.remove('dist/functions.aga.js');
      expectRefusal('Not in dist: functions.aga.js');
    });

    test('when functions.json is no list of functions', () => {
      project.write('dist/functions.json', '{"functions": "none"}');
      expectRefusal('functions.json is not a list of functions');
    });

    test('when a function has a help link that is not in the help folder', () => {
      project.replace('dist/functions.json', '/help/sof.award.html', '/sof.award.html');
      expectRefusal('the help link of SOF.AWARD');
    });

    test('when no fallback manifest would offer a function', () => {
      project.replace('dist/functions.json', '"id":"SOF.AWARD"', '"id":"XYZ.GROUPS"');
      expectRefusal('No fallback manifest offers XYZ.GROUPS');
    });

    test('when another file of the build names the development address', () => {
      project.write('dist/taskpane.js', 'const home = "https://localhost:3000/help";');
      expectRefusal('taskpane.js');
    });
  });
});

describe('the host of --host', () => {
  test.each([
    ['https://example.org/scoring', 'https://example.org/scoring'],
    ['https://example.org/scoring/', 'https://example.org/scoring'],
    ['https://example.org/a/b///', 'https://example.org/a/b'],
    ['https://example.org', 'https://example.org'],
    ['https://example.org/', 'https://example.org'],
    ['  https://EXAMPLE.org:8443/Scoring ', 'https://example.org:8443/Scoring'],
    ['https://localhost:3000', 'https://localhost:3000'],
  ])('%s is read as %s: the sub-path stays, slashes at the end go', (given, read) => {
    expect(readHost(given)).toEqual({ ok: true, value: read });
  });

  test.each([
    [undefined, '--host is missing'],
    ['', '--host is missing'],
    ['scoring', 'is not a web address'],
    ['example.org/scoring', 'is not a web address'],
    ['http://example.org', 'does not start with https://'],
    ['file:///srv/scoring', 'does not start with https://'],
    ['https://example.org/?v=1', 'holds a query'],
    ['https://example.org/scoring?', 'holds a query'],
    ['https://example.org/#top', 'holds a #'],
    ['https://me:secret@example.org/', 'holds a user name'],
    ['https://example.org/manifest.xml', 'names a file'],
    ['https://example.org/scoring/taskpane.html', 'names a file'],
  ])('%s is refused with one sentence: %s', (given, reason) => {
    const refused = readHost(given);
    expect(refused).toEqual({ ok: false, sentences: [expect.stringContaining(reason)] });
    expect(refused).toEqual({ ok: false, sentences: [expect.stringMatching(/[.]$/)] });
  });
});

describe('npm run start:excel', () => {
  test('loads the development variant for https://localhost:3000, from outside dist', () => {
    const project = Project.unbuilt();
    const written = writeDevelopmentManifest(project.root);
    expect(written).toEqual({ ok: true, value: project.at('build/manifest.dev.xml') });
    const text = project.read('build/manifest.dev.xml');
    expect(text).toContain('DefaultValue="https://localhost:3000/taskpane.html?namespace=DEV"');
    expect(validate(project.root, ['build/manifest.dev.xml']).findings).toEqual([]);
    project.end();
  });

  test('starts Excel for the desktop and the development server on Windows and Mac', () => {
    for (const platform of ['win32', 'darwin'] as const) {
      expect(debuggingArguments('start', [], platform)).toEqual({
        ok: true,
        value: [
          'desktop',
          '--app',
          'excel',
          '--dev-server',
          'npm run dev-server',
          '--dev-server-port',
          '3000',
        ],
      });
      expect(debuggingArguments('stop', [], platform)).toEqual({ ok: true, value: ['desktop'] });
    }
  });

  test('passes further arguments on, so that Excel on the web can be used anywhere', () => {
    const words = debuggingArguments('start', ['web', '--document', 'https://a.b/c'], 'linux');
    expect(words.ok && words.value.slice(0, 3)).toEqual(['web', '--document', 'https://a.b/c']);
    expect(words.ok && words.value).not.toContain('desktop');
  });

  test('says what to do where there is no Excel', () => {
    expect(debuggingArguments('start', [], 'linux')).toEqual({
      ok: false,
      sentences: [
        expect.stringContaining('There is no Excel for this system'),
        expect.stringContaining('npm run start:excel -- web --document'),
      ],
    });
  });
});

const docs = path.resolve(__dirname, '../../../docs');
const read = (file: string): string => readFileSync(path.join(docs, file), 'utf8');
const anchors = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );

describe('the checklist for a real Excel', () => {
  const rows = read('excel-checklist.md').matchAll(/^\| (\d+) \| (\d+) \| (.+) \| (.+) \|$/gm);
  const steps = [...rows];

  test('has steps, numbered, each with its minutes, what to do and what to expect', () => {
    expect(steps.map(([, number]) => Number(number))).toEqual(steps.map((_, index) => index + 1));
    expect(steps.length).toBeGreaterThan(10);
    for (const [, , , action = '', expected = ''] of steps) {
      expect(action.length).toBeGreaterThan(10);
      expect(expected.length).toBeGreaterThan(10);
    }
  });

  test('takes an hour at most, and begins with the page that checks by itself', () => {
    expect(steps.reduce((sum, [, , minutes]) => sum + Number(minutes), 0)).toBeLessThanOrEqual(60);
    expect(steps[0]?.[3]).toContain(`*${text('en', 'checkTitle')}*`);
  });

  test('has a result page that is made from the texts on it, and says where no Excel is among them', () => {
    const page = read('excel-result.md');
    const texts = textsOn(page);
    expect(page).toBe(resultPage(texts));
    expect(page.includes('No real Excel yet')).toBe(
      texts.every((text) => text.includes('\nExcel: the workbench\n')),
    );
    const sent = [
      'Tournament Scoring: check of an Excel',
      'Excel: a real one',
      'Host: Excel, platform PC, version 16.0',
      '[yes] sheets: A sheet is added, hidden, shown and deleted.',
      '[error] tab: GeneralException | A sheet’s tab gets its color.',
      '[seen: no] list: C5 offers 1-0.',
      '[seen: not tried] ribbon: The Home tab has the button.',
      'End.',
    ].join('\n');
    expect(resultPage([sent.replace('a real one', 'the workbench')])).toContain('proves nothing');
    const real = resultPage([`${sent}\n\nStep 7: ok\n> Step 8: not, a *date*\n`]);
    expect(resultPage(textsOn(real))).toBe(real);
    expect(real).not.toContain('| ribbon |');
    expect(real).not.toContain('No real Excel yet');
    for (const row of [
      '| tab | error | GeneralException \\| A sheet’s tab gets its color. |',
      '| list | no | C5 offers 1-0. |',
      '| 7 | ok |',
      '| 8 | not, a \\*date\\* |',
    ]) {
      expect(real).toContain(row);
    }
  });

  test.each(['excel-checklist.md', 'excel-result.md', 'deployment.md'])(
    'links in %s lead somewhere',
    (file) => {
      for (const [, page = '', anchor] of read(file).matchAll(/\]\(([^):#]*)(?:#([^)]*))?\)/g)) {
        const target = page === '' ? file : page;
        expect(existsSync(path.join(docs, target))).toBe(true);
        if (anchor !== undefined) expect(anchors(read(target))).toContain(anchor);
      }
    },
  );
});

type Pixel = readonly [red: number, green: number, blue: number, alpha: number];

/** The pixels of an 8-bit RGBA PNG without interlacing (PNG specification, chapters 9 and 11). */
function pixelsOf(png: Buffer): Pixel[] {
  if (png[24] !== 8 || png[25] !== 6 || png[28] !== 0) throw new Error('Not an 8-bit RGBA PNG.');
  const width = png.readUInt32BE(16);
  const data: Buffer[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    const length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      data.push(png.subarray(at + 8, at + 8 + length));
  }
  return unfilter(inflateSync(Buffer.concat(data)), width * 4);
}

function unfilter(lines: Buffer, stride: number): Pixel[] {
  let above = new Uint8Array(stride);
  const pixels: Pixel[] = [];
  for (let start = 0; start < lines.length; start += stride + 1) {
    const filter = lines[start] ?? 0;
    const line = new Uint8Array(stride);
    for (let x = 0; x < stride; x += 1) {
      const left = x < 4 ? 0 : (line[x - 4] ?? 0);
      const up = above[x] ?? 0;
      const corner = x < 4 ? 0 : (above[x - 4] ?? 0);
      line[x] = (lines[start + 1 + x] ?? 0) + predicted(filter, left, up, corner);
    }
    for (let x = 0; x < stride; x += 4) {
      const [red = 0, green = 0, blue = 0, alpha = 0] = line.subarray(x, x + 4);
      pixels.push([red, green, blue, alpha]);
    }
    above = line;
  }
  return pixels;
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return Math.floor((left + up) / 2);
  if (filter === 4) return paeth(left, up, corner);
  return 0;
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const distances = [left, up, corner].map((value) => Math.abs(guess - value));
  const nearest = Math.min(...distances);
  return [left, up, corner][distances.indexOf(nearest)] ?? 0;
}

const sizes = drawings.map(({ size }) => size);

function icon(size: number): Buffer {
  return readFileSync(path.resolve(__dirname, `../../../assets/icon-${size}.png`));
}

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function luminance([red, green, blue]: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue]
    .map((channel) => (channel ?? 0) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: readonly number[], other: readonly number[]): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const backgrounds = { white: [255, 255, 255], 'dark grey': [41, 41, 41], black: [10, 10, 10] };
const isBlue = ([red, , blue]: Pixel): boolean => blue > red;

describe('the icons', () => {
  test('exist in every size Office asks for, and in 128 for a store listing', () => {
    expect(sizes).toEqual([16, 20, 24, 32, 40, 48, 64, 80, 96, 128]);
    for (const size of sizes) expect(pngSize(icon(size))).toEqual({ width: size, height: size });
  });

  test.each(Object.entries(backgrounds))(
    'stand out from a %s ribbon: every full pixel has a contrast of 3 to 1 or more (WCAG 1.4.11)',
    (_name, background) => {
      for (const size of sizes) {
        const full = pixelsOf(icon(size)).filter(([, , , alpha]) => alpha === 255);
        expect(full.length).toBeGreaterThan((size * size) / 8);
        expect(
          Math.min(...full.map((pixel) => contrast(pixel, background))),
        ).toBeGreaterThanOrEqual(3);
      }
    },
  );

  test('have a transparent ground', () => {
    for (const size of sizes) expect(pixelsOf(icon(size))[0]?.[3]).toBe(0);
  });

  test.each([16, 20, 24])(
    'are drawn on the pixel grid at %i pixels: no line is blurred',
    (size) => {
      const visible = pixelsOf(icon(size)).filter(([, , , alpha]) => alpha > 0);
      const lines = visible.filter((pixel) => isBlue(pixel) && pixel[2] - pixel[0] > 100);
      expect(lines.length).toBeGreaterThanOrEqual(size);
      expect(lines.every(([, , , alpha]) => alpha === 255)).toBe(true);
    },
  );
});

describe('npm run validate', () => {
  const breakages = collected([shape, meaning, icons, functions, distinct]);

  let good: Project;
  /** A copy of it, which each test may change. */
  let project: Project;
  beforeAll(() => {
    good = Project.built();
    writeManifests(good.root, ['--host', 'https://example.org/scoring']);
    project = good.copy();
  });
  afterEach(() => {
    project.restore(good);
  });
  afterAll(() => {
    good.end();
    project.end();
  });

  test('finds nothing in the manifest of this project, built or not', () => {
    expect(validate(good.root, []).findings).toEqual([]);
    const unbuilt = Project.unbuilt();
    expect(validate(unbuilt.root, [])).toEqual({ files: ['manifest.xml'], findings: [] });
    unbuilt.end();
  });

  test('checks the files it is given, and only those', () => {
    expect(validate(good.root, [sof]).files).toEqual([sof]);
  });

  test.each(breakages.map((breakage) => [breakage.rule, breakage.what, breakage] as const))(
    '%s: finds %s',
    (rule, _what, { says, apply, file }) => {
      apply(project, file);
      // Two manifests differ from one another; every other rule is about one of them.
      const { findings } = validate(project.root, rule === 'distinct' ? [aga, file] : [file]);
      const sentence: unknown = expect.stringContaining(says);
      expect(findings).toContainEqual({ file, rule, sentence });
    },
  );

  test('has a broken copy for every rule', () => {
    const broken = new Set(breakages.map(({ rule }) => rule));
    expect(rules.map(({ name }) => name).filter((name) => !broken.has(name))).toEqual([]);
  });

  test('accepts texts and ids of exactly the greatest length', () => {
    project.replace(release, 'DefaultValue="Tournament"', `DefaultValue="${longText(125)}"`);
    project.replace(release, /(id="Pane.Tooltip" DefaultValue=")[^"]*/, `$1${longText(250)}`);
    project.write(release, project.read(release).replaceAll('Pane.Tooltip', longText(32)));
    expect(validate(project.root, [release]).findings).toEqual([]);
  });
});
