import { checkOn, sharedOf } from '../../sheets/read-list';
import { sentence } from '../../../src/language';
import { allCounted, brokenSaid, isSaidByCheck, lostLines, withWay } from '../../sheets/season';
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
  also: (facts) => [yearNames.lines, tableName].flatMap((name) => sheetOfCells(facts, name)),
  // What the totals leave out, the annual table does too: both checks look at the same.
  told: function* (facts, also) {
    yield;
    const [check] = [yearNames.lines, tableName].flatMap((name) => {
      const [sheet] = readAt(also, sheetOfCells(facts, name));
      const found = sheet && checkOn(sheet, 'kgsYearCheck');
      if (!found || found.says === allCounted || !isSaidByCheck(found.says)) return [];
      // What breaks the table alone is said of it.
      return name === tableName && brokenSaid(found.says, found.at) ? [] : [found];
    });
    if (!check) return new Map();
    const what = sentence('kgsShareCheck');
    const sheets = sheetsNamed(facts, [tableName, yearNames.lines]);
    return new Map(sheets.map((sheet) => [sheet, [{ sentence: what, at: check.at }]]));
  },
};

/** Results and totals of a year as text and as HTML. */
export const ShareJob = sharing(resultsToShare);
