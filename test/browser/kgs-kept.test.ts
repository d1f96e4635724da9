import { expect, jest, test } from '@jest/globals';
import type { CheckedYear } from '../checkers/kgs-year';
import { KgsDirector } from '../drivers/kgs';
import { addHeld, expectTotals } from '../drivers/kgs-checked';
import { oneOf } from '../support/sampled';
import { halves, july, type SampleTournament } from '../taskpane/kgs/support/sample-year';
import { freshWorkbenches } from './support/fresh-workbench';

const workbenches = freshWorkbenches();
jest.setTimeout(600_000);

const yearOf = (...tournaments: readonly SampleTournament[]): CheckedYear => ({
  tournaments,
  aliases: [],
  points: [],
});

test.each(
  oneOf([
    ['en', ''],
    ['nl', '?locale=nl-NL'],
  ] as const),
)(
  'A tournament is taken back whole, and neither a typed cell nor a tournament of the year is written over (%s)',
  async (language, search) => {
    const kgs = new KgsDirector(await workbenches.desk(search, language));
    const { t } = kgs;
    await kgs.newYear([]);
    const results = await kgs.sheet.add();
    await addHeld(kgs, results, july, yearOf(july));

    // The second tournament, undone from the pane.
    const second = { ...halves, name: 'Once more' };
    await kgs.add(results, second);
    await expectTotals(kgs, yearOf(july, second));
    await kgs.desk.button(t('undo')).click();
    await kgs.desk.status.getByText(t('undoneTitle', { title: 'Once more' })).waitFor();
    await kgs.desk.open.calculated();
    await expectTotals(kgs, yearOf(july));
    const yearSheet = t('kgsSheetYear');
    expect(await kgs.sheet.values(`${yearSheet}!C1:C9`)).toEqual([
      [null],
      [null],
      [null],
      [null],
      [null],
      [''],
      [null],
      [null],
      [null],
    ]);

    // The director has typed the players of another one: that cell is asked about, and kept.
    await kgs.desk.open.select(`${yearSheet}!C1`);
    await kgs.desk.open.type('New Year');
    await kgs.sheet.paste(`${yearSheet}!C2`, [[14], [9], [9], [1]]);
    await kgs.pasteResults(results, second);
    await kgs.job(t('kgsAddTournament'));
    await kgs.useSelection();
    await kgs.desk.field(t('kgsTournament')).selectOption({ label: 'New Year' });
    await kgs.preview();
    await kgs.desk.button(t('write')).click();
    const question = kgs.desk.pane.getByRole('dialog');
    await question.getByText(`${yearSheet}!C2`).waitFor();
    await question.getByRole('button', { name: t('cancel') }).click();
    await kgs.desk.status.getByText(t('kept')).waitFor();
    expect(await kgs.sheet.values(`${yearSheet}!C2`)).toEqual([[14]]);
    await expectTotals(kgs, yearOf(july));

    // What is there already is not added twice.
    await kgs.openForm();
    await kgs.desk.field(t('kgsTournament')).selectOption('');
    await kgs.desk.field(t('kgsTournamentName')).fill('july 2012');
    await kgs.desk.pane
      .getByText(t('kgsHasResults', { name: 'July 2012', address: `${yearSheet}!B1` }))
      .first()
      .waitFor();
  },
);
