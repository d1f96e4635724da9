import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BrowserDesk } from '../../drivers/browser-desk';
import { NkDirector } from '../../drivers/nk';
import type { Scene } from './scene';

const corpus = (file: string): string =>
  readFileSync(path.join(__dirname, '..', '..', 'corpus', file), 'utf8');

/** What comes from elsewhere: ratings of a published list with its doubts, and events of other programs. */
export const fromElsewhere: Scene = {
  name: 'lists from elsewhere',
  walk: async ({ language, open }, draw) => {
    const nk = new NkDirector(new BrowserDesk(await open(), language));
    const { t } = nk;
    await nk.sheet.make('Entries', [
      [t('nkName'), t('nkCountry'), t('nkRating'), t('nkGrade')],
      ['Jan van den Berg', 'NL', '', ''],
      ['Anna Smit', '', 2150, '3d'],
      ['Piet de Fries', 'NL', '', ''],
      ['Henk Groot Lipman', 'NL', 1700, '2k'],
      ['Nobody Here', '', '', ''],
    ]);
    await nk.desk.open.select('Entries!A1');
    await nk.job(t('nk-ratings'));
    await nk.useSelection();
    await nk.desk.field(t('nkRatingsText')).fill(corpus('rating-lists/egd-list-example.txt'));
    await nk.preview();
    await draw(nk, 'nk-ratings', 1);
    await nk.openForm();
    await nk.desk.pane.getByText('Anna Smit').first().scrollIntoViewIfNeeded();
    await draw(nk, 'nk-ratings-asked', 1);

    await nk.job(t('nk-opengotha'));
    await nk.desk.field(t('nkGothaText')).fill(corpus('opengotha/opengotha-example.xml'));
    await nk.preview();
    await draw(nk, 'nk-opengotha', 1);

    await nk.job(t('nk-import'));
    await draw(nk, 'nk-import', 1);
    await nk.desk.field(t('nkImportText')).fill(corpus('egd/egd-example.h9'));
    await nk.preview();
    await draw(nk, 'nk-import-preview', 1);
  },
};
