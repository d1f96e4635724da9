import type { Translate } from '../../language';
import { areaName, cellName } from '../plan/address';
import type { Choice, NewBlock, PlanCell } from '../plan/plan';
import { aligned, entry, number, text } from '../plan/plan-cells';
import type { AwardedEvent } from './awarded-event';
import { rows } from './event-cells';

/** What the event is: inputs, but for what the formulas themselves depend on. */
export function termsBlock({ terms, date }: AwardedEvent, t: Translate): NewBlock {
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
  const kinds = [t('sofOpen'), 'Flight A', ...(terms.unit === 'teams' ? ['Bracketed Swiss'] : [])];
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
        typeof terms.limit === 'number'
          ? number(terms.limit, 'input')
          : text(t('sofUnlimited'), 'input'),
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
      texts('limit', [t('sofUnlimited'), '750', '100']),
    ],
  };
}
