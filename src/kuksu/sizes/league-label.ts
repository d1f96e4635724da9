import { existing } from '../../existing';
import { flaw } from '../../arguments';
import { significant } from '../../numbers/significant';
import { succeed, type Found, type Result } from '../../result';
import { leagueName, leaguesIn, MOST_TIERS } from '../hierarchy';
import { numberArgument, refuse } from '../cycle-refuse';

const CODE_BEFORE_A = 64;

/** A league as a list names it; `league` is 0 where only its tier is known. */
export interface LeagueLabel {
  readonly tier: number;
  readonly league: number;
}

/** "A", "b2", "League C3", "Group D 1", "Tier 2", 2, without blanks around it. Each blank matches in one place only, so that matching takes linear time. */
const LABEL = /^(?:(?:league|group|tier)\s*)?(?:([a-z])(?:\s*(\d+))?|(\d+))$/i;

/** Reads the name of a league, or a tier alone, from a cell (U1, U11). */
export function readLeague(cell: Found, argument: string): Result<LeagueLabel> {
  if (typeof cell === 'number') return readTier(cell, argument);
  const [whole, letter, league = '', tier] = LABEL.exec(String(cell ?? '').trim()) ?? [];
  if (whole === undefined) return refuse({ argument, found: cell }, 'leagueKnown');
  if (letter === undefined) return readTier(Number(existing(tier)), argument);
  const label = { tier: letter.charCodeAt(0) & 31, league: Number(league) };
  if (league === '') return succeed(tierAlone(label.tier));
  const within = label.league >= 1 && label.league <= leaguesIn(label.tier);
  return within
    ? succeed(label)
    : refuse({ argument, found: cell }, 'leagueOfTier', { leagues: leaguesIn(label.tier) });
}

function readTier(cell: number, argument: string): Result<LeagueLabel> {
  const tier = significant(cell);
  const limits = { least: 1, most: MOST_TIERS, whole: true } as const;
  const refusal = flaw(numberArgument(argument, 'leagueKnown', limits), tier);
  return refusal ?? succeed(tierAlone(tier));
}

/** A is a tier and a league at once. */
function tierAlone(tier: number): LeagueLabel {
  return { tier, league: tier === 1 ? 1 : 0 };
}

/** The letter of a tier: A for 1. */
export function tierLetter(tier: number): string {
  return String.fromCharCode(CODE_BEFORE_A + tier);
}

/** "A", "B2", or "B" where only the tier is known. */
export function writeLeague({ tier, league }: LeagueLabel): string {
  return league === 0 ? tierLetter(tier) : leagueName(tier, league);
}
