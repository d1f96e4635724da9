import {
  type AnyMessage,
  explainDecision,
  explainPlacement,
  explainQuestion,
  explainSeat,
  explainTieBreak,
  explainWayOut,
  type KuksuCycle,
  type Language,
  type Names,
  type PageFailure,
  type RankDecision,
  type RankWarning,
  sentence,
} from '../../../src/language/core';
import { groupCycle, type KuksuCycle as KuksuCycleOfCycles, placementsOf } from '../../../src';

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

/** What is told, in English. */
export const cycleEnglish = cycleWords();

/** The grouping of an answer that must have one; what was refused or asked is the test's failure. */
export function grouping(answer: KuksuCycleOfCycles.CycleAnswer): KuksuCycleOfCycles.Grouping {
  if (answer.ok) return answer.value;
  const said = [
    ...answer.failures.map(cycleEnglish.message),
    ...answer.questions.map(cycleEnglish.question),
  ];
  throw new Error(said.join(' '));
}

/** What has to be fixed of an answer that must be refused, whatever it asks besides. */
export function refused(answer: KuksuCycleOfCycles.CycleAnswer): readonly string[] {
  if (answer.ok) throw new Error('accepted');
  if (answer.failures.length === 0) throw new Error('asked');
  return answer.failures.map(cycleEnglish.message);
}

/** The questions of an answer that must ask some. */
export function asked(
  answer: KuksuCycleOfCycles.CycleAnswer,
): readonly KuksuCycleOfCycles.CycleQuestion[] {
  if (answer.ok) throw new Error('accepted');
  if (answer.failures.length > 0) throw new Error(refused(answer).join(' '));
  return answer.questions;
}

/** The placement of a player who must be there. */
export function placed(
  given: KuksuCycleOfCycles.Grouping,
  name: string,
): KuksuCycleOfCycles.Placement {
  const found = placementsOf(given).find((each) => each.name === name);
  if (!found) throw new Error(`${name} is in no league`);
  return found;
}

/** Names by league, in the order of their seeds. */
export function namesByLeague(given: KuksuCycleOfCycles.Grouping): Record<string, string[]> {
  const entries = given.leagues.map(({ league, players }) => [
    league,
    players.map(({ name }) => name),
  ]);
  return Object.fromEntries(entries) as Record<string, string[]>;
}

/** So many players who have never played: N1 is the strongest. */
export function newcomers(count: number, strongest = 3000): KuksuCycleOfCycles.Registration[] {
  return Array.from({ length: count }, (_, index) => {
    return { name: `N${index + 1}`, rating: strongest - index };
  });
}

/** Full leagues of so many tiers: "A1" to "A10", "B1.1" ... , the number after the point being the place. */
export function fullCycle(tiers: number): KuksuCycleOfCycles.LastResult[] {
  const results: KuksuCycleOfCycles.LastResult[] = [];
  for (let tier = 1; tier <= tiers; tier++) {
    const letter = 'ABCDEF'.charAt(tier - 1);
    for (let league = 1; league <= 2 ** (tier - 1); league++) {
      const label = tier === 1 ? letter : `${letter}${league}`;
      for (let place = 1; place <= 10; place++) {
        results.push({ name: `${label}.${place}`, league: label, place });
      }
    }
  }
  return results;
}

/** The winner of A stays challenger, the holder is not registered: nothing else to decide. */
export const CHALLENGER_LOST: KuksuCycleOfCycles.CycleOptions = {
  titleMatch: { lost: 'challenger', holder: 'Holder' },
};

export { groupCycle };
