import type { VNode } from 'preact';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { withTexts } from '../../../language';
import type { FunctionReference } from '../../reference/types';
import type { SheetService } from '../../workbook/service';
import type { WhyService } from '../../workbook/why';
import { needStyles } from '../needed-styles';
import { useWording } from '../wording';
import type { WhyProps } from './Why';

interface Loaded {
  readonly View: (props: WhyProps) => VNode;
  readonly service: WhyService;
}

/** Why the selected cell shows what it shows; what works formulas out is fetched when this view is first opened. */
export function WhyView({
  sheet,
  reference,
}: {
  readonly sheet: SheetService;
  readonly reference: readonly FunctionReference[];
}): VNode {
  const { t } = useWording();
  const { loaded, failed, again } = useLoaded(sheet);
  if (loaded) {
    const { View, service } = loaded;
    return <View sheet={sheet} service={service} reference={reference} />;
  }
  return (
    <main>
      <h1 class="for-readers">{t('viewWhy')}</h1>
      {failed ? (
        <p role="alert">
          {t('jobNotLoaded')}{' '}
          <button type="button" onClick={again}>
            {t('again')}
          </button>
        </p>
      ) : (
        <p role="status" data-kind="loading">
          {t('jobLoading')}
        </p>
      )}
    </main>
  );
}

function useLoaded(sheet: SheetService): {
  readonly loaded?: Loaded;
  readonly failed?: boolean;
  readonly again: () => void;
} {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<{ readonly loaded?: Loaded; readonly failed?: boolean }>({});
  useEffect(() => {
    let left = false;
    needStyles('why');
    const view = withTexts('why', () => import(/* webpackChunkName: "why" */ './Why'));
    Promise.all([view, sheet.why()]).then(
      ([{ Why }, service]) => {
        if (!left) setState({ loaded: { View: Why, service } });
      },
      () => {
        if (!left) setState({ failed: true });
      },
    );
    return () => {
      left = true;
    };
  }, [sheet, attempt]);
  const again = useCallback(() => {
    setState({});
    setAttempt((before) => before + 1);
  }, []);
  return { ...state, again };
}
