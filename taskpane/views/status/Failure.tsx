import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useErrorBoundary, useRef, useState } from 'preact/hooks';
import { followFailures, noteFailure } from '../../start/failures';
import { CopyDetails } from './CopyDetails';
import { Reload } from './Reload';
import { useWording } from '../wording';

/** An unexpected failure. During a write the pane does not offer to reload: that would leave half of it. */
export function Failure({ writing }: { readonly writing: boolean }): VNode {
  const { t } = useWording();
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The focused control may be gone with the view.
    if (document.activeElement === document.body) line.current?.focus();
  }, []);
  return (
    <section class="failure">
      <p ref={line} role="alert" tabIndex={-1}>
        {t('paneFailed')}
      </p>
      <Reload writing={writing} />
      <CopyDetails />
    </section>
  );
}

/** Shows something else in place of a view that broke. */
export function FailureBoundary({
  children,
  instead,
}: {
  readonly children: ComponentChildren;
  readonly instead: VNode;
}): VNode {
  const boundary: readonly [unknown, () => void] = useErrorBoundary(noteFailure);
  return boundary[0] === undefined ? <>{children}</> : instead;
}

/** Whether an exception reached the window. */
export function useFailed(): boolean {
  const [failed, setFailed] = useState(false);
  useEffect(
    () =>
      followFailures(() => {
        setFailed(true);
      }),
    [],
  );
  return failed;
}
