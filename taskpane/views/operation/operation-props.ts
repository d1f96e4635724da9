import type { ComponentChildren, ComponentType } from 'preact';
import type { Lists, Operation, OperationInput } from '../../operation/operation';
import type { WorkbookService } from '../../workbook/workbook';
import type { Writer, WriterState } from '../../operation/writer';

export interface Writing {
  readonly state: WriterState;
  readonly writer: Writer;
}

/** What a job hands to OperationView. */
export interface OperationViewProps<L extends Lists, Options, Detail, Known = unknown> {
  readonly operation: Operation<L, Options, Detail, Known>;
  readonly workbook: WorkbookService;
  /** The pane's one writer, from its frame. */
  readonly writing: Writing;
  /** What is chosen before the lists, such as where they come from. */
  readonly choice?: ComponentChildren;
  /** The job's own form: controlled, it keeps nothing; absent where there is nothing to choose. */
  readonly form?: ComponentType<OptionsFormProps<L, Options, Known>>;
  /** The job's own preview, above the general one (what is written where). */
  readonly preview?: ComponentType<DetailProps<Options, Detail>>;
  /** The user asked to read everything again: the form reads its own facts again, too. */
  readonly onReadAgain?: () => void;
}

export interface OptionsFormProps<L extends Lists, Options, Known = unknown> {
  readonly options: Options;
  readonly onChange: (options: Options) => void;
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
