import { useEffect, useMemo, useState } from 'preact/hooks';
import { record } from '../../details/record';
import type { Lists, Operation } from '../../operation/operation';
import { OperationRun } from '../../operation/operation-run';
import type { OperationState } from '../../operation/operation-state';
import type { WorkbookService } from '../../workbook/workbook';
import { useWording } from '../wording';

/** An operation up to its preview: its state, and the run that is told what the user does. */
export function useOperation<L extends Lists, Options, Detail, Known>(
  operation: Operation<L, Options, Detail, Known>,
  workbook: WorkbookService,
): {
  readonly state: OperationState<L, Options, Detail, Known>;
  readonly run: OperationRun<L, Options, Detail, Known>;
} {
  const { language } = useWording();
  const [, setState] = useState<OperationState<L, Options, Detail, Known>>();
  const run = useMemo(
    () => new OperationRun(operation, { workbook, language, onState: setState }),
    [operation, workbook, language],
  );
  useEffect(
    () => () => {
      run.cancel();
    },
    [run],
  );
  record.setStep('run', run.state.run.step);
  return { state: run.state, run };
}
