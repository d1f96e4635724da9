import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { JobViewProps } from '../../views/operation/job';
import { JobMain } from '../../views/operation/JobMain';
import { stateOfWorkbook } from '../../operation/writer-state';
import { useWording } from '../../views/wording';
import { titleViewSteps } from '../title';
import { madeOfBook, useMade } from './use-book';
import { BookProblem } from './BookProblem';
import { TitlePicture } from './TitlePicture';

const race = madeOfBook(titleViewSteps);

/** The players who can still become champion. Nothing is written. */
export function TitleJob({ workbook, writing }: JobViewProps): VNode {
  const { t } = useWording();
  const [times, setTimes] = useState(0);
  const seen = useMade(workbook, race, [stateOfWorkbook(writing.state)], times);
  return (
    <JobMain lead={t('nkTitleLead')}>
      <BookProblem seen={seen} />
      {seen.kind === 'book' && seen.made && (
        <TitlePicture players={seen.book.players} view={seen.made} />
      )}
      <button
        type="button"
        onClick={() => {
          setTimes(times + 1);
        }}
      >
        {t('nkLookAgain')}
      </button>
    </JobMain>
  );
}
