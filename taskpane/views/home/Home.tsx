import type { VNode } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { bySystem } from '../../reference/groups';
import { search } from '../../reference/search';
import type { FunctionReference } from '../../reference/types';
import type { SheetService } from '../../workbook/service';
import { FunctionGroup } from './FunctionGroup';
import { RepairFormulas } from './RepairFormulas';
import { SearchField } from './SearchField';
import { StatusBar } from './StatusBar';
import { useInsertion } from './use-insertion';
import { systemWords } from '../system-words';
import { useWording } from '../wording';

export interface HomeProps {
  readonly reference: readonly FunctionReference[];
  /** Absent outside Excel: the reference can be read, nothing can be inserted. */
  readonly sheet: SheetService | undefined;
  /** What the pane can do with the workbook, above the functions. */
  readonly jobs?: VNode | undefined;
  /** What was written last, until something is inserted. */
  readonly written?: VNode | undefined;
}

/** All functions: to find one, read how it is written and put an example into the sheet. */
export function Home({ reference, sheet, jobs, written }: HomeProps): VNode {
  const { t } = useWording();
  const [query, setQuery] = useState('');
  const functions = useRef<HTMLHeadingElement>(null);
  const insertion = useInsertion(sheet);
  const found = useMemo(() => search(reference, query), [reference, query]);
  return (
    <>
      <main>
        {jobs && (
          <button
            type="button"
            class="link skip"
            onClick={() => {
              functions.current?.scrollIntoView();
              functions.current?.focus();
            }}
          >
            {t('toFunctions')}
          </button>
        )}
        {jobs}
        {sheet && <RepairFormulas reference={reference} sheet={sheet} />}
        <h1 ref={functions} tabIndex={-1}>
          {t('title')}
        </h1>
        {sheet && <p class="first-run">{t('firstRun')}</p>}
        <SearchField query={query} onQuery={setQuery} found={found.length} />
        {bySystem(found).map((group) => (
          <FunctionGroup
            key={group.system}
            group={group}
            insertion={sheet && insertion}
            openAll={found.length === 1}
            belowJobs={jobs !== undefined && systemWords(group.system)?.jobs !== undefined}
          />
        ))}
      </main>
      {insertion.state.step === 'idle' && written ? written : <StatusBar insertion={insertion} />}
    </>
  );
}
