/** English: the jobs of bridge, as Home offers them. */
export const sofJobs = {
  sofAward: 'Award a bridge event',
  sofAwardLead:
    'Makes two sheets of a list of entries: the awards of an event by Strength of Field, and why.',
} as const;
