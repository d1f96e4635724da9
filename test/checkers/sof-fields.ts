import { sampled } from '../support/sampled';

const from1To = (last: number): number[] => Array.from({ length: last }, (_, index) => index + 1);

/** Tables of the printed award table, up to the cap of 60. */
export const tables = sampled(from1To(60), 5);
/** Half tables up to 65; the cap is at 120. */
export const halfTables = sampled(from1To(130), 9, {
  corner: (each) => [120, 121].includes(each),
});
/** Half tables of the former system up to 500; above 60 tables it has another formula. */
export const formerHalfTables = sampled(from1To(1000), 50, {
  corner: (each) => [120, 121].includes(each),
});
/** First awards in hundredths up to 93.75, the largest there is. */
export const firstAwards = sampled(from1To(9375), 450);
