import { expect, jest, test } from '@jest/globals';

const { process: transform } = jest.requireActual<{
  readonly process: (source: string, file: string) => { code: string; map: unknown };
}>('./typescript-transformer');

test('types are stripped, import() becomes require, and lines lead back to the source', () => {
  const source =
    'export const load = async (name?: string): Promise<unknown> => import(`./${name}`);';
  const { code, map } = transform(source, 'load.ts');
  expect(code).not.toMatch(/: string|Promise<unknown>|[^.]import\(/);
  expect(code).toContain('require(`./${name}`)');
  expect(map).toEqual(expect.objectContaining({ sources: ['load.ts'], version: 3 }));
});

test('views are drawn by preact', () => {
  const { code } = transform('export const view = <p>text</p>;', 'view.tsx');
  expect(code).toContain('preact/jsx-runtime');
});
