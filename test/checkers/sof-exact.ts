/**
 * SOF in exact integers, written from the slides alone and sharing nothing with the rules under test.
 * Awards are counted in units of 1/60,000,000 masterpoint, in which every number of the
 * basic formula is whole for a whole average and a whole number of tables.
 */
const UNITS = 60_000_000n;

/** The basic award in those units, within 2.50 and 50. */
export function basicUnits(average: number, tables: number): bigint {
  const mp = BigInt(Math.min(average, 10_000));
  const t = BigInt(Math.min(tables, 60));
  // Constants and slopes of the slide, in thousandths of a masterpoint and millionths per masterpoint held.
  const [slope, constant, tableSlope, tableConstant] =
    average <= 1250 ? [1000n, 2250n, 12158n, 6461n] : [2000n, 1000n, 3130n, 17087n];
  const millionths =
    60n * (slope * mp + constant * 1000n) + t * (tableSlope * mp + tableConstant * 1000n);
  const [least, most] = [(UNITS * 5n) / 2n, UNITS * 50n];
  return millionths < least ? least : millionths > most ? most : millionths;
}

/** numerator / denominator to whole numbers, halves up. */
export function halfUp(numerator: bigint, denominator: bigint): bigint {
  return (2n * numerator + denominator) / (2n * denominator);
}

/** The award in hundredths: basic award x R/14 x S/1.5 x P, with P in tenths. */
export function awardHundredths(
  average: number,
  tables: number,
  event = { R: 14, sessions: 2, tenthsP: 10 },
): bigint {
  // S / 1.5 = (sessions + 1) / 3
  const factor = BigInt(event.R * (event.sessions + 1) * event.tenthsP);
  return halfUp(100n * basicUnits(average, tables) * factor, UNITS * BigInt(14 * 3 * 10));
}

/** The award of a place in hundredths: the table's own words, walked down place by place in exact fractions. */
export function placeHundredths(firstHundredths: number, place: number, sessions: number): bigint {
  const first = BigInt(firstHundredths);
  const quarters = sessions === 1 ? 8 : sessions === 2 ? 4 : 3;
  if (place > quarters) {
    if (sessions === 1) return halfUp(first, BigInt(place));
    return halfUp(BigInt(sessions) * first, BigInt(place) + 2n * BigInt(sessions) - 3n);
  }
  let fraction: [bigint, bigint] = [first, 1n];
  for (let below = 2; below <= place; below++) fraction = [fraction[0] * 3n, fraction[1] * 4n];
  return halfUp(...fraction);
}
