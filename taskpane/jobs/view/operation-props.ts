import type { ComponentChildren, ComponentType } from 'preact';
import { type PartName, type SheetKey, type TextKey, withTexts } from '../../../src/language';
import type { JobId, Prefix, systems } from '../../../src/systems';
import type { Lists, Operation, OperationInput } from '../operation';
import type { ListState } from '../operation-lists';
import type { Place } from '../../sheets/address';
import type { Plan } from '../../sheets/plan';
import type { WorkbookService } from '../../excel/workbook/workbook';
import type { Writer, WriterState } from '../writer';
import type { Wording } from '../../controls/wording';

export interface Writing {
  readonly state: WriterState;
  readonly writer: Writer;
}

/** What a job hands to OperationView. */
export interface OperationViewProps<
  L extends Lists,
  Options,
  Detail,
  Known = unknown,
> extends JobViewProps {
  readonly operation: Operation<L, Options, Detail, Known>;
  /** All it reads is in the workbook already: it opens with its preview computed. */
  readonly opens?: boolean;
  /** Which of a job's operations it is, where there are several: each keeps its own draft. */
  readonly part?: string;
  /** What is chosen before the lists, such as where they come from. */
  readonly choice?: ComponentChildren;
  /** What leads on where its lists lack what another job brings. */
  readonly leadsOn?: ComponentType<Pick<OptionsFormProps<L, Options, Known>, 'lists'>>;
  /** The job's own form: controlled, it keeps nothing; absent where there is nothing to choose. */
  readonly form?: ComponentType<OptionsFormProps<L, Options, Known>>;
  readonly step?: FormStep<Options, Known>;
  /** The job's own preview, above the general one (what is written where). */
  readonly preview?: ComponentType<DetailProps<Options, Detail>>;
  /** What is said of a new preview: `18 boards, 2 floats`; what it writes where it is absent. */
  readonly told?: (detail: Detail, words: Wording) => string;
  /** What puts right with one press all that is refused. */
  readonly offer?: Offer | undefined;
  /** The jobs that usually follow, also by what was chosen. */
  readonly next?: readonly NextJob[] | ((options: Options) => readonly NextJob[]);
  /** What is to be done in the sheet once it is written. */
  readonly toDo?: (words: Wording) => string;
  /** Sheets that are worth a look after a write. */
  readonly links?: readonly WrittenLink[];
  /** The user asked to read everything again: the form reads its own facts again, too. */
  readonly onReadAgain?: () => void;
}

/** A write that stands in the bar instead of the way to what is wrong. */
export interface Offer {
  readonly label: string;
  readonly spoken: string;
  /** Above the button. */
  readonly note?: string | undefined;
  readonly plan: Plan;
}

/** A job that usually follows, by another title than its own where it is the same once more. */
export type NextJob = JobId | { readonly job: JobId; readonly title: TextKey };

/** A place of the workbook to be shown after a write. */
export interface WrittenLink {
  readonly title: TextKey;
  readonly at: Place;
}

/** The form as a step of the job. */
export interface FormStep<Options, Known> {
  readonly title?: TextKey;
  /** What was chosen, in one line. */
  readonly line?: (options: Options, known: Known | undefined, words: Wording) => string;
  /** Whether it holds a question. */
  readonly asks?: (known: Known | undefined) => boolean;
}

export interface OptionsFormProps<L extends Lists, Options, Known = unknown> {
  readonly options: Options;
  readonly onChange: (options: Options) => void;
  /** The lists as they are pointed at, before anything is computed. */
  readonly lists: Readonly<Record<keyof L & string, ListState>>;
  /** What was read, for choices that depend on it; undefined until the lists are read without refusal. */
  readonly input: OperationInput<L, Options> | undefined;
  /** What the computation has found out for the form, such as questions to be answered. */
  readonly known: Known | undefined;
}

/** A preview may change the options (fix a pair, leave a player out): everything is then computed again. */
export interface DetailProps<Options, Detail> {
  readonly detail: Detail;
  readonly options: Options;
  readonly onChange: (options: Options) => void;
}

/** Something the pane does with a workbook, offered on Home under its system. */
export interface Job {
  readonly id: string;
  /** `Excel`: it is about the program, and belongs to none. */
  readonly system: Prefix | 'Excel';
  readonly title: TextKey;
  /** One sentence: what it makes of what. */
  readonly lead: TextKey;
  /** What people call it, for the search. */
  readonly words?: SheetKey;
  /** Whether it begins an event, in a workbook that holds none. */
  readonly starts?: boolean;
  readonly load: LoadView;
}

/**
 * Its view, usually an OperationView. The views and rules of a system are a bundle of their own, fetched when its
 * first job is opened, so that looking up a formula does not wait for a pairing program.
 */
type LoadView = () => Promise<JobView>;

export type JobView = ComponentType<JobViewProps>;

export interface JobViewProps {
  readonly workbook: WorkbookService;
  /** The pane's one writer, from its frame. */
  readonly writing: Writing;
  /** The lead of the job. */
  readonly lead: TextKey;
}

/**
 * The jobs of a system, in the order of its facts. What one is called, and by which words it is found, are texts by its id.
 *
 * @param begins the job that begins an event
 */
export function jobsOf<S extends (typeof systems)[number]>(
  { prefix, jobs }: S,
  begins: S['jobs'][number],
  views: Readonly<Record<S['jobs'][number], LoadView>>,
): readonly Job[] {
  return jobs.map((id: S['jobs'][number]) => ({
    ...{ id, system: prefix, title: id, lead: `${id}.lead`, words: `find.${id}` },
    starts: id === begins,
    load: views[id],
  }));
}

/** Takes one thing at a time out of a bundle, which is fetched with its texts. */
export function fetching<Bundle>(
  texts: PartName,
  bundle: () => Promise<Bundle>,
): <Name extends keyof Bundle>(name: Name) => () => Promise<Bundle[Name]> {
  return (name) => async () => (await withTexts(texts, bundle))[name];
}
