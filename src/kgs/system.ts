import type { System } from '../core/system';

/** Computer go: the annual championship of KGS. */
export const kgs = {
  id: 'kgs',
  prefix: 'KGS',
  clause: 'K',
  clauses: 9,
  fallbackManifest: '193ce8a9-7bb7-4b9c-adea-7a9d3a405270',
  functions: [
    'KGS.FACTOR',
    'KGS.PLAYERS',
    'KGS.POINTS',
    'KGS.TABLE',
    'KGS.RESULTS',
    'KGS.ANNUAL',
    'KGS.CHECK',
  ],
  jobs: [
    'kgs-year',
    'kgs-tournament',
    'kgs-points',
    'kgs-edit',
    'kgs-move',
    'kgs-remove',
    'kgs-table',
    'kgs-share',
  ],
  guides: ['kgs.md', 'kgs.nl.md'],
} as const satisfies System;
