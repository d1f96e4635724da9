import { checkOn, sharedOf } from '../../sheets/read-list';
import { sentence } from '../../../src/language';
import { allCounted, lostLines, withWay } from '../../sheets/season';
import { sheetOfCells } from '../../sheets/sheet-names';
import { sharing } from '../../jobs/texts/views/SheetsToShare';
import { shownNumber } from '../../sheets/notation';
import { sheetsNamed, type WrittenKinds } from '../../jobs/texts/written/texts';
import { resultList, sheetFaults } from '../results/result-list';
import { tableName, yearNames } from '../year/layout';
import { totalsList, totalsOfYear } from '../year/lists';
import { readAt } from '../../sheets/source';

/** The totals of a year, in its table by tournament, and the results of the tournament whose sheet is in front. */
export const resultsToShare: WrittenKinds = {
  kinds: [
    {
      faults: (table) => lostLines(table, totalsOfYear),
      said: (finding) => ({ ...finding, sentence: withWay(finding.sentence, 'kgsPutBack') }),
      columns: sharedOf(totalsList),
      more: { shown: shownNumber, before: 'kgsAccount' },
    },
    {
      sorted: true,
      faults: sheetFaults,
      columns: sharedOf(resultList),
    },
  ],
  sheets: (facts) => sheetsNamed(facts, [tableName, yearNames.lines]),
  also: (facts) => sheetOfCells(facts, yearNames.lines),
  // What the totals leave out, the annual table does too.
  told: function* (facts, also) {
    yield;
    const [totals] = readAt(also, sheetOfCells(facts, yearNames.lines));
    const check = totals && checkOn(totals, 'kgsYearCheck');
    if (!check || check.says === '' || check.says === allCounted) return new Map();
    const what = sentence('kgsShareCheck');
    const sheets = sheetsNamed(facts, [tableName, yearNames.lines]);
    return new Map(sheets.map((sheet) => [sheet, [{ sentence: what, at: check.at }]]));
  },
};

/** Results and totals of a year as text and as HTML. */
export const ShareJob = sharing(resultsToShare);
