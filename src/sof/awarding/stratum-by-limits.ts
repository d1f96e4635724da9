import { significant } from '../../numbers/significant';
import type { Stratum } from './types';

/** Below how many masterpoints an entry belongs to B, and to C; without a limit nobody belongs there. */
export interface StratumLimits {
  readonly B?: number | undefined;
  readonly C?: number | undefined;
}

/**
 * The stratum of an entry by its masterpoints (E24). Who holds exactly as much as a limit belongs to the higher stratum.
 *
 * @param masterpoints the average per player of the entry, or what its strongest player holds
 */
export function stratumByLimits(
  masterpoints: number,
  { B = -Infinity, C = -Infinity }: StratumLimits,
): Stratum {
  const held = significant(masterpoints);
  if (held < C) return 'C';
  return held < B ? 'B' : 'A';
}
