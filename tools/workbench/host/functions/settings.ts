/**
 * How blank cells arrive at parameters of type any. Excel differs by platform and build, and no requirement
 * set tells which (office-js issues 4702, 1951, 5262): older desktops send 0, the web and newer builds null;
 * '' has been seen inside ranges only, so a blank scalar arrives as null under 'emptyText'.
 */
export type Blanks = 'zero' | 'null' | 'emptyText';

/**
 * What happens when a range of several cells is given to a parameter declared as a single value. Reports say
 * #CALC! ("Unliftable Array": office-js-docs-pr issue 2238, office-js-snippets issue 340). 'lift' calls the
 * function per cell, as Excel does with its own functions, in case current builds do.
 */
export type RangeToScalar = 'calcError' | 'lift';

export interface CallingSettings {
  readonly blanks: Blanks;
  readonly rangeToScalar: RangeToScalar;
  /** From the metadata: allowErrorForDataTypeAny. */
  readonly allowErrors: boolean;
}
