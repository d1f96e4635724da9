import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { british } from '../src/language/never';

const root = path.resolve(__dirname, '..', '..');
const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter((file) => file !== '');
const sources = files.filter((file) => /\.(?:[cm]?js|tsx?)$/.test(file));
/** What has been released stays as it was said. */
const pages = files.filter((file) => file.endsWith('.md') && file !== 'CHANGELOG.md');

/** Words that a comment or a page says more plainly: fix, separated, different, again, the player who, of which. */
const forbidden =
  /\b(?:mend(?:s|ed|ing)?|parted|(?:told|tells?|telling) (?:\w+ )?apart|anew|thereof|whoever|whomever|whom)\b/gi;

/** Comments in code; "//" behind a colon belongs to an address. */
function commentsOf(text: string): string {
  return (text.match(/\/\*[^]*?\*\/|(?<![:'"`\\])\/\/.*/g) ?? []).join('\n');
}

function foundIn(file: string, prose: string): string[] {
  return (prose.match(forbidden) ?? []).map((word) => `${file}: ${word}`);
}

describe('plain words', () => {
  test.each(['// Mended by hand.', '/** Who has met\n * whom. */', 'f(); // told them apart'])(
    'are missed in %s',
    (code) => {
      expect(foundIn('sample.ts', commentsOf(code))).toHaveLength(1);
    },
  );

  test.each(["const anew = 'https://whom.example';", '// Recommended amendments.'])(
    'are not missed in %s',
    (code) => {
      expect(foundIn('sample.ts', commentsOf(code))).toEqual([]);
    },
  );

  test('are used in all comments', () => {
    expect(sources.length).toBeGreaterThan(800);
    const found = sources
      .filter((file) => file !== 'test/project/voice.test.ts')
      .flatMap((file) => foundIn(file, commentsOf(readFileSync(path.join(root, file), 'utf8'))));
    expect(found).toEqual([]);
  });

  test('are used on all pages', () => {
    expect(pages.length).toBeGreaterThan(40);
    expect(
      pages.flatMap((file) => foundIn(file, readFileSync(path.join(root, file), 'utf8'))),
    ).toEqual([]);
  });

  test('are spelled as Americans do on all pages, names of code and addresses aside', () => {
    const english = pages.filter((file) => !/\.nl\.md$|\/nl\//.test(file));
    const found = english.flatMap((file) => {
      const prose = readFileSync(path.join(root, file), 'utf8').replace(
        /```[^]*?```|`[^`]*`|\]\([^)]*\)|https?:\S+/g,
        '',
      );
      return (prose.match(british) ?? []).map((word) => `${file}: ${word}`);
    });
    expect(found).toEqual([]);
  });
});
