import type { VNode } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { systems as allSystems, type Prefix } from '../../../systems';
import { bySystem } from '../../reference/groups';
import { search } from '../../reference/search';
import type { FunctionReference } from '../../reference/types';
import type { SheetService } from '../../workbook/service';
import { SelectionLine } from '../controls/SelectionLine';
import { useWording } from '../wording';
import { FunctionGroup } from './FunctionGroup';
import { JobList, type JobListProps } from './JobList';
import { RepairFormulas } from './RepairFormulas';
import { searchJobs } from './search-jobs';
import { SearchField } from './SearchField';
import { SystemChoice } from './SystemChoice';
import type { InsertionControl } from './use-insertion';

export interface FunctionsViewProps extends JobListProps {
  readonly reference: readonly FunctionReference[];
  /** The only system that is shown; all of them where it is absent. */
  readonly system: Prefix | undefined;
  readonly onSystem: (system: Prefix | undefined) => void;
  /** Absent outside Excel: the reference can be read, nothing can be inserted. */
  readonly inserting:
    { readonly sheet: SheetService; readonly insertion: InsertionControl } | undefined;
}

/** All jobs and functions: to find one, open it, or read how it is written and put an example into the sheet. */
export function FunctionsView({
  reference,
  jobs,
  left,
  onOpen,
  system,
  onSystem,
  inserting,
}: FunctionsViewProps): VNode {
  const { t, say } = useWording();
  const [query, setQuery] = useState('');
  const ofSystem = <T extends { readonly system: string }>(all: readonly T[]): readonly T[] =>
    system === undefined ? all : all.filter((each) => each.system === system);
  const found = useMemo(() => ofSystem(search(reference, query)), [reference, system, query]);
  const foundJobs = useMemo(() => ofSystem(searchJobs(jobs, query, say)), [jobs, system, query]);
  const offered = allSystems
    .map(({ prefix }) => prefix)
    .filter((prefix) => reference.some((each) => each.system === prefix));
  return (
    <main>
      <h1 class="for-readers">{t('title')}</h1>
      <SearchField
        query={query}
        onQuery={setQuery}
        found={found.length}
        foundJobs={jobs.length > 0 ? foundJobs.length : undefined}
      />
      {offered.length > 1 && <SystemChoice systems={offered} system={system} onSystem={onSystem} />}
      <JobList jobs={foundJobs} left={left} onOpen={onOpen} />
      {inserting && found.length > 0 && (
        <>
          <p class="first-run">{t('firstRun')}</p>
          <SelectionLine />
        </>
      )}
      {bySystem(found).map((group) => (
        <FunctionGroup
          key={group.system}
          group={group}
          insertion={inserting?.insertion}
          openAll={found.length === 1 && foundJobs.length === 0}
        />
      ))}
      {inserting && <RepairFormulas reference={reference} sheet={inserting.sheet} />}
    </main>
  );
}
