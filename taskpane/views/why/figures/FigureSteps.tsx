import type { VNode } from 'preact';
import type { FigureStep } from '../../../why/figures/figure';
import { useWording } from '../../wording';
import { Clause } from '../Steps';
import { shownStep } from './figure-steps';

/** The steps to a figure, in their order. */
export function FigureSteps({ steps }: { readonly steps: readonly FigureStep[] }): VNode {
  const wording = useWording();
  return (
    <ol class="why-steps">
      {steps.map((step, index) => {
        const { clause, what, lines, arithmetic, value } = shownStep(step, wording);
        return (
          <li key={index}>
            <div class="heads">
              <span>
                {clause !== undefined && <Clause clause={clause} />} {what}
              </span>{' '}
              <span class="number">{value}</span>
            </div>
            {arithmetic !== '' && <p class="maths">{arithmetic}</p>}
            {lines.map((line) => (
              <p key={line} class="words">
                {line}
              </p>
            ))}
          </li>
        );
      })}
    </ol>
  );
}
