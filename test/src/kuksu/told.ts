import {
  explainDecision,
  explainPlacement,
  explainQuestion,
  explainSeat,
  explainTieBreak,
  explainWayOut,
  sentence,
  type AnyMessage,
  type KuksuCycle,
  type Language,
  type Names,
  type PageFailure,
  type RankDecision,
  type RankWarning,
} from '../../../src/language/core';

/** Everything a director is told about a cycle, in a language. */
export interface CycleWords {
  readonly message: (message: AnyMessage) => string;
  readonly question: (question: KuksuCycle.CycleQuestion) => string;
  readonly wayOut: (way: KuksuCycle.WayOut) => string;
  readonly decision: (decision: RankDecision) => string;
  readonly tieBreak: (decision: RankDecision) => string;
  readonly placement: (placement: KuksuCycle.Placement, fill?: KuksuCycle.TierFill) => string;
  readonly seat: (placement: KuksuCycle.Placement) => string;
}

export function cycleWords(language: Language = 'en', row?: Names['row']): CycleWords {
  const message = (each: AnyMessage): string => sentence(each, language, row ? { row } : {});
  return {
    message,
    question: (question) => message(explainQuestion(question)),
    wayOut: (way) => message(explainWayOut(way)),
    decision: (decision) => message(explainDecision(decision)),
    tieBreak: (decision) => {
      const reason = explainTieBreak(decision);
      return reason ? message(reason) : '';
    },
    placement: (placement, fill) => message(explainPlacement(placement, fill)),
    seat: (placement) => message(explainSeat(placement)),
  };
}

/** A message of a cycle in short: its list follows from the code unless it is given. */
interface Sample {
  readonly code: string;
  readonly list?: string;
  readonly row?: number;
  readonly rows?: readonly number[];
  readonly [value: string]: unknown;
}

/** The messages about last cycle. */
const aboutLastCycle = ['winnersOfA', 'noWinnerOfA', 'holderInLastCycle', 'sharedPlace'];

const listed = ['players', 'pinned', 'byDefault'];

/** A failure as the rules give it. */
export function failureOf({
  code,
  list: given,
  row,
  rows,
  ...rest
}: Sample): KuksuCycle.CycleFailure {
  const usual = aboutLastCycle.includes(code) ? 'lastCycle' : 'registrations';
  const list = (given ?? usual) as KuksuCycle.CycleList;
  const place = row === undefined ? { list, rows: rows ?? [] } : { list, row };
  const values = Object.entries(rest).map(([name, value]) => [
    name,
    listed.includes(name) && Array.isArray(value) ? { list, players: value as unknown } : value,
  ]);
  return {
    code,
    values: {
      ...(Object.fromEntries(values) as object),
      ...(row === undefined ? {} : { row: place }),
      ...(rows === undefined ? {} : { rows: place }),
    },
    at: place,
  };
}

export const warningOf = (sample: Sample): KuksuCycle.CycleWarning =>
  failureOf(sample) as unknown as KuksuCycle.CycleWarning;
export const rankWarningOf = ({ code, ...values }: Sample): RankWarning =>
  ({ code, values }) as unknown as RankWarning;
export const pageFailureOf = ({ code, ...values }: Sample): PageFailure =>
  ({ code, values }) as unknown as PageFailure;
