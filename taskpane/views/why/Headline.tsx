import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { addressOf, type Explanation } from '../../why/explanation';
import { useWording } from '../wording';

/** Milliseconds between two headlines that are read out. */
const PAUSE = 500;

/** What is read out after a selection: the cell, what it shows, and how many steps lead there. */
export function Headline({ explanation }: { readonly explanation: Explanation }): VNode {
  const { t } = useWording();
  const { cell, parts } = explanation;
  const last = parts[parts.length - 1];
  const address = addressOf(cell);
  const text =
    last && last.steps.length > 0
      ? t('whyShowsSteps', {
          address,
          shown: cell.shown,
          name: last.call.id,
          steps: last.steps.length,
        })
      : t('whyShows', { address, shown: cell.shown });
  return <Told text={text} />;
}

/** A text that is read out once the selection rests. */
export function Told({ text }: { readonly text: string }): VNode {
  const [told, setTold] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      setTold(text);
    }, PAUSE);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
  return (
    <p class="for-readers" role="status">
      {told}
    </p>
  );
}
