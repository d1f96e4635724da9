import { agaCategory, agaExact, agaPoints, agaResults, agaSlope, agaTable } from '../../src';
import { averageOf, sharedTenths, type Section } from './aga-exact';
import { averages } from './aga-fields';
import { Tally, valueOf, type Comparison } from './grid';

/** Every average, or a sample of them, with every number of players from 5 to 200. */
function everySection(
  visit: (tally: Tally, average: number, players: number, section: Section) => void,
): Comparison {
  const tally = new Tally();
  for (const hundredths of averages) {
    const { section } = averageOf(hundredths);
    for (let players = 5; players <= 200; players++) {
      visit(tally, hundredths / 100, players, section(players));
    }
  }
  return tally;
}

/** A6. */
const floored = (points: number): number => (points === 0 ? 0.01 : points);

function categories(): Comparison {
  return everySection((tally, average, players, section) => {
    const { exactTenths, category, slopeHundredths } = section;
    const where = [average, players];
    tally.compare(valueOf(agaExact(average, players)), Number(exactTenths) / 10, ...where);
    tally.compare(valueOf(agaCategory(average, players)), Number(category), ...where);
    tally.compare(valueOf(agaSlope(average)), Number(slopeHundredths) / 100, ...where);
  });
}

/** TABLE with the least award, POINTS as the sheet has them: between them every cell both ways (A6). */
function table(): Comparison {
  return everySection((tally, average, players, { tenths }) => {
    const rows = valueOf(agaTable(average, players)) ?? [];
    tally.compare(rows.length, players, average, players);
    for (const [index, row] of rows.entries()) {
      const points = row.place === index + 1 ? row.points : undefined;
      tally.compare(points, floored(tenths(index + 1) / 10), average, players, row);
    }
  });
}

function points(): Comparison {
  return everySection((tally, average, players, { tenths }) => {
    for (let place = 1; place <= players; place++) {
      const alone = valueOf(agaPoints(average, players, place, { asSheet: true }));
      tally.compare(alone, tenths(place) / 10, average, players, place);
    }
  });
}

/** Ties of all sizes, from places all over the field. */
function ties(): Comparison {
  return everySection((tally, average, players, section) => {
    for (const step of [1, 2, 5, 7]) {
      const place = 1 + ((Math.round(average * 100) * step + players) % players);
      const tied = 1 + ((Math.round(average * 10) + step * players) % (players - place + 1));
      const share = valueOf(agaPoints(average, players, place, { tied }));
      const exact = floored(sharedTenths(section, place, tied) / 10);
      tally.compare(share, exact, average, players, place, tied);
    }
  });
}

/** Lists in which ties of one to seven players follow each other. */
function lists(): Comparison {
  return everySection((tally, average, players, section) => {
    const places: number[] = [];
    const expected: number[] = [];
    for (let place = 1, tied = 1; place <= Math.min(players, 25); place += tied) {
      tied = Math.min(1 + ((place * 3 + players) % 7), players - place + 1);
      const share = floored(sharedTenths(section, place, tied) / 10);
      for (let each = 0; each < tied; each++) {
        places.push(place);
        expected.push(share);
      }
    }
    const shares = valueOf(agaResults(average, players, places)) ?? [];
    tally.compare(shares.join(), expected.join(), average, players, places);
  });
}

/** The comparisons by name. */
export const grid = { categories, table, points, ties, lists };
