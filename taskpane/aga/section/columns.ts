import type { Translate } from '../../../language';
import { significant } from '../../../src';
import type { Choice, PlanCell } from '../../plan/plan';
import { blank, centred, figure, number, text, words } from '../../plan/plan-cells';
import { widthFor, type ListColumn } from '../../plan/sheet-parts';
import type { QualifierMade } from './qualifier';
import type { OpenPlayer } from './read';

export interface SectionColumn extends ListColumn {
  readonly key: 'player' | 'id' | 'rating' | 'eligible' | 'order' | 'tie1' | 'tie2';
  readonly cell: (player: OpenPlayer) => PlanCell;
  readonly choice?: Omit<Choice, 'at'>;
}

/** A bold heading leaves room for its filter button, beside centred words on both sides. */
const headed = (title: string, room = 6): number => Math.max(12, title.length + room);
const centredHead = 9;

/** What is typed; the place among it only where the list gave places. */
export function columnsOf(
  { section, present }: QualifierMade,
  t: Translate,
): readonly SectionColumn[] {
  const has = (field: string): boolean => present.includes(field);
  const { open, byPlace } = section;
  const yesNo = [t('agaYes'), t('agaNo')];
  const figureChoice = (whole: boolean, least: number): Omit<Choice, 'at'> => ({
    from: { kind: 'number', whole, least },
    refusal: t('agaFigureRefusal'),
  });
  const tie = (key: 'tie1' | 'tie2', title: string): SectionColumn => ({
    key,
    title,
    kind: 'number',
    width: headed(title),
    cell: ({ row: { values } }) => {
      const value = values[key];
      return value === undefined ? blank('input') : number(value, 'input');
    },
    choice: figureChoice(false, 0),
  });
  return [
    {
      key: 'player',
      title: t('agaPlayer'),
      kind: 'text',
      // The labels of the facts stand in this column, too.
      width: widthFor([...open.map(({ name }) => name), t('agaZero')], { least: 28, most: 48 }),
      cell: ({ name }) => text(name),
    },
    ...(has('id')
      ? [
          {
            key: 'id',
            title: t('agaIdColumn'),
            kind: 'mark',
            width: headed(t('agaIdColumn'), centredHead),
            cell: ({ row }: OpenPlayer) => centred(words(row.values.id)),
          } as const,
        ]
      : []),
    {
      key: 'rating',
      title: t('agaRatingColumn'),
      kind: 'number',
      width: headed(t('agaRatingColumn')),
      cell: ({ rating }) => figure(rating, '0.00', 'input'),
      choice: {
        from: { kind: 'number', whole: false, least: -50 },
        refusal: t('agaRatingRefusal'),
      },
    },
    {
      key: 'eligible',
      title: t('agaEligible'),
      kind: 'mark',
      width: headed(t('agaEligible'), centredHead),
      cell: ({ isEligible }) => centred(text(isEligible ? t('agaYes') : t('agaNo'), 'input')),
      choice: { from: { kind: 'texts', texts: yesNo }, refusal: t('agaYesNoRefusal') },
    },
    {
      key: 'order',
      title: t(byPlace ? 'agaPlace' : 'agaWins'),
      kind: 'number',
      width: headed(t(byPlace ? 'agaPlace' : 'agaWins')),
      cell: ({ score }) => number(significant(Math.abs(score)), 'input'),
      choice: figureChoice(byPlace, byPlace ? 1 : 0),
    },
    ...(has('tie1') ? [tie('tie1', t('agaTie1'))] : []),
    ...(has('tie2') ? [tie('tie2', t('agaTie2'))] : []),
  ];
}
