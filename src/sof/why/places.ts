import { significant } from '../../numbers/significant';
import { placeAward, type FirstAward, type PlaceWorking } from '../place-award';
import type { TieWorking } from '../results';
import type { SofStepList } from '../steps';

export function tellPlace(working: PlaceWorking, steps: SofStepList): number {
  tellFirst(working.first, steps);
  tellShare(working, steps);
  return working.hundredths / 100;
}

export function tellTie(
  { first, from, to, last, sessions, award }: TieWorking,
  steps: SofStepList,
): number {
  tellFirst(first, steps);
  const awards: number[] = [];
  for (let place = from; place <= last; place++) {
    const paid = placeAward(first, place, sessions);
    tellShare(paid, steps);
    awards.push(paid.hundredths / 100);
  }
  const entries = to - from + 1;
  if (awards.length === 0) {
    steps.add('S13', 'unpaid', { from, to }, award);
  } else if (entries > 1) {
    const mean = significant(awards.reduce((sum, each) => sum + each, 0) / entries);
    steps.add('S13', 'tiedAward', { from, to, awards }, mean);
    steps.rounded('S13', mean, 2, award);
  }
  return award;
}

function tellFirst({ given, hundredths }: FirstAward, steps: SofStepList): void {
  const rounded = hundredths / 100;
  if (rounded !== given) steps.add('S11', 'firstRounded', { first: given }, rounded);
}

/** S10, S11 */
function tellShare(working: PlaceWorking, steps: SofStepList): void {
  const { first, place, sessions, last, part, of, hundredths } = working;
  const values = { first: first.hundredths / 100, place, sessions, last };
  const unrounded = significant((first.hundredths * part) / of / 100);
  steps.add('S10', rule(working), values, unrounded);
  steps.rounded('S11', unrounded, 2, hundredths / 100);
}

function rule({ place, sessions, last }: PlaceWorking): 'quarterLess' | 'overPlace' | 'bySessions' {
  if (place <= last) return 'quarterLess';
  return sessions === 1 ? 'overPlace' : 'bySessions';
}
