import { expect, jest } from '@jest/globals';
import { KuksuDirector } from '../drivers/kuksu';
import { testInTurn } from '../support/in-full';
import { freshWorkbenches } from './support/fresh-workbench';
import { firstCycle, type Row } from './support/kuksu-cycle';

const workbenches = freshWorkbenches();
jest.setTimeout(300_000);

/** In each run one system shows that its jobs need no mouse: see kgs-keyboard.test.ts and nk.test.ts. */
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
    await kuksu.desk.tabTo(t('kuksuGroup'));
    await keyboard.press('Enter');
    await kuksu.opened(t('kuksuGroup'));
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
