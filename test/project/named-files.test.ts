import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';

const root = path.resolve(__dirname, '..', '..');
const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split(
  '\0',
);
const documents = tracked.filter((file) => file.endsWith('.md'));
const code = tracked.filter((file) => /\.(tsx?|js|css|html|yml)$/.test(file));

/** What commands make, what somebody names as they like, and what is Microsoft's. */
const made = [
  /^(dist|build)\//,
  /^(manifest)?\.(dev|shared|sof|aga|kgs|nk|kuksu)\.xml$/,
  /^functions\*?(\.sof)?\.(js|json|html)$/,
  /^functions\*\.html$/,
  /^taskpane(\.shared|\.functions|\.job|\*)?\.(js|css|html)$/,
  /^build\.js(on)?$/,
  /^licences\.txt$/,
  /^help\/[a-z]+\.html$/,
  /^(name|naam)\.xml$/,
  /^\/office-js\/office\.js$/,
];

/** `{a,b}` and `*` as in a shell, `<id>` for any name. */
function pattern(name: string): RegExp {
  const source = name
    .replace(/[.+?^$()|[\]\\]/g, '\\$&')
    .replace(/\{([^}]*)\}/g, (_, list: string) => `(${list.replaceAll(',', '|')})`)
    .replace(/<[^>]*>/g, '[^/]+')
    .replaceAll('*', '[^/]*');
  return new RegExp(`(^|/)${source}$`);
}

const isThere = (name: string): boolean => {
  const sought = pattern(name);
  return tracked.some((file) => sought.test(file));
};

test('every file that a document names is there, or made', () => {
  const named = documents.flatMap((document) =>
    [
      ...readFileSync(path.join(root, document), 'utf8').matchAll(
        /`([\w@./*<>{},-]+\.(?:tsx?|c?js|mjs|json|css|md|html|txt|xml|csv|yml|png|svg))`/g,
      ),
    ].map(([, name = '']) => ({ document, name })),
  );
  expect(named.length).toBeGreaterThan(300);
  const gone = named.filter(({ name }) => !made.some((each) => each.test(name)) && !isThere(name));
  expect(gone).toEqual([]);
});

test('every source file that a comment names is there', () => {
  const named = code.flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    const comments = text.match(/(?<!\S)(\/\*[^]*?\*\/|\/\/.*)/g) ?? [];
    return comments.flatMap((comment) =>
      (comment.match(/[\w@/<>{}-][\w@./*<>{},-]*\.tsx?\b/g) ?? []).map((name) => ({ file, name })),
    );
  });
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter(({ name }) => !isThere(name))).toEqual([]);
});
