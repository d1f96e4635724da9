import type { VNode } from 'preact';
import { ruled } from '../../../language';
import type { AnyStep } from '../../../src/explain';
import { useWording } from '../wording';
import { stepInWords } from './step-in-words';

/** The steps in their order; the last one comes to the value. */
export function Steps({ steps }: { readonly steps: readonly AnyStep[] }): VNode {
  const { say } = useWording();
  return (
    <ol class="why-steps">
      {steps.map((step, index) => {
        const { what, value, arithmetic } = stepInWords(say(ruled(step)));
        return (
          <li key={index}>
            <div class="heads">
              <span>
                <span class="chip clause">{step.clause}</span> {what}
              </span>{' '}
              <span class="number">{value}</span>
            </div>
            {arithmetic !== '' && <p class="maths">{arithmetic}</p>}
          </li>
        );
      })}
    </ol>
  );
}
