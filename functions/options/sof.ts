import { sofAward, sofFormer, sofSession, sofStratum } from '../../src/sof/formulas';

/** The rules of SOF with their options in a row, as the arguments of a formula are. */
type Award = ReturnType<typeof sofAward>;
type Rating = number | string | undefined;

export function awardOf(
  average: number,
  tables: number,
  sessions: number | undefined,
  rating: Rating,
  restrictions: number | undefined,
  event: string | undefined,
): Award {
  // Most formulas of a sheet name the field only, and the rule is quickest without options.
  const isPlain = (sessions ?? rating ?? restrictions ?? event) === undefined;
  return isPlain
    ? sofAward(average, tables)
    : sofAward(average, tables, { sessions, rating, restrictions, event });
}

export function stratumOf(
  fieldAverage: number,
  fieldTables: number,
  ownAverage: number,
  ownTables: number,
  sessions: number | undefined,
  rating: Rating,
  restrictions: number | undefined,
): Award {
  const options = { sessions, rating, restrictions };
  return sofStratum(fieldAverage, fieldTables, ownAverage, ownTables, options);
}

export function sessionOf(
  average: number,
  tables: number,
  rating: Rating,
  restrictions: number | undefined,
  event: string | undefined,
): Award {
  return sofSession(average, tables, { rating, restrictions, event });
}

export function formerOf(
  tables: number,
  sessions: number,
  rating: Rating,
  limit: Rating,
  restrictions: number | undefined,
  type: string | undefined,
): Award {
  return sofFormer(tables, sessions, { rating, limit, restrictions, type });
}
