/** English: the jobs of bridge, as Home offers them. */
export const sofJobs = {
  sofAward: 'Award a bridge event',
  sofAwardLead:
    'Makes two sheets of a list of entries: the awards of an event by Strength of Field, and why.',
  sofShare: 'Share awards',
  sofShareLead:
    'Gives the awards of a written event as text for messengers and as HTML for a website.',
} as const;
