import { expect, test } from '@jest/globals';
import { firstFloater, floatOrder } from '../../../../../src/nk/pairing/field/float';

test('the player that N6 prefers is the first in its order', () => {
  for (const preference of ['top', 'middle', 'bottom'] as const) {
    for (let count = 0; count <= 8; count++) {
      const players = Array.from({ length: count }, (_, index) => `player ${index + 1}`);
      expect(firstFloater(players, preference)).toBe(floatOrder(players, preference)[0]);
    }
  }
});
