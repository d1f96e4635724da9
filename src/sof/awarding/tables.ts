/**
 * The tables that entries make (S3, E22): two pairs make one, a team is one. A sit-out makes a half table, which counts as a full one.
 *
 * @param unit pairs or teams
 * @param sections entries in each section; pairs of two sections do not meet
 * @returns the tables as played, with halves, and as they count
 */
export function tablesOf(
  unit: 'pairs' | 'teams',
  sections: readonly number[],
): { readonly played: number; readonly counted: number } {
  const share = unit === 'pairs' ? 2 : 1;
  let played = 0;
  let counted = 0;
  for (const entries of sections) {
    played += entries / share;
    counted += Math.ceil(entries / share);
  }
  return { played, counted };
}
