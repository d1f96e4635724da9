import type { ComponentChildren, VNode } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useWording } from './wording';
import { Icon } from './Row';

/** To be done, done and closed, asking for something, or of use only later. */
type StepState = 'now' | 'done' | 'asks' | 'toCome';

interface StepProps {
  readonly number: number;
  readonly title: string;
  readonly state: StepState;
  /** What it came to, in one line: all that a closed step shows. */
  readonly line?: string | undefined;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/**
 * One step of a job. A finished one closes to its line and opens to be changed; one to come is closed. The same element in
 * every state, so that what was typed and the focus in it stay.
 */
export function Step({ number, title, state, line, class: look, children }: StepProps): VNode {
  const { t } = useWording();
  const id = useId();
  const summary = useRef<HTMLElement>(null);
  const box = useRef<HTMLDetailsElement>(null);
  /** What the user chose; it counts as long as the state stays the same. */
  const [chosen, setChosen] = useState<{ readonly state: StepState; readonly open: boolean }>();
  const isToCome = state === 'toCome';
  const byState = state === 'now' || state === 'asks';
  const open = chosen?.state === state && !isToCome ? chosen.open : byState;
  useLayoutEffect(() => {
    // Nothing closes by itself around the focus.
    const { activeElement } = document;
    const isInside = activeElement !== summary.current && box.current?.contains(activeElement);
    if (!open && isInside === true && !isToCome) setChosen({ state, open: true });
  }, [open]);
  return (
    <details
      ref={box}
      class={look === undefined ? 'step' : `step ${look}`}
      data-state={state}
      aria-labelledby={id}
      open={open}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== open) setChosen({ state, open: currentTarget.open });
      }}
    >
      <summary
        ref={summary}
        tabIndex={isToCome ? -1 : undefined}
        aria-disabled={isToCome}
        onClick={(event) => {
          if (isToCome) event.preventDefault();
        }}
      >
        <span class={`dot ${state}`} aria-hidden="true">
          {state === 'done' ? <Icon name="done" /> : number}
        </span>
        <div>
          <span class="for-readers">
            {t(state === 'done' ? 'stepDone' : 'stepNow', { number })}{' '}
          </span>
          <h2 id={id}>{title}</h2>
          {!open && line !== undefined && line !== '' && <span class="what">{line}</span>}
        </div>
        <Icon name="open" class="turn" />
      </summary>
      {children}
    </details>
  );
}
