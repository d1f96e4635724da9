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

/** The next steps of all lists, in the order in which they were asked for. */
const waiting = new Set<() => void>();
let isComing = false;

/** A pane that nobody sees draws nothing: after so many milliseconds it goes on without. */
const longestFrame = 100;

/**
 * Takes a step once the page is drawn with the steps before it: several lists that grow at once would be laid out together, and take as
 * long as one that comes whole.
 * @returns what takes it out of the line again.
 */
function inTurn(step: () => void): () => void {
  waiting.add(step);
  if (!isComing) {
    isComing = true;
    // What asks for it has been drawn.
    setTimeout(next);
  }
  return () => {
    waiting.delete(step);
  };
}

function next(): void {
  isComing = false;
  const [step] = waiting;
  if (step === undefined) return;
  waiting.delete(step);
  step();
  whenDrawn(next);
}

function whenDrawn(then: () => void): void {
  isComing = true;
  const goOn = (): void => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    then();
  };
  let timer = setTimeout(goOn, longestFrame);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(goOn);
  });
}

/**
 * Draws a long list: its first items at once, then the next ones, each step in a task of its own and in a picture of its own.
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
    return inTurn(() => {
      setGoesOn(true);
    });
  }, [isMore, goesOn]);
  return (
    <>
      {of.slice(from, to).map((each, i) => draw(each, from + i))}
      {isMore && goesOn && <Step {...props} from={to} />}
    </>
  );
}
