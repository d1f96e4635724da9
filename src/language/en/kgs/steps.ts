import type { kgsSteps as vocabulary } from '../../../kgs/why';
import { quoted } from '../../../core/text';
import { checkedSteps, type StepSay } from '../../catalogue';
import { places } from '../general/steps';

/** The steps of KGS formulas in English. */
export const kgsSteps = checkedSteps<typeof vocabulary>()({
  clockTime:
    'a cell that shows a time holds a part of a day (12:00 is 0.5): enter hours as 12, or as text. This is a main time of so many minutes: 60 x {hours} = {value}',
  timeFactor: 'the cube root of {hours} {hours?hour|hours} of main time, rounded up: {value}',
  factor: 'time x board factor (board {boardSize}) x rounds: {time} x {board} x {rounds} = {value}',
  reconstructedPoints: ({ F, players, place, value }, say) =>
    `place ${say.n(place)} by the reconstructed calculator, INT(F x players / 100 / 2^(place - 1)): ` +
    `INT(${say.n(F)} x ${say.n(players)} / 100 / 2^${say.n(place - 1)}) = ${say.n(value)}`,
  pointsInRow: 'place {place} in the given row of points: {value}',
  pointsInTable: 'place {place} in your own points table, row of {players} players: {value}',
  sharedPlaces: ({ rows, wins, from, to, points, value }, say) =>
    `rows ${say.list(rows)}, with ${say.counted(wins, { one: 'win', other: 'wins' })} each, share the points of ` +
    `${places(from, to, say)}: ${say.total(points, value)}`,
  evenShare: 'whole points for each of them: INT({sum} / {players}) = {value}',
  extraPoint: ({ evenly, over, sos, sodos, value }, say) =>
    `${leftOver(over, say)} SOS ${say.n(sos)} and SODOS ${say.n(sodos)} get 1: ${say.n(evenly)} + 1 = ${say.n(value)}`,
  noExtraPoint: ({ over, sos, sodos, value }, say) =>
    `${leftOver(over, say)} SOS ${say.n(sos)} and SODOS ${say.n(sodos)} get none: ${say.n(value)}`,
  splitExtra: ({ evenly, over, sos, sodos, points, rows, value }, say) =>
    `${leftOver(over, say)} rows ${say.list(rows)}, level on SOS ${say.n(sos)} and SODOS ${say.n(sodos)}, split ${say.n(points)}: ` +
    `${say.n(evenly)} + ${say.n(points)} / ${say.n(rows.length)} = ${say.n(value)}`,
  removedEntrant: ({ row, played, scheduled, value }, say) =>
    `row ${say.n(row)}, removed after ${say.n(played)} of ${say.n(scheduled)} games: ` +
    `2 x ${say.n(played)} = ${say.n(2 * played)}, ${value === 1 ? 'at least' : 'below'} ${say.n(scheduled)}, so it counts as ${say.counted(value, { one: 'player', other: 'players' })}`,
  entrantsCounted: ({ entrants, value }, say) =>
    entrants === value
      ? `all entrants count: ${say.n(value)}`
      : `entrants minus those that don’t count: ${say.n(entrants)} - ${say.n(entrants - value)} = ${say.n(value)}`,
  leftOutRow: 'row {row} doesn’t count, so no points: {value}',
  notPaid: 'place {place} is below the paid places: {value}',
  winsOfRow: ({ row, rounds, fails, value }, say) =>
    `row ${say.n(row)}: ${say.counted(value, { one: 'win', other: 'wins' })} ${fails ? 'in only' : 'in'} ${say.counted(rounds, { one: 'round', other: 'rounds' })}`,
  sodosOfRow: ({ row, sos, fails, value }, say) =>
    `row ${say.n(row)}: SODOS ${say.n(value)} is ${fails ? 'above' : 'at most'} SOS ${say.n(sos)}`,
  sumOfWins: ({ wins, rounds, games, fails, value }, say) =>
    `all wins, which must be ${between(games, rounds, say)}${fails ? ', but aren’t' : ''}: ${say.total(wins, value)}`,
  sumOfSos: ({ rounds, wins, exact, fails, value }, say) =>
    `all SOS, ${say.n(value)}, must be ${exact ? 'equal to' : 'at most'} rounds x wins` +
    `${fails ? ', but aren’t' : ''}: ${say.n(rounds)} x ${say.n(wins)} = ${say.n(rounds * wins)}`,
  sumOfSodos: ({ wins, rounds, limit, fails, value }, say) =>
    `all SODOS, ${say.n(value)}, must be equal to wins x losses of every row, added up` +
    `${fails ? ', but aren’t' : ''}: ` +
    say.total(
      wins.map((won) => won * (rounds - won)),
      limit,
    ),
  annualLine: ({ row, account, event, value }, say) =>
    `row ${say.n(row)}, ${quoted(account)} in ${quoted(event)}: ${say.n(value)}`,
  annualTotal: ({ events, points, value }, say) =>
    `the sum over ${say.counted(events, { one: 'event', other: 'events' })}: ${say.total(points, value)}`,
  annualEvents: 'tournaments of {lines} {lines?line|lines}, each counted once: {value}',
  annualPlace: 'engines with a higher total, and one: {before} + 1 = {value}',
});

function leftOver(points: number, say: StepSay): string {
  const left = points === 1 ? 'the leftover point goes' : `leftover points (${say.n(points)}) go`;
  return `${left} by SOS, then SODOS:`;
}

function between([least, most]: readonly [number, number], rounds: number, say: StepSay): string {
  const games = (count: number): string => `${say.n(rounds)} x ${say.n(count)}`;
  return least === most ? games(least) : `from ${games(least)} to ${games(most)}`;
}
