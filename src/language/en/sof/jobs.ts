/** English: the jobs of bridge, as Home offers them. */
export const sofJobs = {
  'sof-event': 'Award a bridge event',
  'sof-event.lead':
    'Makes two sheets of a list of entries: the awards of an event by Strength of Field, and why.',
  'sof-share': 'Share awards',
  'sof-share.lead':
    'Gives the awards of a written event as text for messengers and as HTML for a website.',
} as const;
