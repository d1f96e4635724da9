import { describe, jest, test } from '@jest/globals';
import type { CheckedYear } from '../checkers/kgs-year';
import {
  fixedPoints,
  july,
  lent,
  sampleAliases,
  sampleTournaments,
  september,
  type SampleTournament,
} from '../taskpane/kgs/support/sample-year';
import type { BrowserDesk } from '../drivers/browser-desk';
import { KgsDirector } from '../drivers/kgs';
import { addHeld, expectTotals } from '../drivers/kgs-checked';
import { freshWorkbenches } from './support/fresh-workbench';
import { oneOf } from '../support/sampled';
import { isFull } from '../support/tier';

const workbenches = freshWorkbenches();
jest.setTimeout(600_000);

/** The tournaments of the year; `npm test` leaves out those in which nothing is corrected and no account is lent: the unit tests have them. */
const held = isFull ? sampleTournaments : [july, september, lent];

const aliasRows = sampleAliases.map(({ account, event, engine }) => [
  account,
  event ?? null,
  engine,
]);

/** Column by column: the workbench's grid pastes nothing across frozen columns, which Excel does. */
async function pasteAliases(kgs: KgsDirector<BrowserDesk>, rows: typeof aliasRows): Promise<void> {
  for (const [column, letter] of ['A', 'B', 'C'].entries()) {
    const cells = rows.map((row) => [row[column] ?? null]);
    const first = cells.findIndex(([cell]) => cell !== null);
    if (first === -1) continue;
    const address = `${kgs.t('kgsSheetEngines')}!${letter}${4 + first}`;
    await kgs.sheet.paste(address, cells.slice(first));
  }
}

describe.each(
  oneOf([
    ['with fixed points, in English, blank cells being 0', '?blanks=zero', 'en', fixedPoints],
    ['by the calculator, in Dutch, blank cells being null', '?blanks=null&locale=nl-NL', 'nl', []],
  ] as const),
)('A whole year %s', (_, search, language, points) => {
  test('tournaments, lent accounts and a correction come to the totals of the independent computation', async () => {
    const kgs = new KgsDirector(await workbenches.desk(search, language));
    const year = (...tournaments: readonly SampleTournament[]): CheckedYear => ({
      tournaments,
      aliases: sampleAliases,
      points,
    });

    await kgs.newYear(points);
    const results = await kgs.sheet.add();
    const added: SampleTournament[] = [];
    for (const tournament of held) {
      added.push(tournament);
      await addHeld(kgs, results, tournament, year(...added));
      // Accounts are lent in a tournament once that stands in Year.
      if (tournament === september) await pasteAliases(kgs, aliasRows.slice(0, 2));
    }
    await pasteAliases(kgs, aliasRows);
    await expectTotals(kgs, year(...added));

    // A correction: gnubot won a game more in July.
    await kgs.desk.open.select('July 2012!C13');
    await kgs.desk.open.type('4');
    const corrected = {
      ...july,
      entrants: july.entrants.map((each) =>
        each.account === 'gnubot' ? { ...each, wins: 4 } : each,
      ),
    };
    await expectTotals(kgs, year(corrected, ...added.slice(1)));
  });
});
