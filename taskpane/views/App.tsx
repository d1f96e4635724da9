import type { VNode } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { DecimalMark } from '../reference/notation';
import type { FunctionReference } from '../reference/types';
import type { SheetService } from '../sheet/service';
import { jobs as allJobs } from '../jobs';
import type { Job } from '../jobs/job';
import type { Language } from '../text';
import { Home } from './Home';
import { JobFrame } from './JobFrame';
import { JobList } from './JobList';
import { SelectionLine } from './SelectionLine';
import { useWriter } from './use-writer';
import { WriterStatus } from './WriterStatus';
import { useWording, wording, WordingProvider } from './wording';

/** Where the pane finds itself; the sheet service exists in Excel only. */
export type Surroundings =
  | { readonly kind: 'excel'; readonly sheet: SheetService }
  | { readonly kind: 'outside' }
  | { readonly kind: 'noOffice' };

export interface AppProps {
  readonly language: Language;
  readonly reference: readonly FunctionReference[];
  readonly surroundings: Surroundings;
  readonly jobs?: readonly Job[];
}

export function App({ language, reference, surroundings, jobs = allJobs }: AppProps): VNode {
  const sheet = surroundings.kind === 'excel' ? surroundings.sheet : undefined;
  const mark = useDecimalMark(sheet);
  const words = useMemo(() => wording(language, mark), [language, mark]);
  return (
    <WordingProvider value={words}>
      {sheet ? (
        <InExcel jobs={jobs} reference={reference} sheet={sheet} />
      ) : (
        <>
          <header class="context">
            <p role="alert">{words.t(surroundings.kind === 'noOffice' ? 'noOffice' : 'outside')}</p>
          </header>
          <Home reference={reference} sheet={undefined} />
        </>
      )}
    </WordingProvider>
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
      </header>
      {open ? (
        <JobFrame key={open.id} job={open} workbook={sheet.workbook} writing={writing} />
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
