const agaId = ['aga id', 'aga', 'aga number', 'aga no', 'aga nr', 'aga nummer'] as const;

/** Headings that say who plays, in every list of AGA players. */
export const playerHeadings = {
  player: ['name', 'player', 'participant', 'naam', 'speler', 'deelnemer'],
  rating: ['rating', 'aga rating'],
  /** Of a list that may be of another system, where “ID” alone can be anything. */
  agaId,
  id: [...agaId, 'id'],
} as const;
