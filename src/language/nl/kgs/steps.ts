import type { kgsSteps as vocabulary } from '../../../kgs/why';
import { quoted } from '../../../core/text';
import { checkedSteps, type StepSay } from '../../catalogue';
import { places } from '../general/steps';

/** The steps of KGS formulas in Dutch. */
export const kgsSteps = checkedSteps<typeof vocabulary>()({
  clockTime:
    'een cel die een tijd toont, bevat een deel van een dag (12:00 is 0,5): voer uren in als 12, of als tekst. Dit is een bedenktijd van zoveel minuten: 60 x {hours} = {value}',
  timeFactor: 'de derdemachtswortel van {hours} uur bedenktijd, omhoog afgerond: {value}',
  factor: 'tijd x bordfactor (bord {boardSize}) x ronden: {time} x {board} x {rounds} = {value}',
  reconstructedPoints: ({ F, players, place, value }, say) =>
    `plaats ${say.n(place)} volgens de gereconstrueerde puntentabel, INT(F x spelers / 100 / 2^(plaats - 1)): ` +
    `INT(${say.n(F)} x ${say.n(players)} / 100 / 2^${say.n(place - 1)}) = ${say.n(value)}`,
  pointsInRow: 'plaats {place} in de gegeven rij punten: {value}',
  pointsInTable: 'plaats {place} in de eigen puntentabel, rij van {players} spelers: {value}',
  sharedPlaces: ({ rows, wins, from, to, points, value }, say) =>
    `rijen ${say.list(rows)}, elk met ${say.counted(wins, { one: 'gewonnen partij', other: 'gewonnen partijen' })}, delen de punten van ` +
    `${places(from, to, say)}: ${say.total(points, value)}`,
  evenShare: 'hele punten voor elk: INT({sum} / {players}) = {value}',
  extraPoint: ({ evenly, over, sos, sodos, value }, say) =>
    `${leftOver(over, say)} SOS ${say.n(sos)} met SODOS ${say.n(sodos)} krijgt er 1: ${say.n(evenly)} + 1 = ${say.n(value)}`,
  noExtraPoint: ({ over, sos, sodos, value }, say) =>
    `${leftOver(over, say)} SOS ${say.n(sos)} met SODOS ${say.n(sodos)} krijgt er geen: ${say.n(value)}`,
  splitExtra: ({ evenly, over, sos, sodos, points, rows, value }, say) =>
    `${leftOver(over, say)} rijen ${say.list(rows)}, gelijk in SOS ${say.n(sos)} en SODOS ${say.n(sodos)}, delen er ${say.n(points)}: ` +
    `${say.n(evenly)} + ${say.n(points)} / ${say.n(rows.length)} = ${say.n(value)}`,
  removedEntrant: ({ row, played, scheduled, value }, say) =>
    `rij ${say.n(row)}, verwijderd na ${say.n(played)} van ${say.n(scheduled)} partijen: ` +
    `2 x ${say.n(played)} = ${say.n(2 * played)}, ${value === 1 ? 'minstens' : 'minder dan'} ${say.n(scheduled)}, telt dus als ${say.counted(value, { one: 'speler', other: 'spelers' })}`,
  entrantsCounted: ({ entrants, value }, say) =>
    entrants === value
      ? `alle deelnemers tellen: ${say.n(value)}`
      : `deelnemers min wie niet meetelt: ${say.n(entrants)} - ${say.n(entrants - value)} = ${say.n(value)}`,
  leftOutRow: 'rij {row} telt niet mee, dus geen punten: {value}',
  notPaid: 'plaats {place} ligt onder de plaatsen met punten: {value}',
  winsOfRow: ({ row, rounds, fails, value }, say) =>
    `rij ${say.n(row)}: ${say.counted(value, { one: 'gewonnen partij', other: 'gewonnen partijen' })} in ${fails ? 'maar ' : ''}${say.counted(rounds, { one: 'ronde', other: 'ronden' })}`,
  sodosOfRow: ({ row, sos, fails, value }, say) =>
    `rij ${say.n(row)}: SODOS ${say.n(value)} is ${fails ? 'hoger dan' : 'hoogstens'} SOS ${say.n(sos)}`,
  sumOfWins: ({ wins, rounds, games, fails, value }, say) =>
    `alle gewonnen partijen, wat ${between(games, rounds, say)} moet zijn${fails ? ', maar niet is' : ''}: ${say.total(wins, value)}`,
  sumOfSos: ({ rounds, wins, exact, fails, value }, say) =>
    `alle SOS, ${say.n(value)}, moet ${exact ? 'gelijk zijn aan' : 'hoogstens gelijk zijn aan'} ronden x gewonnen partijen` +
    `${fails ? ', maar is dat niet' : ''}: ${say.n(rounds)} x ${say.n(wins)} = ${say.n(rounds * wins)}`,
  sumOfSodos: ({ wins, rounds, limit, fails, value }, say) =>
    `alle SODOS, ${say.n(value)}, moet gelijk zijn aan winst x verlies van elke rij, opgeteld` +
    `${fails ? ', maar is dat niet' : ''}: ` +
    say.total(
      wins.map((won) => won * (rounds - won)),
      limit,
    ),
  annualLine: ({ row, account, event, value }, say) =>
    `rij ${say.n(row)}, ${quoted(account)} in ${quoted(event)}: ${say.n(value)}`,
  annualTotal: ({ events, points, value }, say) =>
    `de som over ${say.counted(events, { one: 'toernooi', other: 'toernooien' })}: ${say.total(points, value)}`,
  annualEvents: 'toernooien van {lines} {lines?regel|regels}, elk één keer geteld: {value}',
  annualPlace: 'engines met een hoger totaal, plus één: {before} + 1 = {value}',
});

function leftOver(points: number, say: StepSay): string {
  const left =
    points === 1 ? 'het overblijvende punt gaat' : `overblijvende punten (${say.n(points)}) gaan`;
  return `${left} op SOS, dan SODOS:`;
}

function between([least, most]: readonly [number, number], rounds: number, say: StepSay): string {
  const games = (count: number): string => `${say.n(rounds)} x ${say.n(count)}`;
  return least === most ? games(least) : `van ${games(least)} tot en met ${games(most)}`;
}
