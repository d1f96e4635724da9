import { expect, test } from '@jest/globals';
import { provideCustomFunctions } from './custom-functions';

test('in a one-system build every function is associated without its system, too', async () => {
  const associated = provideCustomFunctions();
  await import('../../functions/single/short-ids');
  const award = (): unknown[][] => [[1]];
  CustomFunctions.associate('SOF.AWARD', award);
  expect([...associated]).toEqual([
    ['SOF.AWARD', award],
    ['AWARD', award],
  ]);
});
