import { describe, expect, test } from '@jest/globals';
import {
  explainSofAverage,
  explainSofAward,
  explainSofFormer,
  explainSofPlace,
  explainSofPlaces,
  explainSofResults,
  explainSofSession,
  explainSofStratum,
  sofAward,
} from '../../../src';
import { numbers, readGolden } from '../../golden/read';
import { lines } from '../core/derivation/all-steps';
import { failure, value } from '../results';

const BASIC_SCALE =
  'S5: Regional (R = 14), 2 sessions (S = 0.5 x (2 + 1) = 1.5), no restriction (P = 1): 14 / 14 x 1.5 / 1.5 x 1 = 1';

describe('why an SOF award is what it is', () => {
  test('S1: up to an average of 1250, the first line', () => {
    expect(lines(value(explainSofAward(1250, 60)))).toEqual([
      'S1: 60 tables averaging 1250 masterpoints (s = 1.25, at most 1.25): ' +
        '1.000 x 1.25 + 2.250 + 60 / 60 x (12.158 x 1.25 + 6.461) = 25.1585',
      BASIC_SCALE,
      'S5: basic award x scaling: 25.1585 x 1 = 25.1585',
      'S11: 25.1585 rounded to 0.01: 25.16',
    ]);
  });

  test('S2: above, the second; a tie in decimals is seen and goes up', () => {
    expect(lines(value(explainSofAward(6100, 15)))).toEqual([
      'S2: 15 tables averaging 6100 masterpoints (s = 6.1, above 1.25): ' +
        '2.000 x 6.1 + 1.000 + 15 / 60 x (3.130 x 6.1 + 17.087) = 22.245',
      BASIC_SCALE,
      'S5: basic award x scaling: 22.245 x 1 = 22.245',
      'S11: 22.245 rounded to 0.01: 22.25',
    ]);
  });

  test('options left out are explained as if they were given', () => {
    const plain = value(explainSofAward(600, 20));
    expect(value(explainSofAward(600, 20, {}))).toEqual(plain);
    const basic = { sessions: 2, rating: 'regional', restrictions: 0, event: '' };
    expect(value(explainSofAward(600, 20, basic))).toEqual(plain);
  });

  test('S3, S4, S7: caps, the highest basic award, a bracket of a bracketed Swiss', () => {
    const options = { event: 'Bracketed Swiss', sessions: 1, rating: 'Sectional', restrictions: 1 };
    expect(lines(value(explainSofAward(12_000, 75, options)))).toEqual([
      'S3: an average of 12000 counts as 10000',
      'S3: 75 tables count as 60',
      'S2: 60 tables averaging 10000 masterpoints (s = 10, above 1.25): ' +
        '2.000 x 10 + 1.000 + 60 / 60 x (3.130 x 10 + 17.087) = 69.387',
      'S4: 69.387 is above the maximum basic award, so the maximum applies: 50.00',
      'S7: a bracket of a bracketed Swiss pays more by a factor of 1 + 0.1 (s - 1.25): 1 + 0.1 x (10 - 1.25) = 1.875',
      'S5: Sectional (R = 10), 1 session (S = 0.5 x (1 + 1) = 1), 1 restriction (P = 0.8): 10 / 14 x 1 / 1.5 x 0.8 = 0.380952…',
      'S5: basic award x factor of the event x scaling: 50 x 1.875 x 0.380952… = 35.714285…',
      'S11: 35.714285… rounded to 0.01: 35.71',
    ]);
  });

  test('S4, S6: the lowest basic award, a stand-alone Flight A', () => {
    const options = { event: 'Flight A', restrictions: 3 };
    expect(lines(value(explainSofAward(0, 1, options)))).toEqual([
      'S1: 1 table averaging 0 masterpoints (s = 0, at most 1.25): ' +
        '1.000 x 0 + 2.250 + 1 / 60 x (12.158 x 0 + 6.461) = 2.357683…',
      'S4: 2.357683… is below the minimum basic award, so the minimum applies: 2.50',
      'S6: a stand-alone Flight A pays 110% of the basic award: a factor of 1.1',
      'S5: Regional (R = 14), 2 sessions (S = 0.5 x (2 + 1) = 1.5), 3 restrictions (P = 0.7): 14 / 14 x 1.5 / 1.5 x 0.7 = 0.7',
      'S5: basic award x factor of the event x scaling: 2.5 x 1.1 x 0.7 = 1.925',
      'S11: 1.925 rounded to 0.01: 1.93',
    ]);
  });

  test('S3, S4: caps and limits that change nothing are no steps', () => {
    const codes = (avgMP: number, tables: number): string[] =>
      value(explainSofAward(avgMP, tables)).steps.map(({ code }) => code);
    expect(codes(10_000, 4)).toEqual(['basicAward', 'scaling', 'award', 'rounded']);
    expect(codes(10_001, 4)).toContain('averageCapped');
    expect(codes(0, 60)).not.toContain('tablesCapped');
    expect(codes(0, 60.5)).toContain('tablesCapped');
  });

  test('S7: a bracket below 1250 is not increased', () => {
    const { steps } = value(explainSofAward(1249, 10, { event: 'bracketed swiss' }));
    expect(lines({ steps })[1]).toBe(
      'S7: a bracket averaging 1249, below 1250, pays the basic award: a factor of 1',
    );
    // which is no factor worth naming
    expect(lines({ steps })[3]).toMatch(/^S5: basic award x scaling: /);
  });

  test('S7: a bracket of exactly 1250 is increased by nothing', () => {
    const { steps, value: award } = value(explainSofAward(1250, 60, { event: 'Bracketed Swiss' }));
    expect(lines({ steps })[1]).toBe(
      'S7: a bracket of a bracketed Swiss pays more by a factor of 1 + 0.1 (s - 1.25): 1 + 0.1 x (1.25 - 1.25) = 1',
    );
    expect(award).toBe(25.16);
  });

  test('S5: a rating by its factor is named', () => {
    const scaled = (rating: number | string): string | undefined =>
      lines(value(explainSofAward(1250, 60, { rating })))[1];
    expect(scaled(10)).toMatch(/^S5: Sectional \(R = 10\), /);
    expect(scaled(14)).toBe(BASIC_SCALE);
  });

  test('S9: five teams of more than four are all named', () => {
    const teams = Array.from({ length: 5 }, () => [500, 500, 500, 500, 500]);
    expect(value(explainSofAverage(teams)).steps.map(({ code }) => code)).toEqual([
      ...['teamAsFour', 'teamAsFour', 'teamAsFour', 'teamAsFour', 'teamAsFour'],
      'averageOfEntries',
    ]);
  });

  test('S9: who is not among the strongest is not averaged', () => {
    const pairs = Array.from({ length: 122 }, (_, row) => [1000 - row, 1000 - row]);
    const { steps } = value(explainSofAverage(pairs));
    const totals = pairs.slice(0, 120).map(([one = NaN]) => 2 * one);
    expect(steps.at(-1)).toMatchObject({ code: 'averageOfEntries', values: { totals } });
  });

  test('S14: sixty tables are the last of the formula', () => {
    expect(lines(value(explainSofFormer(60, 2)))[0]).toBe(
      'S14: B up to 60 tables, (tables + 10) / 60: (60 + 10) / 60 = 1.166666…',
    );
  });

  test('S1, S2: every award of the sample table is explained by the basic award it prints', () => {
    const { header, rows } = readGolden('sof-sample-table.csv');
    for (const row of rows) {
      const [tables = NaN, ...printed] = numbers(row);
      for (const [index, award] of printed.entries()) {
        const derivation = value(explainSofAward(Number(header[index + 1]), tables));
        expect(derivation.steps[0]).toMatchObject({ code: 'basicAward' });
        expect(derivation.steps[0]?.value).toBeCloseTo(Number(award), 1);
        expect(derivation.steps[derivation.steps.length - 1]?.value).toBe(award);
      }
    }
  });

  test('S8: the larger of the field and 110 % of its A entries alone', () => {
    const field =
      'S1: 30 tables averaging 1000 masterpoints (s = 1, at most 1.25): ' +
      '1.000 x 1 + 2.250 + 30 / 60 x (12.158 x 1 + 6.461) = 12.5595';
    expect(lines(value(explainSofStratum(1000, 30, 2500, 20)))).toEqual([
      field,
      'S2: 20 tables averaging 2500 masterpoints (s = 2.5, above 1.25): ' +
        '2.000 x 2.5 + 1.000 + 20 / 60 x (3.130 x 2.5 + 17.087) = 14.304',
      'S8: 110% of the award that stratum A would earn on its own: 1.1 x 14.304 = 15.7344',
      'S8: the higher of 12.5595 (whole field) and 15.7344 (stratum A): 15.7344',
      BASIC_SCALE,
      'S5: basic award x scaling: 15.7344 x 1 = 15.7344',
      'S11: 15.7344 rounded to 0.01: 15.73',
    ]);
    expect(lines(value(explainSofStratum(1000, 30, 1000, 5)))[3]).toBe(
      'S8: the higher of 12.5595 (whole field) and 5.281741… (stratum A): 12.5595',
    );
  });

  test('S12: half of the one-session award', () => {
    expect(lines(value(explainSofSession(1250, 60))).slice(1)).toEqual([
      'S5: Regional (R = 14), 1 session (S = 0.5 x (1 + 1) = 1), no restriction (P = 1): 14 / 14 x 1 / 1.5 x 1 = 0.666666…',
      'S5: basic award x scaling: 25.1585 x 0.666666… = 16.772333…',
      'S12: a session pays half of the one-session award: 0.5 x 16.772333… = 8.386166…',
      'S11: 8.386166… rounded to 0.01: 8.39',
    ]);
  });

  test('S14: the factors of the former system', () => {
    expect(lines(value(explainSofFormer(55, 2, { limit: 750 })))).toEqual([
      'S14: B up to 60 tables, (tables + 10) / 60: (55 + 10) / 60 = 1.083333…',
      'S14: B x R (classification) x S (sessions) x M (limit) x P (restrictions) x T (type of game): ' +
        '1.083333… x 14 x 1.5 x 0.7 x 1 x 1 = 15.925',
      'S11: 15.925 rounded to 0.01: 15.93',
    ]);
    const bam = { rating: 'Sectional', restrictions: 1, type: 'BAM' };
    expect(lines(value(explainSofFormer(400, 3, bam)))).toEqual([
      'S14: B above 60 tables, log10(tables / 4): log10(400 / 4) = 2',
      'S14: B x R (classification) x S (sessions) x M (limit) x P (restrictions) x T (type of game): ' +
        '2 x 10 x 2 x 1 x 0.8 x 1.1 = 35.2',
    ]);
  });
});

describe('why a lower place earns what it earns', () => {
  test('S10: 75 % of the place above, then the formula', () => {
    expect(value(explainSofPlaces(25.16, 5)).map((each) => [each.value, ...lines(each)])).toEqual([
      [25.16, 'S10: place 1 gets the award for first place: 25.16'],
      [
        18.87,
        'S10: place 2: each place from 2nd gets 75% of the place above: 25.16 x 0.75^1 = 18.87',
      ],
      [
        14.15,
        'S10: place 3: each place from 2nd gets 75% of the place above: 25.16 x 0.75^2 = 14.1525',
        'S11: 14.1525 rounded to 0.01: 14.15',
      ],
      [
        10.61,
        'S10: place 4: each place from 2nd gets 75% of the place above: 25.16 x 0.75^3 = 10.614375',
        'S11: 10.614375 rounded to 0.01: 10.61',
      ],
      [
        8.39,
        'S10: place 5, below place 4 of 2 sessions, gets sessions x first / (place + 2 sessions - 3): ' +
          '2 x 25.16 / (5 + 2 x 2 - 3) = 8.386666…',
        'S11: 8.386666… rounded to 0.01: 8.39',
      ],
    ]);
  });

  test('S10: one session pays first / place from 9th on', () => {
    expect(lines(value(explainSofPlace(25.16, 9, 1)))).toEqual([
      'S10: place 9, below place 8 of one session, gets first / place: 25.16 / 9 = 2.795555…',
      'S11: 2.795555… rounded to 0.01: 2.80',
    ]);
    expect(lines(value(explainSofPlace(25.16, 8, 1)))[0]).toMatch(
      /^S10: place 8: each place from 2nd gets 75% /,
    );
  });

  test('S10: three sessions and more pay by the formula from 4th on', () => {
    expect(lines(value(explainSofPlace(20, 4, 3)))[0]).toBe(
      'S10: place 4, below place 3 of 3 sessions, gets sessions x first / (place + 2 sessions - 3): ' +
        '3 x 20 / (4 + 2 x 3 - 3) = 8.571428…',
    );
  });

  test('S11: an award for first place is rounded before anything else, and only then a step', () => {
    const first = 'S11: the award for first place, 25.1585, is rounded to 0.01: 25.16';
    expect(lines(value(explainSofPlace(25.1585, 1)))).toEqual([
      first,
      'S10: place 1 gets the award for first place: 25.16',
    ]);
    for (const row of value(explainSofPlaces(25.1585, 3))) expect(lines(row)[0]).toBe(first);
    for (const row of value(explainSofResults(25.1585, [2, 1]))) expect(lines(row)[0]).toBe(first);
  });

  test('S13: tied entries share, in the order of the list', () => {
    const tie = [
      'S10: place 2: each place from 2nd gets 75% of the place above: 25.16 x 0.75^1 = 18.87',
      'S10: place 3: each place from 2nd gets 75% of the place above: 25.16 x 0.75^2 = 14.1525',
      'S11: 14.1525 rounded to 0.01: 14.15',
      'S13: 2 tied entries share places 2 to 3: (18.87 + 14.15) / 2 = 16.51',
    ];
    const rows = value(explainSofResults(25.16, [55, 60, 55]));
    expect(rows.map((row) => lines(row))).toEqual([
      tie,
      ['S10: place 1 gets the award for first place: 25.16'],
      tie,
    ]);
  });

  test('S13: the mean is rounded, and places beyond the depth count 0', () => {
    const rows = value(explainSofResults(10, [55, 60, 55, 55, 40, 30, 30], { depth: 2 }));
    expect(lines(rows[0])).toEqual([
      'S10: place 2: each place from 2nd gets 75% of the place above: 10 x 0.75^1 = 7.5',
      'S13: 3 tied entries share places 2 to 4, those beyond the places paid counting 0: (7.5 + 0) / 3 = 2.5',
    ]);
    expect(lines(rows[4])).toEqual(['S13: place 5: no award beyond the places that get one: 0']);
    expect(lines(rows[6])).toEqual([
      'S13: places 6 to 7: no award beyond the places that get one: 0',
    ]);
    const [tied] = value(explainSofResults(25.16, [1, 1]));
    expect(lines(tied).slice(-2)).toEqual([
      'S13: 2 tied entries share places 1 to 2: (25.16 + 18.87) / 2 = 22.015',
      'S13: 22.015 rounded to 0.01: 22.02',
    ]);
  });
});

describe('what is refused is refused alike', () => {
  test('with the failure of the award', () => {
    const options = { rating: 'National' };
    expect(failure(explainSofAward(1000, 10, options))).toEqual(
      failure(sofAward(1000, 10, options)),
    );
    expect(failure(explainSofResults(10, [1, NaN]))).toMatchObject({
      at: { argument: 'scores', row: 2 },
    });
  });
});
