import { describe, jest } from '@jest/globals';
import { KuksuDirector } from '../drivers/kuksu';
import { testInTurn } from '../support/in-full';
import { oneOf } from '../support/sampled';
import { freshWorkbenches } from './support/fresh-workbench';
import { firstCycle, HOLDER, type Row } from './support/kuksu-cycle';
import { Looker, walks } from './support/looker';

const workbenches = freshWorkbenches();
jest.setTimeout(300_000);

/** Thirty of last cycle, one of them written in two ways, and four newcomers: 34 players, 4 too many. */
function asking(headings: readonly [Row, Row]): readonly [registrations: Row[], lastCycle: Row[]] {
  const lastCycle = firstCycle.slice(0, 30).map(({ name }, index): Row => {
    const league = ['A', 'B1', 'B2'][Math.floor(index / 10)] ?? '';
    return [name, league, 1 + (index % 10), index === 12 ? 'x' : null];
  });
  const registrations = [...firstCycle.slice(1, 30), ...firstCycle.slice(42)].map(
    ({ name, rating }, index): Row => [
      name === 'Zoe Zonder' ? 'Zoë Zonder' : name,
      rating,
      index === 14 ? 'A' : null,
      index === 18 ? 'x' : null,
    ],
  );
  return [
    [headings[0], ...registrations],
    [headings[1], ...lastCycle],
  ];
}

/** In each run the views of one system are looked at: see nk-views.test.ts and kgs-views.test.ts. */
const walk = testInTurn(0, 3);

describe.each(oneOf(walks))('$name', ({ search, language }) => {
  walk('axe finds nothing in any view, and no view is wider than the pane', async () => {
    const kuksu = new KuksuDirector(await workbenches.desk(search, language));
    const { t } = kuksu;
    const { pane } = kuksu.desk;
    const looker = await Looker.of(kuksu.desk);
    const frame = await kuksu.desk.frame();
    const [entries, last] = asking([
      [t('kuksuName'), t('kuksuRating'), t('kuksuPin'), t('kuksuTimedOut')],
      [t('kuksuName'), t('kuksuLeague'), t('kuksuPlace'), t('kuksuDisqualified')],
    ]);
    const [registrations, lastCycle] = [await kuksu.enter(entries), await kuksu.enter(last)];

    await kuksu.job(t('kuksuGroup'));
    await looker.look('Group, before anything is read');
    await kuksu.useList('kuksuRegistrations', `${registrations}!A1`);
    await kuksu.useList('kuksuLastCycle', `${lastCycle}!A1`);
    await kuksu.askForPreview();
    await pane.getByRole('group', { name: t('kuksuSameNames') }).waitFor();
    await looker.look('Group, the title match and names in two spellings');
    await pane.getByRole('radio', { name: t('kuksuHolderLost') }).check();
    await kuksu.desk.field(t('kuksuHolder')).fill(HOLDER);
    await pane
      .getByRole('group', { name: t('kuksuSameNames') })
      .getByRole('combobox')
      .selectOption('one');
    const ways = pane.getByRole('group', { name: t('kuksuRemainder') });
    await ways.getByRole('radio').first().check();
    await kuksu.desk.button(t('write')).waitFor();
    const player = pane.locator('details.player').nth(12);
    await player.locator('summary').click();
    await player.getByRole('combobox').selectOption('1');
    await pane.getByText(t('kuksuWhatIf')).waitFor();
    await frame.evaluate(() => {
      for (const each of document.querySelectorAll('details:not(.player)')) {
        (each as HTMLDetailsElement).open = true;
      }
    });
    await pane.locator('details.player summary').nth(12).click();
    await looker.look(
      'Group, a remainder left out, changes and the preview with everything opened',
    );
    await ways.getByRole('radio').nth(1).check();
    await kuksu.desk.button(t('write')).waitFor({ state: 'detached' });
    await looker.look('Group, inviting');
    await ways.getByRole('radio').nth(2).check();
    await kuksu.preview();
    await kuksu.write();
    await looker.look('Group, written');

    await kuksu.job(t('kuksuRank'));
    await kuksu.preview();
    await looker.look('Rank, cross tables');
    await pane.getByRole('radio', { name: t('kuksuSourceList') }).check();
    await kuksu.askForPreview();
    await pane.getByText(t('refusedTitle')).waitFor();
    await looker.look('Rank, a list that is missing');
    await pane.getByRole('radio', { name: t('kuksuSourcePages') }).check();
    await kuksu.desk.field(t('kuksuPaste')).fill('League B1\nPlayer\tPoints\nAn\t1\nBo\t1\n');
    await kuksu.preview();
    await looker.look('Rank, a page');
  });
});
