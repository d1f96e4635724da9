import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { goTo, pictures, saidIn } from '../../tools/picture-walks';
import { oneOf } from '../support/sampled';
import { servedToBrowser } from './support/served';

const root = path.resolve(__dirname, '..', '..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** Pixels differ between machines; what the pane says does not. */
describe('the pictures of the README are current (npm run screenshot)', () => {
  const served = servedToBrowser();

  test.each(oneOf(pictures).map((picture) => [picture.name, picture] as const))(
    'docs/%s.png',
    async (name, picture) => {
      const page = await served.browser().newPage();
      const pane = await goTo(picture, page, served.url());
      expect(await saidIn(pane)).toBe(read(`test/golden/pictures/${name}.txt`));
      await page.close();
    },
  );

  test('are in the README', () => {
    for (const { name } of pictures) expect(read('README.md')).toContain(`(docs/${name}.png)`);
  });
});
