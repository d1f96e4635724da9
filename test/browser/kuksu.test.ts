import { describe, expect, jest } from '@jest/globals';
import { KuksuDirector } from '../drivers/kuksu';
import { freshWorkbenches } from './support/fresh-workbench';
import { oneOf } from '../support/sampled';
import { testInTurn } from '../support/in-full';
import { Looker, walks } from './support/looker';
import type { Entry } from '../checkers/kuksu-cycle';

type Row = (string | number | null)[];

/** Invented players, the strongest first; two of them are equally strong. */
const initials = 'ABCDEFGHIJKLMNOPQRSTUVWXY';
const firstCycle: readonly Entry[] = Array.from({ length: 47 }, (_, index) => {
  const letter = initials.charAt(index % initials.length);
  const name =
    index === 21 ? 'Zoe Zonder' : `${letter}${'aeiou'.charAt(index % 5)}n ${letter}-${index}`;
  return { name, rating: 2600 - 23 * (index === 30 ? 29 : index), pin: null, last: null };
});

const HOLDER = 'Kiyo Houder';

const workbenches = freshWorkbenches();
jest.setTimeout(300_000);

/** In each run one system shows that its jobs need no mouse: see kgs-year.test.ts and nk.test.ts. */
testInTurn(1, 3)(
  'A cycle is grouped, changed, written and undone by keyboard alone, in Dutch',
  async () => {
    const kuksu = new KuksuDirector(await workbenches.desk('?locale=nl-NL', 'nl'));
    const { t } = kuksu;
    const { open } = kuksu.desk;
    const { keyboard } = open.page;
    const entries = await kuksu.enter([
      ['Naam', 'Rating'],
      ...firstCycle.slice(0, 16).map(({ name, rating }): Row => [name, rating]),
    ]);
    const before = await kuksu.sheet.names();

    await kuksu.view('viewFunctions');
    await kuksu.desk.pane.getByRole('searchbox').focus();
    await kuksu.desk.tabTo(t('kuksu-group'));
    await keyboard.press('Enter');
    await kuksu.opened(t('kuksu-group'));
    await kuksu.desk.typePlace(`${entries}!A1:B17`);
    await kuksu.desk.tabTo(t('withoutList'));
    await keyboard.press('Space');
    await kuksu.desk.tabTo(t('preview'));
    await keyboard.press('Enter');
    await kuksu.desk.button(t('write')).waitFor();
    await kuksu.desk.focusOn(t('preview'));

    // The weakest player is pinned to A: who moves is told where the focus goes.
    const weakest = firstCycle[15]?.name ?? '';
    await kuksu.desk.tabTo(`★ ${weakest}`);
    await keyboard.press('Enter');
    await kuksu.desk.tabTo(t('kuksuPinTo'));
    await keyboard.press('ArrowDown');
    await kuksu.desk.pane.getByText(`${weakest}: van B1 naar A`).waitFor();
    await kuksu.desk.focusOn(t('kuksuWhatIf'));
    await kuksu.desk.tabTo(t('write'));
    await keyboard.press('Enter');
    await kuksu.desk.button(t('undo')).waitFor();
    await open.calculated();
    expect(
      (await kuksu.sheet.values('Groepen!B5:H14')).find(([, , name]) => name === weakest),
    ).toEqual([
      ...['A', 10, weakest, firstCycle[15]?.rating, null, null],
      'Door de wedstrijdleiding vastgezet in niveau 1 (groep A). Geen standaardniveau: speelde vorige cyclus niet mee.',
    ]);
    expect(await kuksu.sheet.names()).toEqual([...before, 'Groepen', 'Groep A', 'Groep B1']);
    await kuksu.desk.button(t('undo')).focus();
    await keyboard.press('Enter');
    await kuksu.desk.status.getByText(t('undoneTitle', { title: t('kuksuCycleTitle') })).waitFor();
    expect(await kuksu.sheet.names()).toEqual(before);
  },
);

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

/** Looks at views in turn with kgs-year.test.ts, scenes.test.ts and check.test.ts; those of the NK, which are many: nk-views.test.ts. */
const walk = testInTurn(2, 6);

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

    await kuksu.job(t('kuksu-group'));
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

    await kuksu.job(t('kuksu-rank'));
    await kuksu.askForPreview();
    await pane.getByText(t('refusedTitle')).waitFor();
    await looker.look('Rank, cross tables without a game');
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
