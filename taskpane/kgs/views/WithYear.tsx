import { createContext, type VNode } from 'preact';
import { useContext, useEffect, useRef, useState } from 'preact/hooks';
import { type Place, placeName } from '../../sheets/address';
import type { ListState } from '../../jobs/operation-lists';
import type { WorkbookService } from '../../excel/workbook/workbook';
import { stateOfWorkbook } from '../../jobs/writer';
import type { JobView, JobViewProps, OperationViewProps } from '../../jobs/view/operation-props';
import { useWording } from '../../controls/wording';
import { whyNotRead } from '../../excel/workbook/problems';
import { cellsAbove, fromHeader, nameAbove } from '../typed/own-details';
import type { Finding } from '../../sheets/plan';
import { type Looking, type Unseen, useSeen } from '../../jobs/view/use-seen';
import { typedDetails, type TypedDetails } from '../changes/standing';
import { readStructure, type YearColumn } from '../structure';
import { yearPlaces } from '../year/layout';
import type { Lists } from '../../jobs/operation';
import { OperationView } from '../../jobs/view/OperationView';

/** The form is a component of the operation's view; what the workbook holds reaches it from here. */
const Year = createContext<YearSeen>({ kind: 'reading' });

/** The workbook, for what a form reads besides. */
const Book = createContext<WorkbookService | undefined>(undefined);

/** The view of a job on a tournament of the year: its form knows the year, and afterwards it leads to the totals, where a director looks. */
export function yearJob<L extends Lists, Options, Detail>(
  job: Omit<OperationViewProps<L, Options, Detail>, keyof JobViewProps>,
): JobView {
  return (props) => <YearJob {...props} {...job} />;
}

function YearJob<L extends Lists, Options, Detail>(
  props: OperationViewProps<L, Options, Detail>,
): VNode {
  const { workbook, writing } = props;
  const [readings, setReadings] = useState(0);
  const seen = useYear(workbook, [stateOfWorkbook(writing.state), readings]);
  const links = seen.kind === 'year' ? [{ title: 'kgsShowTotals', at: seen.totals } as const] : [];
  const onReadAgain = (): void => {
    setReadings(readings + 1);
  };
  return (
    <Book.Provider value={workbook}>
      <Year.Provider value={seen}>
        <OperationView
          step={{ title: 'kgsTournamentStep' }}
          {...{ ...props, onReadAgain, links }}
        />
      </Year.Provider>
    </Book.Provider>
  );
}

/** Proposes the text above a list as the tournament's name, once for each list and never over a name that was typed. */
export function useNameAbove(list: ListState, name: string, propose: (name: string) => void): void {
  const workbook = useContext(Book);
  const now = useRef({ name, propose });
  now.current = { name, propose };
  const proposed = useRef('');
  const place =
    list.step === 'read' ? fromHeader(list.source.place, list.recognition.header) : undefined;
  const key = place === undefined ? '' : placeName(place);
  useEffect(() => {
    const where = place && cellsAbove(place);
    if (!workbook || !where) return undefined;
    let current = true;
    void workbook.read([where]).then((read) => {
      const [above] = read.ok ? read.value.tables : [];
      const found = above && nameAbove(above);
      if (!current || found === undefined) return;
      if (now.current.name !== '' && now.current.name !== proposed.current) return;
      proposed.current = found;
      now.current.propose(found);
    });
    return () => {
      current = false;
    };
  }, [workbook, key]);
}

/** The tournaments of the year; none while it is read or refused. */
export function useTournaments(): readonly TournamentSeen[] | undefined {
  const seen = useContext(Year);
  return seen.kind === 'year' ? seen.tournaments : undefined;
}

/** Why nothing is known of the year. */
export function YearProblem(): VNode | null {
  const { say } = useWording();
  const seen = useContext(Year);
  if (seen.kind === 'problem') return <p role="status">{say(whyNotRead(seen.problem))}</p>;
  if (seen.kind !== 'refused') return null;
  return (
    <>
      {seen.refusals.map((refusal) => {
        const said = say(refusal.sentence);
        return (
          <p key={said} class="refused" role="status">
            {said}
          </p>
        );
      })}
    </>
  );
}

/** A tournament of the year, with its details as they would be typed. */
export interface TournamentSeen extends YearColumn {
  readonly typed: TypedDetails;
}

/** The tournaments of the workbook's year, and where its totals begin. */
export type YearSeen =
  | Unseen
  | {
      readonly kind: 'year';
      readonly tournaments: readonly TournamentSeen[];
      readonly totals: Place;
    }
  | { readonly kind: 'refused'; readonly refusals: readonly Finding[] };

const year: Looking<YearSeen> = {
  also: yearPlaces,
  *understand({ facts, also }) {
    yield;
    const found = readStructure(facts, also);
    if (!found.ok) return { kind: 'refused', refusals: found.refusals };
    const { structure } = found;
    const area = { row: 0, column: 0, rows: 1, columns: 1 };
    return {
      kind: 'year',
      tournaments: structure.tournaments.map((each) => ({
        ...each,
        typed: typedDetails(structure, each.column, facts.mark),
      })),
      totals: { ...structure.lines.place, area },
    };
  },
  follows: ({ kind }) => kind === 'refused',
};

/** See useSeen. */
export function useYear(workbook: WorkbookService, changes: readonly unknown[]): YearSeen {
  return useSeen(workbook, year, changes);
}
