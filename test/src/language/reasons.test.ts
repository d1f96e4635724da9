import { expect, test } from '@jest/globals';
import { tongues } from '../../../src/language/tongues';
import { agaSteps } from '../../../src/aga/why';
import { kgsSteps } from '../../../src/kgs/why';
import { kuksuSteps } from '../../../src/kuksu/why';
import { nkSteps } from '../../../src/nk/why';
import { sofSteps } from '../../../src/sof/why';

const steps = { sof: sofSteps, aga: agaSteps, kgs: kgsSteps, nk: nkSteps, kuksu: kuksuSteps };

/** Systems whose formulas round: their reasons have a step that belongs to none of them. */
const rounding: readonly string[] = ['sof', 'aga'];

const cases = tongues.flatMap(({ tag, load }) =>
  Object.entries(steps).map(([system, vocabulary]) => {
    const part = load[system as keyof typeof steps];
    return { tag, system, part, codes: Object.keys(vocabulary) };
  }),
);

test.each(cases)('The jobs of $system bring the words of their reasons ($tag)', async (each) => {
  const { rules } = await each.part();
  const needed = rounding.includes(each.system) ? [...each.codes, 'rounded'] : each.codes;
  expect(needed.filter((code) => !(code in rules.steps))).toEqual([]);
});
