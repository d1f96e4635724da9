import type { System } from '../core/system';

/** Go: tournament category and qualification points of the American Go Association. */
export const aga = {
  id: 'aga',
  prefix: 'AGA',
  clause: 'A',
  clauses: 10,
  fallbackManifest: 'a839989a-7897-4b7b-a7c3-934fd8fc3ab2',
  functions: [
    'AGA.CATEGORY',
    'AGA.EXACT',
    'AGA.POINTS',
    'AGA.SLOPE',
    'AGA.TABLE',
    'AGA.RESULTS',
    'AGA.AVERAGE',
    'AGA.SEASON',
  ],
  jobs: ['aga-ratings', 'aga-points', 'aga-season', 'aga-import', 'aga-report', 'aga-share'],
  guides: ['aga.md', 'aga.nl.md'],
} as const satisfies System;
