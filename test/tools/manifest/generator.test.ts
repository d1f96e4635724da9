import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { associatedIds } from '../../../tools/manifest/check/function-names';
import { validate } from '../../../tools/manifest/check/validate';
import { writeManifests } from '../../../tools/manifest/write';
import { Project } from './project';

const example = ['--host', 'https://example.org/scoring'];
const manifests = ['', '.dev', '.shared', '.sof', '.aga', '.kgs', '.nk', '.kuksu'].map(
  (kind) => `dist/manifest${kind}.xml`,
);

let project: Project;
beforeEach(() => {
  project = Project.built();
});
afterEach(() => {
  project.end();
});

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
    expect(idsIn('dist/functions.sof.json')).toEqual(['AWARD', 'PLACE']);
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
    expect(idsIn('dist/functions.sof.nl.json')).toEqual(['AWARD', 'PLACE']);
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
