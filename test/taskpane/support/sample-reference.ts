import type { FunctionReference } from '../../../taskpane/reference/help';

/** A small reference with everything the views distinguish. */
export const sampleReference: readonly FunctionReference[] = [
  {
    id: 'SOF.AWARD',
    name: 'SOF.AWARD',
    system: 'SOF',
    description: 'First-place award of an event.',
    examples: [
      { formula: '=SOF.AWARD(1250.5,60)', result: '25.16' },
      { formula: '=SOF.AWARD({0,1250},60)', result: '{8.71,25.16}' },
    ],
    clauses: ['S1', 'S2'],
    parameters: [
      { name: 'avgMP', description: 'Average masterpoints per player.', optional: false },
      { name: 'tables', description: 'Tables in the event.', optional: false },
      { name: 'rating', description: 'Regional or Sectional.', optional: true },
    ],
  },
  {
    id: 'AGA.SLOPE',
    name: 'AGA.SLOPE',
    system: 'AGA',
    description: 'Decay of the points per place.',
    examples: [{ formula: '=AGA.SLOPE(7.93)', result: '0.86' }],
    clauses: ['A4'],
    parameters: [{ name: 'avg', description: 'Average rating.', optional: false }],
  },
  {
    id: 'SOF.PLACE',
    name: 'SOF.PLACE',
    system: 'SOF',
    description: 'Award for a place below first.',
    examples: [{ formula: '=SOF.PLACE(SOF.AWARD(1250,60),5)', result: '8.39' }],
    clauses: ['S10'],
    parameters: [
      { name: 'first', description: 'Award for first place.', optional: false },
      { name: 'place', description: 'Overall place, numéro entier.', optional: false },
    ],
  },
];
