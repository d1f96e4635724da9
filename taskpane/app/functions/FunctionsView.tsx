import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import { systems as allSystems, type Prefix } from '../../../src/systems';
import { bySystem, type FunctionReference, type SystemGroup } from '../../reference/help';
import { hitsIn, matching, noWords, search, type SearchWords } from '../../reference/search';
import type { SheetService } from '../../excel/workbook/workbook';
import { type Loading, LoadingLine } from '../../controls/status/LoadingLine';
import { systemName, systemWords, useWording, type Wording } from '../../controls/wording';
import { RepairFormulas } from './RepairFormulas';
import { type Said, saidInAny, withShared } from '../../../src/language';
import type { Job } from '../../jobs/view/operation-props';
import { Icon, Row, signOf } from '../../controls/Row';

/** How the fetching of the functions stands. */
export type Fetching = Omit<Loading<unknown>, 'loaded'>;

interface FunctionsViewProps extends JobListProps {
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

/** Jobs in which every word of the query occurs: in title, lead, system, or what people call them. */
export function searchJobs(
  jobs: readonly Job[],
  query: string,
  say: (sentence: Said) => string,
  skipped?: ReadonlySet<string>,
): readonly Job[] {
  return matching(
    jobs,
    query,
    ({ system, title, lead, words }) => ({
      shown: [system, ...[title, lead].map((code) => say({ code }))].join('\n'),
      hidden: words ? saidInAny(words) : [],
    }),
    skipped,
  );
}

/** Everyday words for the search, in every language: fetched with the first look at the functions, which do not wait for them. */
function useSearchWords(): SearchWords {
  const [words, setWords] = useState(noWords);
  useEffect(() => {
    let left = false;
    withShared('find', () => import(/* webpackChunkName: "find" */ './everyday-words')).then(
      ({ everydayWords }) => {
        if (!left) setWords(everydayWords());
      },
      // Without them names and descriptions are searched.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, []);
  return words;
}

/** One system, or all of them: radio buttons drawn as one control. */
function SystemChoice({
  systems,
  system,
  onSystem,
}: {
  readonly systems: readonly Prefix[];
  readonly system: Prefix | undefined;
  readonly onSystem: (system: Prefix | undefined) => void;
}): VNode {
  const { t } = useWording();
  const group = useId();
  return (
    <fieldset class="segments">
      <legend class="for-readers">{t('findSystem')}</legend>
      {[undefined, ...systems].map((each) => (
        <label key={each ?? ''}>
          <input
            type="radio"
            name={group}
            checked={each === system}
            onChange={() => {
              onSystem(each);
            }}
          />
          {each === undefined ? t('findAll') : systemName(each)}
        </label>
      ))}
    </fieldset>
  );
}

interface FunctionGroupProps {
  readonly group: SystemGroup;
  readonly searched: SearchedFor;
  readonly onCard: (entry: FunctionReference) => void;
}

/** The functions of a system: a row for each, which opens its card. */
function FunctionGroup({ group, searched, onCard }: FunctionGroupProps): VNode {
  const { say } = useWording();
  const id = useId();
  const words = systemWords(group.system);
  return (
    <section class="group" aria-labelledby={id}>
      <h2 id={id}>{words ? say({ code: words.functions }) : group.system}</h2>
      {words && searched.query.trim() === '' && <p class="about">{say({ code: words.line })}</p>}
      <ul class="rows">
        {group.functions.map((entry) => (
          <Row
            key={entry.id}
            title={<code>{entry.name}</code>}
            line={<Marked text={entry.description} searched={searched} />}
            card={entry.id}
            onPress={() => {
              onCard(entry);
            }}
          />
        ))}
      </ul>
    </section>
  );
}

interface JobListProps {
  readonly jobs: readonly Job[];
  readonly onOpen: (job: Job) => void;
}

/** What the pane can do with a workbook: a row for each job. */
function JobList({
  jobs,
  searched,
  onOpen,
}: JobListProps & { readonly searched: SearchedFor }): VNode | null {
  const { t, say } = useWording();
  const id = useId();
  if (jobs.length === 0) return null;
  return (
    <section class="group jobs" aria-labelledby={id}>
      <h2 id={id}>{t('findJobs')}</h2>
      <ul class="rows">
        {jobs.map((job) => (
          <Row
            key={job.id}
            title={say({ code: job.title })}
            line={
              <Marked
                text={`${systemName(job.system)}: ${say({ code: job.lead })}`}
                searched={searched}
              />
            }
            sign={signOf(job.system)}
            job={job.id}
            onPress={() => {
              onOpen(job);
            }}
          />
        ))}
      </ul>
    </section>
  );
}

interface SearchFieldProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** How many functions match. */
  readonly found: number;
  /** How many jobs match; absent where there are none to search. */
  readonly foundJobs: number | undefined;
  /** What narrows the search further: between the field and the count. */
  readonly children?: ComponentChildren;
}

function SearchField({ query, onQuery, found, foundJobs, children }: SearchFieldProps): VNode {
  const words = useWording();
  const id = useId();
  return (
    <div class="search" role="search">
      <label class="for-readers" for={id}>
        {words.t('findLabel')}
      </label>
      <div class="find">
        <Icon name="search" />
        <input
          id={id}
          type="search"
          value={query}
          placeholder={words.t('findLabel')}
          autocomplete="off"
          spellcheck={false}
          onInput={(event) => {
            onQuery(event.currentTarget.value);
          }}
        />
      </div>
      {children}
      <p class="count" role="status">
        {countLine(words, query, found, foundJobs)}
      </p>
    </div>
  );
}

function countLine(
  { t }: Wording,
  query: string,
  found: number,
  foundJobs: number | undefined,
): string {
  if (found === 0 && !foundJobs) return t('foundNone', { query: query.trim() });
  const functions = found === 1 ? t('foundOne') : t('foundMany', { count: found });
  return foundJobs === undefined ? functions : t('foundWithJobs', { functions, count: foundJobs });
}

/** What a search goes by: the query, and the words of it that narrow nothing. */
interface SearchedFor {
  readonly query: string;
  readonly skipped: ReadonlySet<string>;
}

/** A line in which what was searched for is bold. */
function Marked({
  text,
  searched: { query, skipped },
}: {
  readonly text: string;
  readonly searched: SearchedFor;
}): VNode {
  return (
    <>
      {hitsIn(text, query, skipped).map((part, at) =>
        part.isHit ? <b key={at}>{part.text}</b> : part.text,
      )}
    </>
  );
}
