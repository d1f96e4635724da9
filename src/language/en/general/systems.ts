/** English: what the systems are called above their jobs and their functions, and a sentence about each. Searched in every language. */
export const systems = {
  headingNK: 'Dutch Go Championship (NK)',
  headingKGS: 'KGS computer go championship',
  headingKUKSU: 'Kuksu leagues',
  headingSOF: 'SOF – bridge masterpoints',
  headingAGA: 'AGA – go categories and points',
  functionsKGS: 'KGS – computer go points',
  functionsNK: 'NK – championship groups and scores',
  functionsKUKSU: 'KUKSU – leagues and ranking',

  systemSOF: 'Bridge masterpoints by strength of field (a proposal).',
  systemAGA: 'Tournament categories and qualifying points of the American Go Association.',
  systemKGS: 'Points and totals of the yearly KGS computer go championship.',
  systemNK: 'Groups, pairings and standings of the Dutch Go Championship.',
  systemKUKSU: 'League cycles of the Kuksu title: ranking and the next leagues.',
} as const;
