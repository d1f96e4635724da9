import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { FunctionReference } from '../../../reference/types';
import type { CallPart } from '../../../why/parts';
import { Icon } from '../../controls/Icon';
import { HelpLink } from '../../HelpLink';
import { Steps } from '../../why/steps/Steps';
import { useWording } from '../../wording';

/** The arguments that may be left out; open once one of them is given. */
export function OptionalFields({
  leftOut,
  all,
  children,
}: {
  readonly leftOut: number;
  readonly all: readonly number[];
  readonly children: readonly (VNode | null)[];
}): VNode {
  const { t } = useWording();
  return (
    <details class="more" open={leftOut < all.length}>
      <summary>
        <Icon name="open" class="turn" />
        <span class="strong">{t('cardOptional', { count: leftOut, all: all.length })}</span>
      </summary>
      {children}
    </details>
  );
}

/** What leads to the result, as Why will say it of the cell. */
export function WhySection({ steps }: Pick<CallPart, 'steps'>): VNode {
  const { t } = useWording();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <section>
      <h2 ref={heading} tabIndex={-1}>
        {t('whyHow', { steps: steps.length })}
      </h2>
      <Steps steps={steps} />
    </section>
  );
}

/** The rules that the function works by, each with its place in the help. */
export function Clauses({ clauses }: Pick<FunctionReference, 'clauses'>): VNode {
  const { t } = useWording();
  return (
    <p class="clauses quiet">
      {t('clauses')}:{' '}
      {clauses.map((id) => (
        <HelpLink
          key={id}
          class="chip clause"
          topic={{ kind: 'clause', id }}
          name={t('whyRule', { first: id })}
        >
          {id}
        </HelpLink>
      ))}
    </p>
  );
}
