import type { sofSteps as vocabulary } from '../../../sof/why';
import { checkedSteps } from '../../catalogue';
import { places, rowsOf } from '../general/steps';

/** The steps of SOF formulas in Dutch. What is computed stands behind a colon and before "=", to be checked by hand. */
export const sofSteps = checkedSteps<typeof vocabulary>()({
  averageCapped: 'een gemiddelde van {average} telt als {value}',
  tablesCapped: '{tables} tafels tellen als {value}',
  basicAward: ({ s, tables, a, b, c, d, value }, say) =>
    `${say.counted(tables, { one: 'tafel', other: 'tafels' })} met gemiddeld ${say.n(1000 * s)} meesterpunten ` +
    `(s = ${say.n(s)}, ${s > 1.25 ? 'boven' : 'hoogstens'} 1,25): ` +
    `${say.fixed(a, 3)} x ${say.n(s)} + ${say.fixed(b, 3)} + ` +
    `${say.n(tables)} / 60 x (${say.fixed(c, 3)} x ${say.n(s)} + ${say.fixed(d, 3)}) = ${say.n(value)}`,
  leastAward: ({ award, value }, say) =>
    `${say.n(award)} ligt onder het minimum van de basistoekenning, dus geldt het minimum: ${say.fixed(value, 2)}`,
  mostAward: ({ award, value }, say) =>
    `${say.n(award)} ligt boven het maximum van de basistoekenning, dus geldt het maximum: ${say.fixed(value, 2)}`,
  flightA: 'een zelfstandige Flight A krijgt 110% van de basistoekenning: een factor {value}',
  bracket:
    'een groep van een Bracketed Swiss krijgt meer, met een factor 1 + 0,1 (s - 1,25): 1 + 0,1 x ({s} - 1,25) = {value}',
  bracketBelow:
    'een groep met gemiddeld {average}, onder 1250, krijgt de basistoekenning: een factor {value}',
  scaling: ({ rating, R, sessions, S, restrictions, P, value }, say) =>
    `${rating} (R = ${say.n(R)}), ` +
    `${say.counted(sessions, { one: 'zitting', other: 'zittingen' })} (S = 0,5 x (${say.n(sessions)} + 1) = ${say.n(S)}), ` +
    `${restrictions === 0 ? 'geen beperking' : say.counted(restrictions, { one: 'beperking', other: 'beperkingen' })} ` +
    `(P = ${say.n(P)}): ${say.n(R)} / 14 x ${say.n(S)} / 1,5 x ${say.n(P)} = ${say.n(value)}`,
  award: ({ basic, event, scaling, value }, say) =>
    event === 1
      ? `basistoekenning x schaal: ${say.n(basic)} x ${say.n(scaling)} = ${say.n(value)}`
      : `basistoekenning x factor van de wedstrijd x schaal: ` +
        `${say.n(basic)} x ${say.n(event)} x ${say.n(scaling)} = ${say.n(value)}`,
  standAlone: '110% van wat stratum A apart zou verdienen: 1,1 x {award} = {value}',
  larger: 'de hoogste van {field} (hele veld) en {stratum} (stratum A): {value}',
  halfOfOneSession:
    'een zitting geeft de helft van de toekenning over één zitting: 0,5 x {award} = {value}',
  firstRounded: ({ first, value }, say) =>
    `de toekenning voor de eerste plaats, ${say.n(first)}, wordt afgerond op 0,01: ${say.fixed(value, 2)}`,
  quarterLess: ({ first, place, value }, say) =>
    place === 1
      ? `plaats 1 krijgt de toekenning voor de eerste plaats: ${say.n(value)}`
      : `plaats ${say.n(place)}: elke plaats vanaf de 2e krijgt 75% van de plaats erboven: ${say.n(first)} x 0,75^${say.n(place - 1)} = ${say.n(value)}`,
  overPlace:
    'plaats {place}, onder plaats {last} van één zitting, krijgt eerste / plaats: {first} / {place} = {value}',
  bySessions:
    'plaats {place}, onder plaats {last} van {sessions} zittingen, krijgt zittingen x eerste / (plaats + 2 zittingen - 3): {sessions} x {first} / ({place} + 2 x {sessions} - 3) = {value}',
  tiedAward: ({ from, to, awards, value }, say) => {
    const entries = to - from + 1;
    const isPartlyPaid = awards.length < entries;
    return (
      `${say.n(entries)} gelijk geëindigde paren of teams delen ${places(from, to, say)}` +
      `${isPartlyPaid ? ', waarvan de plaatsen zonder toekenning als 0 tellen' : ''}: ` +
      `${say.mean(isPartlyPaid ? [...awards, 0] : awards, entries)} = ${say.n(value)}`
    );
  },
  unpaid: ({ from, to, value }, say) =>
    `${places(from, to, say)}, onder de plaatsen met een toekenning: ${say.n(value)}`,
  rowsSkipped: ({ rows, value }, say) =>
    `${rowsOf(rows, value, say)} zonder meesterpunten ${say.count(value, { one: 'telt', other: 'tellen' })} niet mee: ${say.n(value)}`,
  teamAsFour: 'rij {row}, een team van {size}, telt als vier: {total} / {size} x 4 = {value}',
  moreTeamsAsFour: 'meer teams van 5 of 6 die als vier tellen: {value}',
  entryCapped: 'rij {row}, {total} meesterpunten, telt als {value}',
  moreEntriesCapped: 'meer rijen die als {cap} tellen: {value}',
  strongestCounted: 'de sterkste {counted} van {entries} tellen, de laagste daarvan met {value}',
  averageOfEntries: ({ totals, players, value }, say) =>
    `gemiddelde per speler, ${say.n(players)} voor elke rij die telt: ` +
    `${totals.length > 1 ? `(${say.sum(totals)})` : say.sum(totals)} / (${say.n(players)} x ${say.n(totals.length)}) = ${say.n(value)}`,
  formerTables: 'B tot en met 60 tafels, (tafels + 10) / 60: ({tables} + 10) / 60 = {value}',
  formerManyTables: 'B boven 60 tafels, log10(tafels / 4): log10({tables} / 4) = {value}',
  formerAward:
    'B x R (klasse) x S (zittingen) x M (bovengrens) x P (beperkingen) x T (soort spel): {B} x {R} x {S} x {M} x {P} x {T} = {value}',
});
