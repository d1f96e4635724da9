import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { rules } from '../../../tools/manifest/check/rules';
import { validate } from '../../../tools/manifest/check/validate';
import { writeManifests } from '../../../tools/manifest/write';
import { aga, collected, longText, release, sof } from './breakages/breakage';
import { distinct } from './breakages/distinct';
import { functions } from './breakages/functions';
import { icons } from './breakages/icons';
import { meaning } from './breakages/meaning';
import { shape } from './breakages/shape';
import { Project } from './project';

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

describe('npm run validate', () => {
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
      const { findings } = validate(project.root, [aga, file]);
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
