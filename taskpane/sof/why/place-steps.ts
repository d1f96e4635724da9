import { sentence, type Sentence } from '../../../language';
import type { FigureStep } from '../../why/figures/figure';
import { fieldNames, isRankedIn, type Awards, type AwardsEntry, type RankField } from './awards';

interface PlaceFound {
  readonly steps: readonly FigureStep[];
  /** As the sheet shows it: `1`, `2/3`; empty without one. */
  readonly place: string;
}

/** The place of an entry in a field: who stands before it, and who is level (S13). */
export function placeOf(
  { entries, hasScores }: Awards,
  own: AwardsEntry,
  field: RankField,
): PlaceFound {
  const { stratum = '' } = own;
  const order = own.order[field];
  if (!isRankedIn(own, field)) {
    const what = sentence('sofCellNotRanked', { stratum, field: sentence(fieldNames[field]) });
    return { steps: [{ clause: 'S8', what }], place: '' };
  }
  if (order === undefined) {
    return { steps: [{ what: sentence('sofCellNoOrder') }], place: '' };
  }
  const others = entries.filter((each) => each !== own && isRankedIn(each, field));
  const orderOf = (each: AwardsEntry): number | undefined => each.order[field];
  const before = others.filter((each) => {
    const other = orderOf(each);
    return other !== undefined && (hasScores ? other > order : other < order);
  });
  const level = others.filter((each) => orderOf(each) === order);
  const first = before.length + 1;
  const last = first + level.length;
  const names = level.map(({ name }) => name);
  const sum = [before.length, 1];
  return {
    steps: [
      { what: beforeInWords(before.length, order, hasScores), value: before.length },
      level.length === 0
        ? { what: sentence('sofCellPlaceAlone'), sum, value: first }
        : {
            clause: 'S13',
            what: sentence('sofCellLevel', { names, first, last }),
            sum,
            value: first,
          },
    ],
    place: level.length === 0 ? String(first) : `${first}/${last}`,
  };
}

function beforeInWords(count: number, value: number, hasScores: boolean): Sentence {
  if (count === 0) {
    return sentence(hasScores ? 'sofCellNobodyHigher' : 'sofCellNobodyBefore', { value });
  }
  return sentence(hasScores ? 'sofCellHigher' : 'sofCellBefore', { count, value });
}
