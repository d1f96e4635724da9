/** Headings that say who plays, in every list of AGA players. */
export const playerHeadings = {
  player: ['name', 'player', 'naam', 'speler'],
  rating: ['rating', 'aga rating'],
  id: ['aga id', 'aga', 'aga number', 'aga no', 'id'],
} as const;
