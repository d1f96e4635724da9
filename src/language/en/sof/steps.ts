import type { sofSteps as vocabulary } from '../../../sof/why';
import { checkedSteps } from '../../catalogue';
import { places, rowsOf } from '../general/steps';

/** The steps of SOF formulas in English. What is computed stands behind a colon and before "=", to be checked by hand. */
export const sofSteps = checkedSteps<typeof vocabulary>()({
  averageCapped: 'an average of {average} counts as {value}',
  tablesCapped: '{tables} tables count as {value}',
  basicAward: ({ s, tables, a, b, c, d, value }, say) =>
    `${say.counted(tables, { one: 'table', other: 'tables' })} averaging ${say.n(1000 * s)} masterpoints ` +
    `(s = ${say.n(s)}, ${s > 1.25 ? 'above' : 'at most'} 1.25): ` +
    `${say.fixed(a, 3)} x ${say.n(s)} + ${say.fixed(b, 3)} + ` +
    `${say.n(tables)} / 60 x (${say.fixed(c, 3)} x ${say.n(s)} + ${say.fixed(d, 3)}) = ${say.n(value)}`,
  leastAward: ({ award, value }, say) =>
    `${say.n(award)} is below the minimum basic award, so the minimum applies: ${say.fixed(value, 2)}`,
  mostAward: ({ award, value }, say) =>
    `${say.n(award)} is above the maximum basic award, so the maximum applies: ${say.fixed(value, 2)}`,
  flightA: 'a stand-alone Flight A pays 110% of the basic award: a factor of {value}',
  bracket:
    'a bracket of a bracketed Swiss pays more by a factor of 1 + 0.1 (s - 1.25): 1 + 0.1 x ({s} - 1.25) = {value}',
  bracketBelow:
    'a bracket averaging {average}, below 1250, pays the basic award: a factor of {value}',
  scaling: ({ rating, R, sessions, S, restrictions, P, value }, say) =>
    `${rating} (R = ${say.n(R)}), ` +
    `${say.counted(sessions, { one: 'session', other: 'sessions' })} (S = 0.5 x (${say.n(sessions)} + 1) = ${say.n(S)}), ` +
    `${restrictions === 0 ? 'no restriction' : say.counted(restrictions, { one: 'restriction', other: 'restrictions' })} ` +
    `(P = ${say.n(P)}): ${say.n(R)} / 14 x ${say.n(S)} / 1.5 x ${say.n(P)} = ${say.n(value)}`,
  award: ({ basic, event, scaling, value }, say) =>
    event === 1
      ? `basic award x scaling: ${say.n(basic)} x ${say.n(scaling)} = ${say.n(value)}`
      : `basic award x factor of the event x scaling: ` +
        `${say.n(basic)} x ${say.n(event)} x ${say.n(scaling)} = ${say.n(value)}`,
  standAlone: '110% of the award that stratum A would earn on its own: 1.1 x {award} = {value}',
  larger: 'the higher of {field} (whole field) and {stratum} (stratum A): {value}',
  halfOfOneSession: 'a session pays half of the one-session award: 0.5 x {award} = {value}',
  firstRounded: ({ first, value }, say) =>
    `the award for first place, ${say.n(first)}, is rounded to 0.01: ${say.fixed(value, 2)}`,
  quarterLess: ({ first, place, value }, say) =>
    place === 1
      ? `place 1 gets the award for first place: ${say.n(value)}`
      : `place ${say.n(place)}: each place from 2nd gets 75% of the place above: ${say.n(first)} x 0.75^${say.n(place - 1)} = ${say.n(value)}`,
  overPlace:
    'place {place}, below place {last} of one session, gets first / place: {first} / {place} = {value}',
  bySessions:
    'place {place}, below place {last} of {sessions} sessions, gets sessions x first / (place + 2 sessions - 3): {sessions} x {first} / ({place} + 2 x {sessions} - 3) = {value}',
  tiedAward: ({ from, to, awards, value }, say) => {
    const entries = to - from + 1;
    const isPartlyPaid = awards.length < entries;
    return (
      `${say.n(entries)} tied entries share ${places(from, to, say)}` +
      `${isPartlyPaid ? ', those beyond the places paid counting 0' : ''}: ` +
      `${say.mean(isPartlyPaid ? [...awards, 0] : awards, entries)} = ${say.n(value)}`
    );
  },
  unpaid: ({ from, to, value }, say) =>
    `${places(from, to, say)}: no award beyond the places that get one: ${say.n(value)}`,
  rowsSkipped: ({ rows, value }, say) =>
    `${rowsOf(rows, value, say)} without masterpoints ${say.count(value, { one: 'is', other: 'are' })} skipped: ${say.n(value)}`,
  teamAsFour: 'row {row}, a team of {size}, counts as four: {total} / {size} x 4 = {value}',
  moreTeamsAsFour: 'more teams of 5 or 6 that count as four: {value}',
  entryCapped: 'row {row}, {total} masterpoints, counts as {value}',
  moreEntriesCapped: 'more rows that count as {cap}: {value}',
  strongestCounted: 'the strongest {counted} of {entries} count, the lowest of them with {value}',
  averageOfEntries: ({ totals, players, value }, say) =>
    `average per player, ${say.n(players)} for each row that counts: ` +
    `${totals.length > 1 ? `(${say.sum(totals)})` : say.sum(totals)} / (${say.n(players)} x ${say.n(totals.length)}) = ${say.n(value)}`,
  formerTables: 'B up to 60 tables, (tables + 10) / 60: ({tables} + 10) / 60 = {value}',
  formerManyTables: 'B above 60 tables, log10(tables / 4): log10({tables} / 4) = {value}',
  formerAward:
    'B x R (classification) x S (sessions) x M (limit) x P (restrictions) x T (type of game): {B} x {R} x {S} x {M} x {P} x {T} = {value}',
});
