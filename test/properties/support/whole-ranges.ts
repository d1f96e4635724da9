/**
 * The functions that look at several cells together or fill several by themselves, with those of their arguments that
 * take a whole range. Their other arguments need a single cell.
 *
 * A function that is not named here applies its rule cell by cell: every argument may be a range, and the result
 * spills as with Excel's own functions.
 */
export const wholeRanges: ReadonlyMap<string, readonly string[]> = new Map([
  ['SOF.PLACES', []],
  ['SOF.AVERAGE', ['holdings', 'playersPerEntry']],
  ['SOF.RESULTS', ['scores']],
  ['AGA.TABLE', []],
  ['AGA.RESULTS', ['places']],
  ['AGA.AVERAGE', ['ratings']],
  ['AGA.SEASON', ['players', 'events', 'points', 'ids']],
  ['KGS.PLAYERS', ['played', 'scheduled', 'removed']],
  ['KGS.TABLE', ['calculator']],
  ['KGS.RESULTS', ['wins', 'sos', 'sodos', 'calculator', 'counts']],
  ['KGS.ANNUAL', ['accounts', 'events', 'points', 'aliases']],
  ['KGS.CHECK', ['wins', 'sos', 'sodos']],
  ['NK.GROUPS', ['strengths', 'rights']],
  ['NK.SLIDE', []],
  ['NK.FOLD', []],
  ['NK.PROGRESS', []],
  ['KUKSU.SIZES', []],
  ['KUKSU.SODOS', ['crosstable']],
  ['KUKSU.RANK', ['points', 'sodos', 'lastTier', 'lastPlace', 'rating']],
  ['KUKSU.SNAKE', ['ratings']],
]);

/** The arguments of functions that otherwise go cell by cell. */
export const wholeArguments: ReadonlyMap<string, readonly string[]> = new Map([
  ['KGS.POINTS', ['calculator']],
]);
