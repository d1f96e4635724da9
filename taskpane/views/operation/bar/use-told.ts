import { useEffect, useRef } from 'preact/hooks';
import type { RunState } from '../../../operation/operation-state';
import { useAnnounce } from '../../controls/use-announce';
import { useWording } from '../../wording';

/** Tells readers what came of a look at the workbook: the preview, or how much has to be fixed or answered. */
export function useTold<Detail>(run: RunState<Detail>, ofPreview: string): void {
  const { t } = useWording();
  const announce = useAnnounce();
  const before = useRef(run.step);
  useEffect(() => {
    const hadProblems = before.current === 'refused';
    // What a change in the preview has done is told where it was made.
    if (run.step === 'preview' && before.current !== 'preview') {
      announce(hadProblems ? `${t('nothingToFix')}. ${ofPreview}` : ofPreview);
    }
    if (run.step === 'refused') {
      const asked = run.refusals.filter(({ asks }) => asks).length;
      const problems = run.refusals.length - asked;
      announce(
        problems > 0 ? t('fixCount', { count: problems }) : t('askedCount', { count: asked }),
      );
    }
    if (run.step !== 'reading' && run.step !== 'computing') before.current = run.step;
  }, [run]);
}
