import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { made, parts, pictures, withPart } from '../../tools/docs/generated';
import { drawnPictures } from '../../tools/help/pictures';

/** Prettier pads tables and wraps lines; what they say counts. */
const unpadded = (page: string): string => page.replace(/\s+/g, ' ').replace(/-{3,}/g, '---');

describe('generated parts of the docs are up to date (npm run docs)', () => {
  test.each(parts)('$file: $name', async ({ file, name, text }) => {
    const page = readFileSync(path.resolve(__dirname, '..', '..', file), 'utf8');
    expect(unpadded(page)).toBe(unpadded(withPart(page, name, await text())));
  });

  test.each(made)('$file', ({ file, text }) => {
    const before = readFileSync(path.resolve(__dirname, '..', '..', file), 'utf8');
    expect(before).toBe(text(before));
  });

  test.each([...drawnPictures()])('%s', (file, text) => {
    const drawn = readFileSync(path.resolve(__dirname, '..', '..', pictures, file), 'utf8');
    expect(drawn).toBe(text);
  });

  test('a page without the part is refused', () => {
    expect(() => withPart('# Page', 'jobs', '')).toThrow('no part');
  });
});
