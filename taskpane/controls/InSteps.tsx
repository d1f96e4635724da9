import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** Lines drawn in one task, which takes some milliseconds. */
const drawnAtOnce = 50;

interface InStepsProps<T> {
  readonly of: readonly T[];
  readonly draw: (each: T, index: number) => ComponentChildren;
  /** Items of a step; fewer where each of them holds several lines. */
  readonly atOnce?: number;
}

/**
 * Draws a long list: its first items at once, then, when the pane has nothing else to do, the next ones, each step in a task of its own.
 * In the end everything stands in the page, so that it can be found and read. Beside nothing but other items: it has no element of its own.
 */
export function InSteps<T>(props: InStepsProps<T>): VNode {
  return <Step {...props} from={0} />;
}

/** Only the last step is drawn again when the next one comes. */
function Step<T>(props: InStepsProps<T> & { readonly from: number }): VNode {
  const { of, draw, atOnce = drawnAtOnce, from } = props;
  const to = from + atOnce;
  const isMore = to < of.length;
  const [goesOn, setGoesOn] = useState(false);
  useEffect(() => {
    if (!isMore || goesOn) return undefined;
    const timer = setTimeout(() => {
      setGoesOn(true);
    });
    return () => {
      clearTimeout(timer);
    };
  }, [isMore, goesOn]);
  return (
    <>
      {of.slice(from, to).map((each, i) => draw(each, from + i))}
      {isMore && goesOn && <Step {...props} from={to} />}
    </>
  );
}
