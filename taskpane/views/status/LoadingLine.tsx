import type { VNode } from 'preact';
import { useWording } from '../wording';
import type { Loading } from './use-loaded';

/** Says that a part of the pane is being fetched, or that it could not be. */
export function LoadingLine({ failed, again }: Omit<Loading<unknown>, 'loaded'>): VNode {
  const { t } = useWording();
  return failed ? (
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
  );
}
