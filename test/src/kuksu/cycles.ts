import { groupCycle, placementsOf, type KuksuCycle } from '../../../src';
import { cycleWords } from './told';

/** What is told, in English. */
export const cycleEnglish = cycleWords();

/** The grouping of an answer that must have one; what was refused or asked is the test's failure. */
export function grouping(answer: KuksuCycle.CycleAnswer): KuksuCycle.Grouping {
  if (answer.ok) return answer.value;
  const said = [
    ...answer.failures.map(cycleEnglish.message),
    ...answer.questions.map(cycleEnglish.question),
  ];
  throw new Error(said.join(' '));
}

/** What has to be fixed of an answer that must be refused, whatever it asks besides. */
export function refused(answer: KuksuCycle.CycleAnswer): readonly string[] {
  if (answer.ok) throw new Error('accepted');
  if (answer.failures.length === 0) throw new Error('asked');
  return answer.failures.map(cycleEnglish.message);
}

/** The questions of an answer that must ask some. */
export function asked(answer: KuksuCycle.CycleAnswer): readonly KuksuCycle.CycleQuestion[] {
  if (answer.ok) throw new Error('accepted');
  if (answer.failures.length > 0) throw new Error(refused(answer).join(' '));
  return answer.questions;
}

/** The placement of a player who must be there. */
export function placed(given: KuksuCycle.Grouping, name: string): KuksuCycle.Placement {
  const found = placementsOf(given).find((each) => each.name === name);
  if (!found) throw new Error(`${name} is in no league`);
  return found;
}

/** Names by league, in the order of their seeds. */
export function namesByLeague(given: KuksuCycle.Grouping): Record<string, string[]> {
  const entries = given.leagues.map(({ league, players }) => [
    league,
    players.map(({ name }) => name),
  ]);
  return Object.fromEntries(entries) as Record<string, string[]>;
}

/** So many players who have never played: N1 is the strongest. */
export function newcomers(count: number, strongest = 3000): KuksuCycle.Registration[] {
  return Array.from({ length: count }, (_, index) => {
    return { name: `N${index + 1}`, rating: strongest - index };
  });
}

/** Full leagues of so many tiers: "A1" to "A10", "B1.1" ... , the number after the point being the place. */
export function fullCycle(tiers: number): KuksuCycle.LastResult[] {
  const results: KuksuCycle.LastResult[] = [];
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
export const CHALLENGER_LOST: KuksuCycle.CycleOptions = {
  titleMatch: { lost: 'challenger', holder: 'Holder' },
};

export { groupCycle };
