import type { VNode } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { systems as allSystems, type Prefix } from '../../../systems';
import { bySystem } from '../../reference/groups';
import { search } from '../../reference/search';
import type { FunctionReference } from '../../reference/types';
import type { SheetService } from '../../workbook/service';
import { LoadingLine } from '../status/LoadingLine';
import type { Loading } from '../status/use-loaded';
import { useWording } from '../wording';
import { FunctionGroup } from './FunctionGroup';
import { JobList, type JobListProps } from './JobList';
import { RepairFormulas } from './RepairFormulas';
import { searchJobs } from './search-jobs';
import { SearchField } from './SearchField';
import { SystemChoice } from './SystemChoice';
import { useSearchWords } from './use-search-words';

/** How the fetching of the functions stands. */
export type Fetching = Omit<Loading<unknown>, 'loaded'>;

export interface FunctionsViewProps extends JobListProps {
  readonly reference: readonly FunctionReference[];
  /** Until the functions are there. */
  readonly fetching?: Fetching | undefined;
  /** The only system that is shown; all of them where it is absent. */
  readonly system: Prefix | undefined;
  readonly onSystem: (system: Prefix | undefined) => void;
  readonly onCard: (entry: FunctionReference) => void;
  /** The job or the function just left: its row takes the focus again. */
  readonly left: { readonly id: string } | undefined;
  /** Absent outside Excel. */
  readonly sheet: SheetService | undefined;
}

/** All jobs and functions: to find one and open it. */
export function FunctionsView({
  reference,
  fetching,
  jobs,
  left,
  onOpen,
  system,
  onSystem,
  onCard,
  sheet,
}: FunctionsViewProps): VNode {
  const { t, say } = useWording();
  const [query, setQuery] = useState('');
  const ofSystem = <T extends { readonly system: string }>(all: readonly T[]): readonly T[] =>
    system === undefined ? all : all.filter((each) => each.system === system);
  const words = useSearchWords();
  const found = useMemo(
    () => ofSystem(search(reference, query, words)),
    [reference, system, query, words],
  );
  const foundJobs = useMemo(
    () => ofSystem(searchJobs(jobs, query, say, words.skipped)),
    [jobs, system, query, words],
  );
  const searched = { query, skipped: words.skipped };
  const offered = allSystems
    .map(({ prefix }) => prefix)
    .filter((prefix) => reference.some((each) => each.system === prefix));
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!left) return;
    const rows = main.current?.querySelectorAll<HTMLElement>('[data-job], [data-card]') ?? [];
    const isLeft = ({ dataset }: HTMLElement): boolean =>
      left.id === (dataset['card'] ?? dataset['job']);
    [...rows].find(isLeft)?.focus();
  }, []);
  return (
    <main ref={main}>
      <h1 class="for-readers">{t('title')}</h1>
      <SearchField
        query={query}
        onQuery={setQuery}
        found={found.length}
        foundJobs={jobs.length > 0 ? foundJobs.length : undefined}
      >
        {offered.length > 1 && (
          <SystemChoice systems={offered} system={system} onSystem={onSystem} />
        )}
      </SearchField>
      <JobList jobs={foundJobs} searched={searched} onOpen={onOpen} />
      {fetching && <LoadingLine {...fetching} />}
      {bySystem(found).map((group) => (
        <FunctionGroup key={group.system} {...{ group, searched, onCard }} />
      ))}
      {sheet && <RepairFormulas reference={reference} sheet={sheet} />}
    </main>
  );
}
