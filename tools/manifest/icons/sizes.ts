/** The sizes Office asks for, and 128 for a store listing; each with the SVG whose pixel grid it fits. */
export const drawings = [
  { size: 16, source: 16 },
  { size: 20, source: 20 },
  { size: 24, source: 24 },
  { size: 32, source: 32 },
  { size: 40, source: 40 },
  { size: 48, source: 48 },
  { size: 64, source: 32 },
  { size: 80, source: 40 },
  { size: 96, source: 32 },
  { size: 128, source: 32 },
] as const;
