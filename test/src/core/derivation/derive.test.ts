import { describe, expect, test } from '@jest/globals';
import {
  type AnyStep,
  explainAgaPoints,
  explainKgsAnnual,
  explainSofAward,
  explainSofPlace,
  explainSofResults,
  refuse,
  succeed,
} from '../../../../src';
import type { AgaSteps } from '../../../../src/aga/why';
import {
  explaining,
  explainingCells,
  explainingRows,
  inParts,
  type Tell,
  told,
} from '../../../../src/core/derivation';
import { existing, type Result } from '../../../../src/core/result';
import { nkGroups } from '../../../../src/nk/groups';
import { explainNkGroups, rowOf, tellGroup } from '../../../../src/nk/why';
import { failure, value } from '../../results';
import { sentence } from '../../../../src/language/core';
import { steps as dutch } from '../../../../src/language/nl/steps';
import { steps as english } from '../../../../src/language/en/steps';
import { steps } from './all-steps';

/** A working as simple as can be: numbers, each of which is rounded. */
interface Working {
  readonly numbers: readonly number[];
}

const tell: Tell<AgaSteps, Working, string> = ({ numbers }, steps) => {
  for (const each of numbers) steps.add('A4', 'decay', { average: each }, each);
  for (const each of numbers) steps.rounded('A4', each, 1, Math.round(each * 10) / 10);
  return numbers.join(' ');
};

/** A rule that works this out, whatever it is given. */
const ruled = <W>(working: Result<W>): { readonly working: () => Result<W> } => ({
  working: () => working,
});

const refused = refuse({ argument: 'place', found: 0 }, 'pointsNotNegative');

describe('a derivation', () => {
  test('holds the value and its steps in order', () => {
    expect(value(explaining(ruled(succeed({ numbers: [0.756] })), tell)())).toEqual({
      value: '0.756',
      steps: [
        { clause: 'A4', code: 'decay', values: { average: 0.756 }, value: 0.756 },
        { clause: 'A4', code: 'rounded', values: { unrounded: 0.756, decimals: 1 }, value: 0.8 },
      ],
    });
  });

  test('has no step for a rounding that changes nothing, binary noise aside', () => {
    const { steps } = value(explaining(ruled(succeed({ numbers: [0.3, 0.1 + 0.2] })), tell)());
    expect(steps.map(({ code }) => code)).toEqual(['decay', 'decay']);
  });

  test('of a refusal is the refusal', () => {
    expect(failure(explaining(ruled<Working>(refused), tell)())).toEqual({
      code: 'pointsNotNegative',
      at: { argument: 'place', found: 0 },
      values: {},
    });
    expect(failure(explainingRows(ruled<readonly Working[]>(refused), tell)()).code).toBe(
      'pointsNotNegative',
    );
    expect(
      failure(explainingCells(ruled<readonly (readonly Working[])[]>(refused), tell)()).code,
    ).toBe('pointsNotNegative');
  });
});

describe('the derivations of a list', () => {
  test('are the same for rows of the same working, and in their order', () => {
    const shared = { numbers: [0.5] };
    const [first, second, third] = value(
      explainingRows(ruled(succeed([shared, { numbers: [0.5, 0.25] }, shared])), tell)(),
    );
    expect([first?.value, second?.value]).toEqual(['0.5', '0.5 0.25']);
    expect(second?.steps.map(({ code }) => code)).toEqual(['decay', 'decay', 'rounded']);
    expect(third).toBe(first);
  });

  test('of no rows are none', () => {
    expect(value(explainingRows(ruled(succeed([])), tell)())).toEqual([]);
  });
});

test('The group of one player is explained as in the list, with and without rights', () => {
  const strengths = [2500, 2100, 2400, 2400, 1900, 2300, 2200, 1800];
  const rights = ['', 'Topgroep', '', 'Groep 1', '', '', 'Groep 1', ''];
  for (const given of [undefined, rights]) {
    const all = value(explainNkGroups(strengths, given, 2));
    expect(value(nkGroups(strengths, given, 2))).toEqual(all.map((each) => each.value));
    const working = value(nkGroups.working(strengths, given, 2));
    const one = (at: number): unknown => told(existing(rowOf(working, at)), tellGroup);
    expect(strengths.map((_, at) => one(at))).toEqual(all);
    expect(rowOf(working, strengths.length)).toBeUndefined();
  }
});

test('A rule with one working for all is explained in its parts, and given what it is given', () => {
  const rule = {
    working: (...numbers: number[]) => (numbers.length > 0 ? succeed({ numbers }) : refused),
  };
  const parts = inParts(rule, ({ numbers }) => numbers.map((each) => ({ numbers: [each] })));
  const rows = explainingRows(parts, tell);
  expect(value(rows(0.5, 0.25)).map((each) => each.value)).toEqual(['0.5', '0.25']);
  expect(failure(rows()).code).toBe('pointsNotNegative');
  const cells = explainingCells(
    inParts(parts, (all) => all.map((each) => [each])),
    tell,
  );
  expect(value(cells(0.5, 0.25)).map((each) => each.length)).toEqual([1, 1]);
});

describe('the steps in Dutch', () => {
  test.each([
    ['averageCapped', 'een gemiddelde van 12000 telt als 10000'],
    ['tablesCapped', '75 tafels tellen als 60'],
    [
      'basicAward',
      '60 tafels met gemiddeld 10000 meesterpunten (s = 10, boven 1,25): 2,000 x 10 + 1,000 + 60 / 60 x (3,130 x 10 + 17,087) = 69,387',
    ],
    [
      'mostAward',
      '69,387 ligt boven het maximum van de basistoekenning, dus geldt het maximum: 50,00',
    ],
    [
      'bracket',
      'een groep van een Bracketed Swiss krijgt meer, met een factor 1 + 0,1 (s - 1,25): 1 + 0,1 x (10 - 1,25) = 1,875',
    ],
    [
      'scaling',
      'Sectional (R = 10), 2 zittingen (S = 0,5 x (2 + 1) = 1,5), 2 beperkingen (P = 0,7): 10 / 14 x 1,5 / 1,5 x 0,7 = 0,5',
    ],
    ['award', 'basistoekenning x factor van de wedstrijd x schaal: 50 x 1,875 x 0,5 = 46,875'],
    ['rounded', '46,875 afgerond op 0,01: 46,88'],
    [
      'leastAward',
      '2,357683… ligt onder het minimum van de basistoekenning, dus geldt het minimum: 2,50',
    ],
    ['flightA', 'een zelfstandige Flight A krijgt 110% van de basistoekenning: een factor 1,1'],
    [
      'bracketBelow',
      'een groep met gemiddeld 900, onder 1250, krijgt de basistoekenning: een factor 1',
    ],
    ['standAlone', '110% van wat stratum A apart zou verdienen: 1,1 x 14,304 = 15,7344'],
    ['larger', 'de hoogste van 12,5595 (hele veld) en 15,7344 (stratum A): 15,7344'],
    [
      'halfOfOneSession',
      'een zitting geeft de helft van de toekenning over één zitting: 0,5 x 16,772333… = 8,386166…',
    ],
    ['firstRounded', 'de toekenning voor de eerste plaats, 25,1585, wordt afgerond op 0,01: 25,16'],
    [
      'quarterLess',
      'plaats 3: elke plaats vanaf de 2e krijgt 75% van de plaats erboven: 25,16 x 0,75^2 = 14,1525',
    ],
    [
      'overPlace',
      'plaats 9, onder plaats 8 van één zitting, krijgt eerste / plaats: 25,16 / 9 = 2,795555…',
    ],
    [
      'bySessions',
      'plaats 5, onder plaats 4 van 2 zittingen, krijgt zittingen x eerste / (plaats + 2 zittingen - 3): 2 x 25,16 / (5 + 2 x 2 - 3) = 8,386666…',
    ],
    ['formerTables', 'B tot en met 60 tafels, (tafels + 10) / 60: (55 + 10) / 60 = 1,083333…'],
    [
      'formerAward',
      'B x R (klasse) x S (zittingen) x M (bovengrens) x P (beperkingen) x T (soort spel): 1,083333… x 14 x 1,5 x 0,7 x 1 x 1 = 15,925',
    ],
    ['formerManyTables', 'B boven 60 tafels, log10(tafels / 4): log10(400 / 4) = 2'],
    [
      'exactCategory',
      'categorie bij 20 spelers (P) met gemiddelde 7,93 (R), 2 R + sqrt(10 log10 P) - 4: 2 x 7,93 + sqrt(10 x log10(20)) - 4 = 15,466979…',
    ],
    [
      'firstPoints',
      'de eerste plaats, met categorie Cr = 16, verdient log10(20 P) + (Cr + R^2,1) / 10: log10(20 x 20) + (16 + 7,93^2,1) / 10 = 11,937298…',
    ],
    [
      'decay',
      'elke volgende plaats krijgt dit deel van de plaats erboven, 0,75 + log10(R / 6,2): 0,75 + log10(7,93 / 6,2) = 0,856881…',
    ],
    [
      'placePoints',
      'plaats 2: 11,9 x 0,856881…^1 = 10,196889…, half omhoog afgerond op 10,20 en dan op 10,2',
    ],
    [
      'tiedPoints',
      '2 gelijk geëindigde spelers delen plaatsen 2 tot en met 3: (10,2 + 8,7) / 2 = 9,45',
    ],
    ['decayFloor', '-0,000999… ligt onder 0 en telt als 0'],
    ['leastPoints', 'minimum voor elke speler die meetelt: 0,01'],
    ['sheetZero', 'punten die op 0 worden afgerond staan als in het AGA-blad: 0'],
    ['timeFactor', 'de derdemachtswortel van 27 uur bedenktijd, omhoog afgerond: 3'],
    ['factor', 'tijd x bordfactor (bord 19) x ronden: 3 x 4 x 5 = 60'],
    [
      'reconstructedPoints',
      'plaats 2 volgens de gereconstrueerde puntentabel, INT(F x spelers / 100 / 2^(plaats - 1)): INT(60 x 14 / 100 / 2^1) = 4',
    ],
    ['pointsInTable', 'plaats 1 in de eigen puntentabel, rij van 2 spelers: 9'],
    [
      'tiedAward',
      '2 gelijk geëindigde paren of teams delen plaatsen 2 tot en met 3, waarvan de plaatsen zonder toekenning als 0 tellen: (7,5 + 0) / 2 = 3,75',
    ],
    ['unpaid', 'plaats 4, onder de plaatsen met een toekenning: 0'],
    ['pointsInRow', 'plaats 1 in de gegeven rij punten: 8'],
    [
      'sharedPlaces',
      'rijen 1, 2 en 3, elk met 5 gewonnen partijen, delen de punten van plaatsen 1 tot en met 3: 8 + 3 + 3 = 14',
    ],
    ['evenShare', 'hele punten voor elk: INT(14 / 3) = 4'],
    [
      'extraPoint',
      'overblijvende punten (2) gaan op SOS, dan SODOS: SOS 30 met SODOS 30 krijgt er 1: 4 + 1 = 5',
    ],
    [
      'splitExtra',
      'overblijvende punten (2) gaan op SOS, dan SODOS: rijen 2 en 3, gelijk in SOS 20 en SODOS 20, delen er 1: 4 + 1 / 2 = 4,5',
    ],
    [
      'noExtraPoint',
      'het overblijvende punt gaat op SOS, dan SODOS: SOS 20 met SODOS 20 krijgt er geen: 5',
    ],
    ['annualLine', 'rij 1, "Zen19" in "July": 7'],
    ['annualTotal', 'de som over 2 toernooien: 7 + 1,5 = 8,5'],
  ])('%s: %s', (code, expected) => {
    const first = steps.find((step) => step.code === code);
    expect(first && sentence(first, 'nl')).toBe(expected);
  });
});

describe('the other way in which a step can be worded in Dutch', () => {
  /** A list of derivations, one per row, says it in its first. */
  interface Derived {
    readonly steps: readonly AnyStep[];
  }
  const said = (derivation: unknown, code: string): string | undefined => {
    const derived = value(derivation as Parameters<typeof value<Derived | readonly Derived[]>>[0]);
    const [found] = [derived]
      .flat()
      .flatMap(({ steps: own }) => own.filter((step) => step.code === code));
    return found && sentence(found, 'nl');
  };

  test.each([
    [
      'one table, and an average of 1250 is not above',
      explainSofAward(1250, 1),
      'basicAward',
      /^1 tafel met gemiddeld 1250 meesterpunten \(s = 1,25, hoogstens 1,25\): /,
    ],
    [
      'one session, without restrictions',
      explainSofAward(1250, 60, { sessions: 1 }),
      'scaling',
      /, 1 zitting \(S = 0,5 x \(1 \+ 1\) = 1\), geen beperking \(P = 1\): /,
    ],
    [
      'one restriction',
      explainSofAward(1250, 60, { restrictions: 1 }),
      'scaling',
      /, 1 beperking \(P = 0,\d+\): /,
    ],
    [
      'an ordinary event has no factor of its own',
      explainSofAward(1250, 60),
      'award',
      /^basistoekenning x schaal: [\d,…]+ x [\d,…]+ = [\d,…]+$/,
    ],
    [
      'first place',
      explainSofPlace(25.16, 1),
      'quarterLess',
      /^plaats 1 krijgt de toekenning voor de eerste plaats: 25,16$/,
    ],
    [
      'all who share are paid',
      explainSofResults(10, [60, 60, 40]),
      'tiedAward',
      /^2 gelijk geëindigde paren of teams delen plaatsen 1 tot en met 2: \(10 \+ 7,5\) \/ 2 = 8,75$/,
    ],
    [
      'points that need no rounding',
      explainAgaPoints(7.93, 20, 1),
      'placePoints',
      /^plaats 1: 11,9 x 0,856881…\^0 = 11,9$/,
    ],
    [
      'one event',
      explainKgsAnnual([{ account: 'Zen19', event: 'July', points: 7 }]),
      'annualTotal',
      /^de som over 1 toernooi: 7$/,
    ],
  ])('%s', (_, derivation, code, expected) => {
    expect(said(derivation, code)).toMatch(expected);
  });
});

describe('the steps of all systems', () => {
  const codes = [...new Set(steps.map(({ code }) => code))].sort();

  test('are worded in both languages', () => {
    expect(Object.keys(english).sort()).toEqual(codes);
    expect(Object.keys(dutch).sort()).toEqual(codes);
  });

  test('are in English unless Dutch is asked for', () => {
    for (const step of steps) expect(sentence(step)).toBe(sentence(step, 'en'));
  });
});
