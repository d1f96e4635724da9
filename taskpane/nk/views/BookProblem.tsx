import type { VNode } from 'preact';
import { Findings } from '../../views/operation/Findings';
import { useWording } from '../../views/wording';
import { LateEntries } from './LateEntries';
import type { BookSeen } from './use-book';
import type { LateInForm } from './use-late';

/** Why the event of the workbook cannot be shown; nothing where it can. */
export function BookProblem({
  seen,
  late,
}: {
  readonly seen: BookSeen;
  /** Where late players can be taken in. */
  readonly late?: LateInForm;
}): VNode | null {
  const { t, problem } = useWording();
  switch (seen.kind) {
    case 'book':
      return null;
    case 'reading':
      return (
        <p role="status" data-kind="reading">
          {t('reading')}
        </p>
      );
    case 'problem':
      return <p role="status">{problem(seen.problem)}</p>;
    case 'refused':
      return (
        <>
          <div class="refused event-problem" role="status">
            <Findings findings={seen.refusals} onShow={undefined} />
          </div>
          {late && seen.late.length > 0 && (
            <LateEntries late={seen.late} read={seen.read} form={late} />
          )}
        </>
      );
  }
}
