import { describe, expect, test } from '@jest/globals';
import { validate } from '../../../tools/manifest/check/validate';
import { debuggingArguments, writeDevelopmentManifest } from '../../../tools/manifest/excel';
import { Project } from './project';

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
