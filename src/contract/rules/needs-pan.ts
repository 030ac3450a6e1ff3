/**
 * Returns whether the law requires the buyer's PAN. Both amounts are in rupees, or both in paise.
 * @param threshold 0: never
 */
export const needsPan = (total: number, threshold: number): boolean => threshold > 0 && total > threshold
