import { significant, type SofEvent } from '../../src';
import type { TextKey, Translate } from '../../language';
import type { Choice, PlanCell } from '../plan/plan';
import { blank, centred, number, text } from '../plan/plan-cells';
import { widthFor, type ListColumn } from '../plan/sheet-parts';
import type { AwardedEvent } from './awarded-event';
import { rankFieldOf, type RankedEntry } from './strata';

/** A typed column of the list. */
export interface TypedColumn extends ListColumn {
  readonly key: TypedKey;
  readonly cell: (entry: RankedEntry) => PlanCell;
  /** What may be typed; columns without it are not typed into. */
  readonly choice?: Omit<Choice, 'at'>;
}

export type TypedKey =
  | 'number'
  | 'entry'
  | 'section'
  | 'stratum'
  | 'order'
  | 'orderB'
  | 'orderC'
  | 'players'
  | `holdings${number}`;

/** Room for a heading beside its filter button. */
const headedBy = (title: string, least: number): number => Math.max(least, title.length + 6);

/** What stands in the list of entries. */
export function typedColumns(event: AwardedEvent, t: Translate): readonly TypedColumn[] {
  const { entries, listed, terms, present } = event;
  const has = (field: string): boolean => present.includes(field);
  const names = entries.map(({ name }) => name);
  const anyNumber = { kind: 'number', whole: false } as const;
  const held = Math.max(listed.playerColumns, 1);
  const orderColumns = ((): readonly TypedColumn[] => {
    if (listed.hasScores) return [orderColumn('A', t('sofScore'), -1_000_000)];
    const strata: readonly SofEvent.Stratum[] = terms.isStratified ? ['A', 'B', 'C'] : ['A'];
    return strata
      .filter((stratum) => stratum === 'A' || rankFieldOf(stratum, present) !== 'rank')
      .map((stratum) => orderColumn(stratum, t(rankTitles[stratum]), 1));
  })();
  function orderColumn(stratum: SofEvent.Stratum, title: string, least: number): TypedColumn {
    return {
      key: stratum === 'A' ? 'order' : `order${stratum}`,
      title,
      kind: 'number',
      // A long title takes two lines.
      width: Math.max(12, Math.ceil(title.length / 2) + 8),
      cell: ({ scores }) => {
        const score = scores[stratum];
        if (score === undefined) return blank('input');
        return number(listed.hasScores ? significant(score) : -score, 'input');
      },
      choice: {
        from: { ...anyNumber, least, whole: !listed.hasScores },
        refusal: t('sofOrderRefusal'),
      },
    };
  }
  const heldCell = ({ holdings }: RankedEntry, i: number): PlanCell => {
    const value = holdings[i];
    return value === undefined ? blank('input') : number(value, 'input');
  };
  const textColumn = (key: 'number' | 'section', title: string): TypedColumn => ({
    key,
    title,
    kind: 'mark',
    width: headedBy(title, 8),
    cell: ({ row }) => {
      const value = row.values[key];
      return centred(value === undefined ? blank() : text(value));
    },
  });
  return [
    ...(has('number') ? [textColumn('number', t('sofNumber'))] : []),
    {
      key: 'entry',
      title: t(terms.unit === 'pairs' ? 'sofPair' : 'sofTeam'),
      kind: 'text',
      width: widthFor(names, { least: 28 }),
      cell: ({ name }) => text(name),
    },
    ...(has('section') ? [textColumn('section', t('sofSection'))] : []),
    ...(terms.isStratified
      ? [
          {
            key: 'stratum',
            title: t('sofStratum'),
            kind: 'mark',
            width: 14,
            cell: ({ stratum }: RankedEntry) => centred(text(stratum, 'input')),
            choice: {
              from: { kind: 'texts', texts: ['A', 'B', 'C'] },
              refusal: t('sofStratumRefusal'),
            },
          } as const,
        ]
      : []),
    ...orderColumns,
    ...Array.from({ length: held }, (_, i): TypedColumn => {
      const title = held === 1 ? t('sofHeldTotal') : t('sofHeldOf', { player: i + 1 });
      return {
        key: `holdings${i + 1}`,
        title,
        kind: 'number',
        width: headedBy(title, 16),
        cell: (entry) => heldCell(entry, i),
        choice: { from: { ...anyNumber, least: 0 }, refusal: t('sofHeldRefusal') },
      };
    }),
    ...(listed.playerColumns === 0 && has('playersPerEntry')
      ? [
          {
            key: 'players',
            title: t('sofPlayersPerEntry'),
            kind: 'number',
            width: 10,
            cell: ({ size }: RankedEntry) => number(size, 'input'),
            choice: {
              from: { kind: 'number', whole: true, least: 2 },
              refusal: t('sofSizeRefusal'),
            },
          } as const,
        ]
      : []),
  ];
}

const rankTitles = {
  A: 'sofRank',
  B: 'sofRankB',
  C: 'sofRankC',
} as const satisfies Record<SofEvent.Stratum, TextKey>;
