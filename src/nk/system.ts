import type { System } from '../core/system';

/** Go: the Dutch championship, in the order of its weekend. */
export const nk = {
  id: 'nk',
  prefix: 'NK',
  clause: 'N',
  clauses: 15,
  fallbackManifest: '871d1718-ffab-4cfd-bc04-6bca7c355b19',
  functions: ['NK.GROUPS', 'NK.SCORE', 'NK.SLIDE', 'NK.FOLD', 'NK.PROGRESS', 'NK.RIGHTS'],
  jobs: [
    ...([
      'nk-opengotha',
      'nk-ratings',
      'nk-new',
      'nk-pair',
      'nk-wall',
      'nk-standings',
      'nk-card',
      'nk-share',
      'nk-title',
      'nk-rights',
    ] as const),
    ...(['nk-export', 'nk-import'] as const),
  ],
  guides: ['nk.md', 'nk.nl.md'],
} as const satisfies System;
