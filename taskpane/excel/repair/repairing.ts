import { cellIn, placeName } from '../../plan/address';
import { askBlock, queueState, rangeOf, readBlock, type AskedBlock } from '../contents/block-state';
import { findBroken, grouped, isUnknownName, type Run } from './broken-formulas';
import { attempt, type Attempt, type Problem } from '../../workbook/problems';
import type { OwnFormulas } from '../../workbook/our-formulas';
import type { Repair } from '../../workbook/repair';
import { command, wait } from '../requests/requests';

/** Formulas entered again per request. */
const mostEntered = 2_000;

/**
 * Enters formulas that show #NAME? once more: where the add-in came later than the workbook, Excel asks for its functions only
 * then. They stay as they are, but for the file of another add-in that Excel has put before functions of ours. Cells that were edited since they were read keep what was typed; nothing else is touched.
 */
export async function repairFormulas(own: OwnFormulas): Promise<Attempt<Repair>> {
  const found = await attempt(() => wait((context) => findBroken(context, own)));
  if (!found.ok) return found;
  const { runs, protectedSheets } = found.value;
  const entered: EnteredFormulas[] = [];
  for (const slice of grouped(runs, ({ formulas }) => formulas.length, mostEntered)) {
    const outcome = await enterAll(slice, own.asTyped);
    if (!outcome.ok) return outcome;
    entered.push(...outcome.value);
  }
  const left = entered.flatMap((each) => each.left);
  const repaired = entered.filter(({ formulas }) => formulas > 0);
  const [first] = left;
  return {
    ok: true,
    value: {
      formulas: repaired.reduce((sum, { formulas }) => sum + formulas, 0),
      sheets: new Set(repaired.map(({ sheetId }) => sheetId)).size,
      protectedSheets,
      left: first === undefined ? undefined : { count: left.length, first },
    },
  };
}

interface EnteredFormulas {
  readonly sheetId: string;
  readonly formulas: number;
  /** Addresses of cells that show #NAME? still. */
  readonly left: readonly string[];
}

/** After these Excel answers nothing more, or the user no longer waits. */
const final: readonly Problem['code'][] = ['sessionLost', 'stoppedWaiting', 'busy'];

/** What Excel refuses together is entered in halves, until it is known which cells it refuses. */
async function enterAll(
  runs: readonly Run[],
  asTyped: OwnFormulas['asTyped'],
): Promise<Attempt<readonly EnteredFormulas[]>> {
  const outcome = await attempt(() => command((context) => enter(context, runs, asTyped)));
  if (outcome.ok || final.includes(outcome.problem.code)) return outcome;
  const [only] = runs;
  if (runs.length === 1 && only) return enterHalves(only, asTyped);
  const middle = Math.ceil(runs.length / 2);
  return both(
    () => enterAll(runs.slice(0, middle), asTyped),
    () => enterAll(runs.slice(middle), asTyped),
  );
}

async function enterHalves(
  { place, formulas }: Run,
  asTyped: OwnFormulas['asTyped'],
): Promise<Attempt<readonly EnteredFormulas[]>> {
  if (formulas.length === 1) {
    const refused = { sheetId: place.sheetId, formulas: 0, left: [placeName(place)] };
    return { ok: true, value: [refused] };
  }
  const middle = Math.ceil(formulas.length / 2);
  const half = (from: number, to: number): Run => ({
    place: {
      ...place,
      area: { ...place.area, row: place.area.row + from, rows: to - from },
    },
    formulas: formulas.slice(from, to),
  });
  return both(
    () => enterAll([half(0, middle)], asTyped),
    () => enterAll([half(middle, formulas.length)], asTyped),
  );
}

async function both<T>(
  one: () => Promise<Attempt<readonly T[]>>,
  two: () => Promise<Attempt<readonly T[]>>,
): Promise<Attempt<readonly T[]>> {
  const first = await one();
  if (!first.ok) return first;
  const second = await two();
  return second.ok ? { ok: true, value: [...first.value, ...second.value] } : second;
}

async function enter(
  context: Excel.RequestContext,
  runs: readonly Run[],
  asTyped: OwnFormulas['asTyped'],
): Promise<readonly EnteredFormulas[]> {
  const asked = runs.map((run) => {
    const before = askBlock(context, run.place, false);
    rangeOf(context, run.place).formulas = run.formulas.map((formula) => [asTyped(formula)]);
    const after = rangeOf(context, run.place);
    after.load('values');
    return { run, before, after };
  });
  await context.sync();
  const changed = asked.flatMap(({ run, before }) => changedCells(context, run, before));
  if (changed.length > 0) await context.sync();
  return asked.map(({ run, after }): EnteredFormulas => {
    const kept = run.formulas.flatMap((_, i) => {
      const place = cellIn(run.place, i, 0);
      return changed.includes(placeName(place)) ? [] : [{ place, value: valueAt(after, i) }];
    });
    const left = kept.filter(({ value }) => isUnknownName(value));
    return {
      sheetId: run.place.sheetId,
      formulas: kept.length - left.length,
      left: left.map(({ place }) => placeName(place)),
    };
  });
}

function valueAt(range: Excel.Range, row: number): unknown {
  return (range.values as unknown[][])[row]?.[0];
}

/** Restores cells whose content differs from the reading, and returns their addresses. */
function changedCells(
  context: Excel.RequestContext,
  run: Run,
  before: AskedBlock,
): readonly string[] {
  return run.formulas.flatMap((formula, i) => {
    const place = cellIn(run.place, i, 0);
    const state = readBlock(before, (row) => row === i);
    const cell = state.ok ? state.value[i]?.[0] : undefined;
    if (!cell) return [];
    const { content, format } = cell;
    // A cell formatted as text afterwards would keep the formula as text.
    const isSame = content.kind === 'formula' && content.formula === formula && format !== '@';
    if (isSame) return [];
    queueState(rangeOf(context, place), [[cell]]);
    return [placeName(place)];
  });
}
