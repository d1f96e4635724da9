import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Cancelled, createSlices } from '../../../operation/slices';
import type { Said } from '../../../../language';
import type { Figure } from '../../../why/figures/figure';
import { useWording } from '../../wording';

type AgainAnswer = 'none' | 'working' | readonly Said[];

/** What the rules give today in its place: worked out on request, until another cell is looked at. */
export function Again({ again }: { readonly again: NonNullable<Figure['again']> }): VNode {
  const { t, say } = useWording();
  const [answer, setAnswer] = useState<AgainAnswer>('none');
  const left = useRef(false);
  useEffect(
    () => () => {
      left.current = true;
    },
    [],
  );
  // Another figure, or the same one after a change.
  useEffect(() => {
    setAnswer('none');
  }, [again]);
  const work = async (): Promise<void> => {
    setAnswer('working');
    const slices = createSlices({ cancelled: () => left.current, onProgress: () => undefined });
    try {
      setAnswer(await slices.run(again()));
    } catch (error) {
      if (!(error instanceof Cancelled)) throw error;
    }
  };
  return (
    <section class="again" aria-live="polite">
      {answer === 'none' && (
        <button type="button" onClick={() => void work()}>
          {t('figureAgain')}
        </button>
      )}
      {answer === 'working' && <p class="quiet">{t('figureWorking')}</p>}
      {Array.isArray(answer) && (
        <>
          <h2>{t('figureAgainLead')}</h2>
          {(answer as readonly Said[]).map((each, at) => (
            <p key={at}>{say(each)}</p>
          ))}
        </>
      )}
    </section>
  );
}
