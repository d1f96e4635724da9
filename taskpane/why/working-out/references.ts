import type { ReadReference } from '../../workbook/why';
import type { ReferenceNode } from '../formula/node';
import { readFormula, type Formula } from '../formula/parse';
import { keyOf, meaningOf, ownNameMeant, spillMeant, type Meant } from '../formula/references';
import type { Grid, UnknownReason } from '../values/cell';
import { extentsOf, gridOfReference, type Extents } from './read-grid';
import type { FormulaSurroundings } from './surroundings';

/** What a reference comes to. */
export type Resolved =
  | { readonly kind: 'grid'; readonly grid: Grid }
  /** A name that stands for a formula, which is to be worked out in its place. */
  | { readonly kind: 'formula'; readonly formula: Formula }
  | { readonly kind: 'unknown'; readonly why: UnknownReason };

/** The references of a formula, from what was read for them. */
export class References {
  /** How far each sheet is used, so that whole columns are equally long. */
  private readonly extents: Extents;

  constructor(private readonly around: FormulaSurroundings) {
    this.extents = extentsOf(around.read.values());
  }

  read(node: ReferenceNode): Resolved {
    return this.resolved(meaningOf(node, this.around.active));
  }

  /** `A1#` */
  spill(node: ReferenceNode): Resolved {
    return this.resolved(spillMeant(node, this.around.active));
  }

  private resolved(meant: Meant): Resolved {
    if (meant.kind !== 'wanted') return meant;
    const { wanted, part } = meant;
    const { active, read, instead } = this.around;
    const found: ReadReference | undefined = read.get(keyOf(wanted));
    if (found === undefined) return { kind: 'unknown', why: 'reference' };
    if (found.kind === 'formula') {
      const formula = readFormula(found.formula);
      return formula ? { kind: 'formula', formula } : { kind: 'unknown', why: 'noName' };
    }
    if (found.kind === 'noName' && wanted.kind === 'name') {
      // A name of the workbook is also written after a sheet.
      const own = ownNameMeant(wanted.name, active);
      return own.kind === 'formula' ? own : { kind: 'unknown', why: 'noName' };
    }
    if (found.kind !== 'cells') return { kind: 'unknown', why: found.kind };
    const grid = gridOfReference(found, part, active, instead, this.extents);
    return grid ? { kind: 'grid', grid } : { kind: 'unknown', why: 'noTable' };
  }
}
