import type { MakeEvent, SampleId, Samples } from '../../operation/sample';
import type { WorkbookService } from '../../workbook/workbook';
import type { Job } from '../operation/job';
import type { Writing } from '../operation/operation-props';
import type { Drafts } from '../operation/use-drafting';
import type { TellOutcome } from '../status/use-hindered';
import { useWording } from '../wording';

interface Trying {
  readonly samples: Samples | undefined;
  readonly workbook: WorkbookService;
  readonly writing: Writing;
  readonly drafts: Drafts;
  readonly jobs: readonly Job[];
  readonly tell: TellOutcome;
  readonly onOpen: (job: Job) => void;
}

/** Writes the sample list of a system and opens the job that works on it; what hinders it is told. */
export function useSample({
  samples,
  workbook,
  writing: { writer },
  drafts,
  jobs,
  tell,
  onOpen,
}: Trying): (wanted: SampleId) => Promise<void> {
  const { language } = useWording();
  return async (wanted) => {
    if (!samples) return;
    const making =
      wanted === 'NK played'
        ? samples.loadPlayed()
        : samples.load().then((make): MakeEvent => make.bind(undefined, wanted));
    const [make, read] = await Promise.all([making, workbook.read([], { recent: true })]);
    tell(read);
    if (!read.ok) return;
    const { plan, job, drafts: texts } = make(read.value.facts, language);
    await writer.write(plan);
    // Anything else is said by the status of writing.
    if (writer.state.step !== 'written') return;
    for (const [id, text] of Object.entries(texts)) drafts.write(id, text);
    const opened = jobs.find(({ id }) => id === job);
    if (opened) onOpen(opened);
  };
}
