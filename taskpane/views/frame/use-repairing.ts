import { useEffect, useState } from 'preact/hooks';
import type { EventsSeen } from '../home/use-events';

interface Repairing {
  /** Home offers it by itself where an event shows #NAME?. */
  readonly isShown: boolean;
  readonly isBegun: boolean;
  readonly begin: () => void;
}

/** Repairing formulas, asked for on Home; what came of it stays until another view is opened. */
export function useRepairing(isHome: boolean, seen: EventsSeen): Repairing {
  const [isBegun, setBegun] = useState(false);
  useEffect(() => {
    if (!isHome) setBegun(false);
  }, [isHome]);
  return {
    isShown: isHome && (isBegun || (seen.kind === 'events' && seen.unknownNames)),
    isBegun,
    begin: () => {
      setBegun(true);
    },
  };
}
