/** English: working on a workbook; what every operation has in common. */
export const workbook = {
  fromHere: 'Use the selection',
} as const;
