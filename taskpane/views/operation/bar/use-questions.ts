import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

export interface Questions {
  readonly all: number;
  readonly open: number;
  /** Leads to the first answer of the next question that is open. */
  readonly next: () => void;
}

/** The questions that a view shows: each is a `.question`, and says whether it is open. */
export function useQuestions(main: RefObject<HTMLElement>): Questions {
  const [{ all, open }, setCounts] = useState({ all: 0, open: 0 });
  useLayoutEffect(() => {
    const found = [...(main.current?.querySelectorAll<HTMLElement>('.question') ?? [])];
    const counts = { all: found.length, open: found.filter(isOpen).length };
    if (counts.all !== all || counts.open !== open) setCounts(counts);
  });
  const next = (): void => {
    const questions = [...(main.current?.querySelectorAll<HTMLElement>('.question') ?? [])];
    const found = questions.find(isOpen);
    const step = found?.closest<HTMLDetailsElement>('details');
    if (step) step.open = true;
    found?.querySelector<HTMLElement>('input, select, button')?.focus();
  };
  return { all, open, next };
}

const isOpen = ({ dataset }: HTMLElement): boolean => dataset['open'] === 'true';
