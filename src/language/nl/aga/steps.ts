import { quoted } from '../../../core/text';
import type { agaSteps as vocabulary } from '../../../aga/why';
import { checkedSteps } from '../../catalogue';
import { places, rowsOf } from '../general/steps';

/** The steps of AGA formulas in Dutch. */
export const agaSteps = checkedSteps<typeof vocabulary>()({
  exactCategory:
    'categorie bij {players} spelers (P) met gemiddelde {average} (R), 2 R + sqrt(10 log10 P) - 4: 2 x {average} + sqrt(10 x log10({players})) - 4 = {value}',
  firstPoints:
    'de eerste plaats, met categorie Cr = {category}, verdient log10(20 P) + (Cr + R^2,1) / 10: log10(20 x {players}) + ({category} + {average}^2,1) / 10 = {value}',
  decay:
    'elke volgende plaats krijgt dit deel van de plaats erboven, 0,75 + log10(R / 6,2): 0,75 + log10({average} / 6,2) = {value}',
  decayFloor: '{decay} ligt onder 0 en telt als {value}',
  placePoints: ({ first, decay, place, points, hundredths, value }, say) => {
    const product = `plaats ${say.n(place)}: ${say.n(first)} x ${say.n(decay)}^${say.n(place - 1)} = ${say.n(points)}`;
    return say.n(points) === say.n(value)
      ? product
      : `${product}, half omhoog afgerond op ${say.fixed(hundredths, 2)} en dan op ${say.fixed(value, 1)}`;
  },
  tiedPoints: ({ from, to, points, value }, say) => {
    const players = to - from + 1;
    const terms = points.length < players ? [...points, 0] : points;
    return `${say.n(players)} gelijk geëindigde spelers delen ${places(from, to, say)}: ${say.mean(terms, players)} = ${say.n(value)}`;
  },
  ratingsSkipped: ({ rows, value }, say) =>
    `${rowsOf(rows, value, say)} zonder rating ${say.count(value, { one: 'telt', other: 'tellen' })} niet mee: ${say.n(value)}`,
  meanRating: ({ ratings, value }, say) =>
    `gemiddelde van ${say.counted(ratings.length, { one: 'rating', other: 'ratings' })}: ${say.mean(ratings, ratings.length)} = ${say.n(value)}`,
  leastPoints: 'minimum voor elke speler die meetelt: {value}',
  sheetZero: 'punten die op 0 worden afgerond staan als in het AGA-blad: {value}',
  seasonResult: ({ row, event, value }, say) =>
    `rij ${say.n(row)}, ${quoted(event)}: ${say.n(value)}`,
  seasonLeft: ({ row, event, best, value }, say) =>
    `rij ${say.n(row)}, ${quoted(event)}, hoort niet bij de beste ${say.n(best)} en telt niet mee: ${say.n(value)}`,
  seasonTotal: ({ points, value }, say) =>
    `de som van ${say.counted(points.length, { one: 'uitslag', other: 'uitslagen' })}: ${say.total(points, value)}`,
  seasonPlace: 'spelers met een hoger totaal, plus één: {before} + 1 = {value}',
  seasonCounted: ({ won, left, value }, say) =>
    left === 0
      ? `elke uitslag met punten telt mee: ${say.n(value)}`
      : `uitslagen met punten, zonder wat buiten de beste valt: ${say.n(won)} - ${say.n(left)} = ${say.n(value)}`,
  seasonEvents: 'toernooien met punten en zonder: {won} + {without} = {value}',
});
