import type { Translate } from '../../language';
import { areaName, cellName } from '../plan/address';
import { fixed } from '../plan/named-area';
import type { Choice, NewBlock, PlanCell } from '../plan/plan';
import { aligned, blank, entry, formula, number, text } from '../plan/plan-cells';
import type { AwardedEvent } from './awarded-event';
import {
  cellsHere,
  listChecks,
  termsCheckFormula,
  type CheckedList,
  type ListWords,
  type TermCheck,
} from './checks';
import { at, columnOf, firstCheck, rows } from './event-cells';
import { termTests, type Ranks, type TermCells, type TermWords } from './formulas';

/** The words that the cells of the terms may hold. */
export function termWords({ terms: { unit } }: AwardedEvent, t: Translate): TermWords {
  const kinds = [t('sofOpen'), 'Flight A', ...(unit === 'teams' ? ['Bracketed Swiss'] : [])];
  return { kinds, unlimited: t('sofUnlimited') };
}

/** What the event is: inputs, but for what the formulas themselves depend on. */
export function termsBlock(
  event: AwardedEvent,
  given: { readonly cells: TermCells; readonly words: TermWords },
  t: Translate,
): NewBlock {
  const { terms, date } = event;
  const { kinds, unlimited } = given.words;
  const cell = (row: keyof typeof rows): string => cellName(rows[row], 1);
  const fact = (label: string, value: PlanCell): PlanCell[] => [
    text(label, 'label'),
    aligned(value, 'left'),
  ];
  const whole = (row: keyof typeof rows, least: number, refusal: string): Choice => ({
    at: cell(row),
    from: { kind: 'number', whole: true, least },
    refusal,
  });
  const texts = (row: keyof typeof rows, allowed: readonly string[]): Choice => ({
    at: cell(row),
    from: { kind: 'texts', texts: allowed },
    refusal: t('sofChooseRefusal'),
  });
  return {
    at: cellName(rows.date, 0),
    cells: [
      fact(t('sofDate'), entry(date)),
      fact(t('sofUnit'), text(t(terms.unit === 'pairs' ? 'sofPairs' : 'sofTeams'))),
      fact(t('sofSessions'), number(terms.sessions, 'input')),
      fact(t('sofRating'), text(terms.rating, 'input')),
      fact(t('sofRestrictions'), number(terms.restrictions, 'input')),
      fact(
        t('sofKind'),
        terms.isStratified
          ? text(t('sofStratified'))
          : text(terms.event === '' ? t('sofOpen') : terms.event, 'input'),
      ),
      fact(
        t('sofLimit'),
        typeof terms.limit === 'number' ? number(terms.limit, 'input') : text(unlimited, 'input'),
      ),
    ],
    lines: [cell('date'), cell('limit')].concat(
      areaName({ row: rows.sessions, column: 1, rows: 3, columns: 1 }),
      terms.isStratified ? [] : [cell('kind')],
    ),
    choices: [
      whole('sessions', 1, t('sofSessionsRefusal')),
      texts('rating', ['Regional', 'Sectional']),
      whole('restrictions', 0, t('sofRestrictionsRefusal')),
      ...(terms.isStratified ? [] : [texts('kind', kinds)]),
      texts('limit', [unlimited, '750', '100']),
    ],
  };
}

/** What is wrong with the terms and the list, beside the terms. */
export function checksBlock(
  event: AwardedEvent,
  given: { readonly cells: TermCells; readonly words: TermWords },
  checked: CheckedList,
  t: Translate,
): NewBlock {
  const ofTerms = termsCheckFormula(termChecks(event, given, t));
  const all = [ofTerms, ...listChecks(checked, listWords(event, t))];
  return {
    at: firstCheck,
    cells: all.map((each) => [each === '' ? blank() : formula(each, 'warning')]),
  };
}

function listWords({ terms: { unit }, listed }: AwardedEvent, t: Translate): ListWords {
  const cells = cellsHere;
  const nobodyIn = (stratum: string): string => t('sofNoteNobodyIn', { stratum });
  return {
    name: t('sofNoteName', { cells }),
    outside: t('sofNoteOutside', { cells }),
    stratum: t('sofNoteStratum', { cells }),
    section: t('sofNoteSection', { cells }),
    order: t(listed.hasScores ? 'sofNoteScore' : 'sofNoteRank', { cells }),
    held: t('sofNoteHeld', { cells }),
    size: t(unit === 'pairs' ? 'sofNoteSizePair' : 'sofNoteSizeTeam', { cells }),
    nobody: t('sofNoteNobody'),
    nobodyIn: { A: t('sofNoteNobodyA'), B: nobodyIn('B'), C: nobodyIn('C') },
  };
}

/** What has to stand in each cell that is typed on the sheet of the event. */
function termChecks(
  { terms, tablesTyped }: AwardedEvent,
  { cells, words }: { readonly cells: TermCells; readonly words: TermWords },
  t: Translate,
): readonly TermCheck[] {
  const check = (cell: string, test: string, label: string, fix: string): TermCheck => ({
    ...{ cell, test },
    words: t('sofCheckTerm', { name: label, address: cellsHere, fix }),
  });
  const [choose, number] = [t('sofChooseRefusal'), t('sofTablesRefusal')];
  const depths: readonly (readonly [Ranks, string])[] = [
    ['A', t('sofDepthA')],
    ...(terms.isStratified
      ? ([
          ['B', t('sofDepthB')],
          ['C', t('sofDepthC')],
        ] as const)
      : []),
  ];
  const { sessions, rating, restrictions, kind, limit } = cells;
  return [
    check(sessions, termTests.sessions(sessions), t('sofSessions'), t('sofSessionsRefusal')),
    check(rating, termTests.rating(rating), t('sofRating'), choose),
    check(
      restrictions,
      termTests.restrictions(restrictions),
      t('sofRestrictions'),
      t('sofRestrictionsRefusal'),
    ),
    ...(kind === undefined ? [] : [check(kind, termTests.kind(kind, words), t('sofKind'), choose)]),
    check(limit, termTests.limit(limit, words), t('sofLimit'), choose),
    ...(tablesTyped === undefined
      ? []
      : [check(at('tables', 1), termTests.tables(at('tables', 1)), t('sofTables'), number)]),
    ...depths.map(([which, label]) => {
      const cell = at('depth', columnOf[which]);
      const words = t('sofCheckDepth', {
        ...{ name: label, address: cellsHere, fix: t('sofDepthRefusal') },
      });
      return { cell, test: termTests.depth(cell), words };
    }),
    ...terms.comparisons.map((_, i) => {
      const cell = fixed({ row: rows.session + i, column: 1, rows: 1, columns: 1 });
      const label = t('sofSessionTables', { number: i + 1 });
      return check(cell, termTests.tables(cell), label, number);
    }),
  ];
}
