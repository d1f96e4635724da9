import type * as Rules from '../../src/sof/formulas';
import { medians, ratio } from './measure';

/** An award against the same formula written in place: what reading arguments and keeping the working costs. */
type Award = typeof Rules.sofAward;

const events = Array.from({ length: 5000 }, (_, index) => ({
  avgMP: (index * 37) % 9000,
  tables: 1 + (index % 60),
  options: { sessions: 1 + (index % 3), rating: 'Sectional', restrictions: index % 3 },
}));

/** The award of a two-session regional without restrictions, as one would write it in place. */
function inlineBasic(avgMP: number, tables: number): number {
  const s = Math.min(avgMP, 10000) / 1000;
  const t = Math.min(tables, 60) / 60;
  const basic =
    avgMP <= 1250
      ? 1.0 * s + 2.25 + t * (12.158 * s + 6.461)
      : 2.0 * s + 1.0 + t * (3.13 * s + 17.087);
  return Math.min(50, Math.max(2.5, basic));
}

function inlineScale({
  sessions,
  rating,
  restrictions,
}: (typeof events)[number]['options']): number {
  const R = rating === 'Sectional' ? 10 : 14;
  const P = restrictions === 0 ? 1 : restrictions === 1 ? 0.8 : 0.7;
  return (R / 14) * ((0.5 * (sessions + 1)) / 1.5) * P;
}

const rounded = (award: number): number => Math.round(award * 100) / 100;

/** 5,000 awards by the rule. */
export function coreLoop(award: Award): number {
  let sum = 0;
  for (const { avgMP, tables } of events) {
    const result = award(avgMP, tables);
    if (result.ok) sum += result.value;
  }
  return sum;
}

/** Both with their limits; a sum that is no number would mean that nothing was computed. */
export function awardRows(award: Award): readonly [what: string, value: number, goal: number][] {
  let sink = 0;
  const plain = (): void => {
    sink += coreLoop(award);
  };
  const inline = (): void => {
    for (const { avgMP, tables } of events) sink += rounded(inlineBasic(avgMP, tables));
  };
  const withOptions = (): void => {
    for (const { avgMP, tables, options } of events) {
      const result = award(avgMP, tables, options);
      if (result.ok) sink += result.value;
    }
  };
  const inlineWithOptions = (): void => {
    for (const { avgMP, tables, options } of events) {
      sink += rounded(inlineBasic(avgMP, tables) * inlineScale(options));
    }
  };
  const rows: [string, number, number][] = [
    ['core award / the same formula written inline', ratio(medians([plain, inline])), 3],
    [
      'core award with options / the same formula written inline',
      ratio(medians([withOptions, inlineWithOptions])),
      4,
    ],
  ];
  if (!Number.isFinite(sink)) throw new Error('A result was no number.');
  return rows;
}
