import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { FigureStep } from '../../../why/figures/figure';
import { useWording } from '../../wording';
import { ClauseText, SaysButton } from '../steps/ClauseText';
import { Clause } from '../steps/Steps';
import { shownStep } from './figure-steps';

/** The steps to a figure, in their order. */
export function FigureSteps({ steps }: { readonly steps: readonly FigureStep[] }): VNode {
  const wording = useWording();
  /** Steps whose clause is shown. */
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  return (
    <ol class="why-steps">
      {steps.map((step, index) => {
        const { clause, what, lines, arithmetic, value } = shownStep(step, wording);
        const isOpen = open.has(index);
        return (
          <li key={index}>
            <div class="heads">
              <span>
                {clause !== undefined && (
                  <>
                    <Clause clause={clause} />
                    <SaysButton
                      clause={clause}
                      isOpen={isOpen}
                      onPress={() => {
                        const next = new Set(open);
                        if (!next.delete(index)) next.add(index);
                        setOpen(next);
                      }}
                    />
                  </>
                )}{' '}
                {what}
              </span>{' '}
              <span class="number">{value}</span>
            </div>
            {arithmetic !== '' && <p class="maths">{arithmetic}</p>}
            {lines.map((line) => (
              <p key={line} class="words">
                {line}
              </p>
            ))}
            {isOpen && clause !== undefined && <ClauseText clause={clause} />}
          </li>
        );
      })}
    </ol>
  );
}
