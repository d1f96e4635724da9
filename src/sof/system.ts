import type { System } from '../core/system';

/** Bridge: ACBL Strength of Field awards. */
export const sof = {
  id: 'sof',
  prefix: 'SOF',
  clause: 'S',
  clauses: 14,
  fallbackManifest: 'fec1f2e0-f462-42c1-a629-3d500752ded0',
  functions: [
    'SOF.AWARD',
    'SOF.PLACE',
    'SOF.PLACES',
    'SOF.AVERAGE',
    'SOF.STRATUM',
    'SOF.SESSION',
    'SOF.RESULTS',
    'SOF.FORMER',
  ],
  jobs: ['sof-event', 'sof-share'],
  guides: ['sof.md', 'sof.nl.md'],
} as const satisfies System;
