import type { System } from '../core/system';

/** Go: the league title tournament Kuksu. */
export const kuksu = {
  id: 'kuksu',
  prefix: 'KUKSU',
  clause: 'U',
  clauses: 11,
  fallbackManifest: 'de571512-a3c6-4dfd-ae00-2286c0cf8c35',
  functions: [
    'KUKSU.TIERS',
    'KUKSU.SIZES',
    'KUKSU.DEFAULTTIER',
    'KUKSU.SODOS',
    'KUKSU.RANK',
    'KUKSU.SNAKE',
  ],
  jobs: ['kuksu-rank', 'kuksu-group', 'kuksu-replace', 'kuksu-share'],
  guides: ['kuksu.md', 'kuksu.nl.md'],
} as const satisfies System;
