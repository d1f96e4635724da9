import { type EventOptions, noOptions } from '../../../../taskpane/sof/fields';

type Cell = string | number | null;

/** The event of spec E40: 12 pairs in three strata, two sessions, Regional. */
export const sample: readonly (readonly Cell[])[] = [
  ['No.', 'Names', 'Sec', 'Strat', 'Score', 'MPs 1', 'MPs 2'],
  ['1', 'Adams – Baker', 'A', 'A', 58.42, 18000, 6500],
  ['2', 'Clark – Dunn', 'A', 'A', 61.17, 9400, 3100],
  ['3', 'Evans – Frost', 'A', 'A', 55.03, 4200, 2750],
  ['4', 'Green – Hale', 'A', 'A', 49.88, 2600, 5150],
  ['5', 'Irwin – Jones', 'A', 'B', 58.42, 1850, 1420],
  ['6', 'Keller – Lamb', 'A', 'B', 47.3, 2210, 890],
  ['7', 'Moss – Noble', 'B', 'B', 53.66, 1275, 1980],
  ['8', 'Owen – Price', 'B', 'B', 44.12, 1640, 730],
  ['9', 'Quinn – Reed', 'B', 'C', 55.03, 415, 380],
  ['10', 'Stone – Tate', 'B', 'C', 50.91, 260, 175],
  ['11', 'Upton – Vance', 'B', 'C', 41.25, 88.5, 0],
  ['12', 'Wells – Young', 'B', 'C', 39.84, 120, 305],
];

export const sampleOptions: EventOptions = {
  ...noOptions,
  name: 'Spring pairs',
  date: '22 November 2026',
  rating: 'Regional',
  depthA: '4',
  depthB: '3',
  depthC: '2',
};
