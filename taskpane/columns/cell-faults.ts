import { existing } from '../../src/existing';
import { sentence, type Sentence } from '../../language';
import type { Place } from '../plan/place';
import type { Finding } from '../plan/plan';
import { called } from './column-check';
import type { Field, Fields } from './fields';

/** A cell that cannot be read: why, and whose it is. */
interface CellFault {
  readonly why: Sentence;
  readonly at: Place;
  /** The name in its row with its address, or the address alone. */
  readonly whose: string;
}

/** Up to so many cells with the same cause are told of one by one. */
const mostToldEach = 3;

/** So many others are named where one sentence stands for all. */
const mostNamed = 6;

/** The cells of a list that cannot be read, column by column: one sentence for each cause, and one that a column may be left out. */
export class CellFaults<F extends Fields> {
  private readonly read = new Set<keyof F>();
  private readonly byColumn = new Map<keyof F, Map<string, CellFault[]>>();

  constructor(
    private readonly fields: F,
    /** Whether the list can be read without the column of a field. */
    private readonly mayBeLeftOut: (key: keyof F) => boolean,
  ) {}

  /** A cell of a column was read: then it is no column of something else. */
  isRead(key: keyof F): void {
    this.read.add(key);
  }

  add(key: keyof F, fault: CellFault): void {
    const causes = this.byColumn.get(key) ?? new Map<string, CellFault[]>();
    const code = (fault.why as { readonly code?: string }).code ?? '';
    causes.set(code, [...(causes.get(code) ?? []), fault]);
    this.byColumn.set(key, causes);
  }

  /** In the order of the cells. */
  refusals(): readonly Finding[] {
    const found = [...this.byColumn].flatMap(([key, causes]) => {
      const all = [...causes.values()];
      const [first, ...others] = all.flatMap(oneForAll);
      const field: Field | undefined = this.fields[key];
      if (!first || !field) return [];
      const isOther = !this.read.has(key) && all.flat().length > 1;
      if (!isOther || !this.mayBeLeftOut(key)) return [first, ...others];
      const values = { why: first.sentence as Sentence, name: called(field.label) };
      return [{ ...first, sentence: sentence('cellOrLeaveOut', values) }, ...others];
    });
    const order = ({ at }: Finding, by: 'row' | 'column'): number => at?.area[by] ?? 0;
    return found.sort(
      (a, b) => order(a, 'row') - order(b, 'row') || order(a, 'column') - order(b, 'column'),
    );
  }
}

function oneForAll(faults: readonly CellFault[]): readonly Finding[] {
  if (faults.length <= mostToldEach) return faults.map(({ why, at }) => ({ sentence: why, at }));
  const [{ why, at }, ...others] = [existing(faults[0]), ...faults.slice(1)];
  const named = others.slice(0, mostNamed).map(({ whose }) => whose);
  const count = others.length - named.length;
  const more = count === 0 ? [] : [sentence('cellsMore', { count })];
  return [{ sentence: sentence('cellsAlike', { why, others: [...named, ...more] }), at }];
}
