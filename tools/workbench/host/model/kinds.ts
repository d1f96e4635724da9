import type { Area } from '../../grid/grid';
import type { Environment } from './environment';

/** The objects that others lead to, by kind, and what stands behind each. */
export interface Kinds {
  readonly Range: { readonly env: Environment; readonly area: Area };
  /** Several rectangles of one sheet. */
  readonly RangeAreas: { readonly env: Environment; readonly areas: readonly Area[] };
  readonly Table: { readonly env: Environment; readonly id: string };
  readonly Worksheet: { readonly env: Environment; readonly id: string };
}
