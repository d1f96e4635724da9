/** @jest-environment ./test/support/environment.js */
import { describe, expect, test } from '@jest/globals';
import {
  bySystem,
  type FunctionReference,
  helpAddress,
  inLanguage,
  inNamespace,
  namespaceIn,
} from '../../taskpane/reference/help';
import { shownFormula, shownResult, signature } from '../../taskpane/sheets/notation';
import { search } from '../../taskpane/reference/search';
import { sampleReference } from './support/sample-reference';

const [award, slope, place] = sampleReference as [
  (typeof sampleReference)[number],
  (typeof sampleReference)[number],
  (typeof sampleReference)[number],
];
const found = (query: string): string[] => search(sampleReference, query).map(({ id }) => id);

describe('Searching the functions', () => {
  test('An empty query finds all', () => {
    expect(found('')).toEqual(['SOF.AWARD', 'AGA.SLOPE', 'SOF.PLACE']);
    expect(found('  ')).toHaveLength(3);
  });

  test('Names, descriptions, parameter names and parameter descriptions are searched', () => {
    expect(found('aga.sl')).toEqual(['AGA.SLOPE']);
    expect(found('decay')).toEqual(['AGA.SLOPE']);
    expect(found('avgmp')).toEqual(['SOF.AWARD']);
    expect(found('sectional')).toEqual(['SOF.AWARD']);
  });

  test('Every word must occur, in any order and place', () => {
    expect(found('award sof')).toEqual(['SOF.AWARD', 'SOF.PLACE']);
    expect(found('below award')).toEqual(['SOF.PLACE']);
    expect(found('award slope')).toEqual([]);
  });

  test('Case and accents do not matter, on either side', () => {
    expect(found('NUMERO')).toEqual(['SOF.PLACE']);
    expect(found('áwárd first-place')).toEqual(['SOF.AWARD']);
  });
});

describe('Presenting the functions', () => {
  test('Functions are grouped by system, in order of appearance', () => {
    const groups = bySystem(sampleReference);
    expect(groups.map(({ system }) => system)).toEqual(['SOF', 'AGA']);
    expect(groups.map(({ functions }) => functions)).toEqual([[award, place], [slope]]);
  });

  test('The signature puts optional arguments in brackets', () => {
    expect(signature(award, '.')).toBe('=SOF.AWARD(avgMP, tables, [rating])');
  });

  test('With a decimal comma arguments are separated by semicolons', () => {
    expect(signature(award, ',')).toBe('=SOF.AWARD(avgMP; tables; [rating])');
    expect(shownFormula('=SOF.AWARD(1250.5,60)', ',')).toBe('=SOF.AWARD(1250,5;60)');
    expect(shownResult('25.16', ',')).toBe('25,16');
  });

  test('With a decimal comma texts, names and rows of array constants stay as they are', () => {
    expect(shownFormula('=A.B1.C("1.5, ""2,5""",{8,5.5;3,1})', ',')).toBe(
      '=A.B1.C("1.5, ""2,5""";{8\\5,5;3\\1})',
    );
  });

  test('With a decimal point formulas and results stay as they are', () => {
    expect(shownFormula('=SOF.AWARD(1250.5,60)', '.')).toBe('=SOF.AWARD(1250.5,60)');
    expect(shownResult('25.16', '.')).toBe('25.16');
  });

  test.each([
    [{ kind: 'function', id: 'SOF.AWARD' }, 'help/sof.award.html', 'help/sof.award.nl.html'],
    [{ kind: 'job', id: 'nk-pair' }, 'help/guide.nk.html#nk-pair', 'help/guide.nk.nl.html#nk-pair'],
    [{ kind: 'clause', id: 'U10' }, 'help/rules.kuksu.html#U10', 'help/rules.kuksu.nl.html#U10'],
    [{ kind: 'page', id: 'privacy' }, 'help/privacy.html', 'help/privacy.nl.html'],
    [{ kind: 'job', id: 'other' }, 'help/guides.html', 'help/guides.nl.html'],
  ] as const)('The help explains %j beside the pane', (topic, english, dutch) => {
    expect(helpAddress(topic, 'en')).toBe(english);
    expect(helpAddress(topic, 'nl')).toBe(dutch);
  });
});

describe('The language of the descriptions', () => {
  const dutch = { description: 'Punten.', parameters: ['Gemiddelde.', 'Tafels.', 'Soort.'] };

  test('In Dutch every description is the Dutch one, and nothing else changes', () => {
    const [shown] = inLanguage([{ ...award, translations: { nl: dutch } }], 'nl');
    expect(shown).toMatchObject({ id: award.id, description: 'Punten.', examples: award.examples });
    expect(shown?.parameters.map(({ description }) => description)).toEqual(dutch.parameters);
  });

  test('In English they stay as they are', () => {
    expect(inLanguage([{ ...award, translations: { nl: dutch } }], 'en')[0]).toMatchObject(award);
  });
});

describe('The namespace of a manifest', () => {
  test('It is read from the address of the pane and must be a plain name', () => {
    expect(namespaceIn('?namespace=DEV&_host_Info=Excel$Win32')).toBe('DEV');
    expect(namespaceIn('?_host_Info=Excel$Win32')).toBeUndefined();
    expect(namespaceIn('?namespace=')).toBeUndefined();
    expect(namespaceIn('?namespace=A1(2)%2B')).toBeUndefined();
  });

  test('Without one the functions stay as they are', () => {
    expect(inNamespace(sampleReference, undefined)).toBe(sampleReference);
  });

  test('With one, names and every call in an example carry it; ids and texts do not', () => {
    const [, , namespaced] = inNamespace(sampleReference, 'DEV');
    expect(namespaced).toMatchObject({
      id: 'SOF.PLACE',
      name: 'DEV.SOF.PLACE',
      examples: [{ formula: '=DEV.SOF.PLACE(DEV.SOF.AWARD(1250,60),5)', result: '8.39' }],
    });
    const quoting: FunctionReference = {
      ...place,
      examples: [{ formula: '=SOF.PLACE("SOF.PLACE(",SUM(1))', result: '' }],
    };
    expect(inNamespace([quoting], 'DEV')[0]?.examples[0].formula).toBe(
      '=DEV.SOF.PLACE("SOF.PLACE(",SUM(1))',
    );
  });
});
