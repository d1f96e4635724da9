import type { VNode } from 'preact';
import { defineFields, markKind, numberKind } from '../../../taskpane/sheets/columns/kinds';
import type {
  DetailProps,
  Job,
  JobView,
  OptionsFormProps,
} from '../../../taskpane/jobs/view/operation-props';
import type { Operation } from '../../../taskpane/jobs/operation';
import type { PlanCell } from '../../../taskpane/sheets/plan';
import { freeSheetName } from '../../../taskpane/sheets/sheet-names';
import { sentence } from '../../../src/language';
import { asHeading, formula, head, keep, number, planOf, sheetOf, text } from '../sheets/plans';
import { OperationView } from '../../../taskpane/jobs/view/OperationView';

const fields = defineFields({
  name: {
    label: asHeading('columns'),
    synonyms: ['Name', 'Naam'],
    presence: 'always',
    unique: true,
  },
  rating: {
    label: asHeading('options'),
    synonyms: ['Rating'],
    kind: numberKind({ least: 0, most: 3000 }),
    presence: 'column',
  },
  out: { label: asHeading('undo'), synonyms: ['Out'], kind: markKind },
});

export interface SampleOptions {
  readonly minimum: number;
}

const lists = {
  entries: { title: 'title', hint: 'runWhatLead', fields },
  earlier: { title: 'arguments', hint: 'runWhatLead', fields, optional: true },
} as const;

type SampleLists = typeof lists;

/** Writes the players above a minimum rating, strongest first: small, but with everything an operation can have. */
export const sampleOperation: Operation<SampleLists, SampleOptions, number> = {
  lists,
  initial: { minimum: 0 },
  async compute({ lists: { entries }, options, facts, sources }, slices) {
    if (options.minimum < 0) {
      return { ok: false, refusals: [{ sentence: sentence('busy') }] };
    }
    await slices.pause(0.5);
    const strong = (entries?.rows ?? [])
      .filter(({ values }) => (values.rating ?? 0) >= options.minimum)
      .sort((a, b) => (b.values.rating ?? 0) - (a.values.rating ?? 0));
    const header = ['Place', 'Name', 'Rating', 'Result'].map(head);
    const cells = strong.map(({ values }, i): PlanCell[] => [
      formula('=ROW()-1', { shown: String(i + 1) }),
      text(values.name),
      number(values.rating ?? 0, '0'),
      { kind: 'blank', style: 'input' },
    ]);
    const results = {
      at: `D2:D${cells.length + 1}`,
      from: { kind: 'texts', texts: ['1-0', '0-1'] },
      refusal: 'Choose a result.',
    } as const;
    const names = facts.sheets.map(({ name }) => name);
    const list = { kind: 'table', name: 'Round1' } as const;
    const round = sheetOf(
      freeSheetName('Round 1', names),
      { cells: [header, ...cells], list, choices: [results] },
      {
        widths: { B: 24 },
        freeze: { rows: 1, columns: 0 },
        print: { orientation: 'landscape', titleRows: '$1:$1', fitToWidth: true },
      },
    );
    const drawn = { sheetId: '{e}', sheet: 'Entries', at: 'F1', cells: [[text('Drawn')], [keep]] };
    const plan = planOf({
      sheets: [round],
      blocks: [drawn],
      names: [{ name: 'Drawn', sheet: 'Entries', address: 'F1' }],
      moves: [{ name: 'Kept', sheet: 'Entries', address: 'A1:C4' }],
      sources,
      warnings: [{ sentence: sentence('tooLarge') }],
    });
    return { ok: true, detail: strong.length, plan };
  },
};

export function SampleForm({
  options,
  onChange,
  input,
}: OptionsFormProps<SampleLists, SampleOptions>): VNode {
  return (
    <label>
      Minimum rating{input ? ` (${String(input.lists.entries?.rows.length)} read)` : ''}
      <input
        type="number"
        value={options.minimum}
        onInput={({ currentTarget }) => {
          onChange({ minimum: Number(currentTarget.value) });
        }}
      />
    </label>
  );
}

export function SamplePreview({ detail, onChange }: DetailProps<SampleOptions, number>): VNode {
  return (
    <p class="sample-detail">
      {detail} players
      <button
        type="button"
        onClick={() => {
          onChange({ minimum: 2000 });
        }}
      >
        Only strong ones
      </button>
    </p>
  );
}

export const sampleJob: Job = {
  id: 'sample',
  system: 'NK',
  title: 'title',
  lead: 'runWhatLead',
  load: () => Promise.resolve(SampleView),
};

function viewOf(operation: typeof sampleOperation): JobView {
  return (props) => (
    <OperationView {...props} operation={operation} form={SampleForm} preview={SamplePreview} />
  );
}

/** The same job where nothing is written: what it shows is taken along. */
export const takenAlongJob: Job = {
  ...sampleJob,
  load: () => Promise.resolve(TakenAlong),
};

const takenAlong: typeof sampleOperation = {
  ...sampleOperation,
  async compute(input, slices) {
    const computed = await sampleOperation.compute(input, slices);
    if (!computed.ok) return computed;
    return { ...computed, plan: planOf({ sources: input.sources }) };
  },
};

const TakenAlong = viewOf(takenAlong);
const SampleView = viewOf(sampleOperation);
