const rating = ['"Regional"', '"Sectional"'];
const event = ['"Flight A"', '"Bracketed Swiss"'];
const truth = ['TRUE', 'FALSE'];

/**
 * The arguments that take one of a few named values, as formulas write them: they are chosen from a list. A column of
 * names, such as earned rights, is a range.
 */
const named: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'SOF.AWARD': { rating, event },
  'SOF.STRATUM': { rating },
  'SOF.SESSION': { rating, event },
  'SOF.FORMER': {
    rating,
    limit: ['100', '750', '"Unlimited"'],
    type: ['"Pairs"', '"Swiss"', '"Board-a-match"', '"Individual"'],
  },
  'AGA.POINTS': { asSheet: truth },
  'AGA.TABLE': { asSheet: truth },
  'AGA.RESULTS': { asSheet: truth },
  'KGS.FACTOR': { boardSize: ['9', '13', '19'] },
  'KUKSU.DEFAULTTIER': { lostTitle: truth },
};

/** Arguments that may be left out and take a range, by function. */
const ranges: Readonly<Record<string, readonly string[]>> = {
  'SOF.AVERAGE': ['playersPerEntry'],
  'AGA.SEASON': ['ids'],
  'KGS.POINTS': ['calculator'],
  'KGS.TABLE': ['calculator'],
  'KGS.RESULTS': ['calculator', 'counts'],
  'KGS.ANNUAL': ['aliases'],
  'NK.GROUPS': ['rights'],
  'KUKSU.RANK': ['lastTier', 'lastPlace', 'rating'],
};

/** Whether an argument that may be left out takes one value, not a range. */
export function isSingleValue(functionId: string, parameter: string): boolean {
  return ranges[functionId]?.includes(parameter) !== true;
}

/** The values to choose from; undefined for an argument that is typed. */
export function namedValues(functionId: string, parameter: string): readonly string[] | undefined {
  return named[functionId]?.[parameter];
}
