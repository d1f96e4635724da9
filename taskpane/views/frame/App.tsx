import type { VNode } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { DecimalMark } from '../../plan/notation';
import type { FunctionReference } from '../../reference/types';
import type { SheetService } from '../../workbook/service';
import type { Job } from '../operation/job';
import { record } from '../../details/record';
import type { Language } from '../../../language';
import { CopyDetails } from '../status/CopyDetails';
import { Failure, FailureBoundary, useFailed } from '../status/Failure';
import { Home } from '../home/Home';
import { JobFrame } from './JobFrame';
import { JobList } from './JobList';
import { SelectionLine } from '../home/SelectionLine';
import { useFocusKept } from '../use-focus-kept';
import { WaitingProvider } from '../status/use-waiting';
import { useWriter } from '../operation/use-writer';
import { WriterStatus } from '../status/WriterStatus';
import { useWording, wording, WordingProvider } from '../wording';

/** Where the pane finds itself; the sheet service exists in Excel only. */
export type Surroundings =
  | { readonly kind: 'excel'; readonly sheet: SheetService }
  | { readonly kind: 'outside' }
  | { readonly kind: 'noOffice' }
  | { readonly kind: 'noAnswer' };

export interface AppProps {
  readonly language: Language;
  readonly reference: readonly FunctionReference[];
  readonly surroundings: Surroundings;
  readonly jobs: readonly Job[];
}

export function App({ language, reference, surroundings, jobs }: AppProps): VNode {
  const sheet = surroundings.kind === 'excel' ? surroundings.sheet : undefined;
  const mark = useDecimalMark(sheet);
  const words = useMemo(() => wording(language, mark), [language, mark]);
  useFocusKept();
  return (
    <WordingProvider value={words}>
      <FailureBoundary instead={<BrokenPane />}>
        {surroundings.kind === 'excel' ? (
          <WaitingProvider value={surroundings.sheet.waiting}>
            <InExcel jobs={jobs} reference={reference} sheet={surroundings.sheet} />
          </WaitingProvider>
        ) : (
          <>
            <header class="context">
              <p role="alert">{words.t(surroundings.kind)}</p>
              {surroundings.kind !== 'outside' && <CopyDetails />}
            </header>
            <Home reference={reference} sheet={undefined} />
          </>
        )}
      </FailureBoundary>
    </WordingProvider>
  );
}

/** Shown when even the frame failed. */
function BrokenPane(): VNode {
  return (
    <main>
      <Failure writing={false} />
    </main>
  );
}

/** Home, or the job that is open; what was written last can be undone from any job. */
function InExcel({
  jobs,
  reference,
  sheet,
}: {
  readonly jobs: readonly Job[];
  readonly reference: readonly FunctionReference[];
  readonly sheet: SheetService;
}): VNode {
  const { t } = useWording();
  const [{ open, left }, setView] = useState<{ readonly open?: Job; readonly left?: Job }>({});
  const writing = useWriter(sheet.workbook);
  const failed = useFailed();
  const isWriting = writing.state.step === 'working';
  record.job = open?.id ?? 'home';
  record.setStep('writer', writing.state.step);
  return (
    <>
      <header class="context">
        {open && (
          <button
            type="button"
            class="back"
            onClick={() => {
              setView({ left: open });
            }}
          >
            {t('back')}
          </button>
        )}
        <SelectionLine sheet={sheet} />
        {failed && <Failure writing={isWriting} />}
      </header>
      <FailureBoundary
        key={open?.id}
        instead={
          <>
            <main>
              <Failure writing={isWriting} />
            </main>
            <WriterStatus {...writing} />
          </>
        }
      >
        {open ? (
          <JobFrame job={open} workbook={sheet.workbook} writing={writing} />
        ) : (
          <Home
            reference={reference}
            sheet={sheet}
            written={writing.state.step === 'idle' ? undefined : <WriterStatus {...writing} />}
            jobs={
              jobs.length > 0 ? (
                <JobList
                  jobs={jobs}
                  left={left}
                  onOpen={(job) => {
                    setView({ open: job });
                  }}
                />
              ) : undefined
            }
          />
        )}
      </FailureBoundary>
    </>
  );
}

/** A point until Excel has told; if Excel cannot tell, it stays a point. */
function useDecimalMark(sheet: SheetService | undefined): DecimalMark {
  const [mark, setMark] = useState<DecimalMark>('.');
  useEffect(() => {
    void sheet?.decimalMark().then((told) => {
      if (told.ok) setMark(told.value);
    });
  }, [sheet]);
  return mark;
}
