import { figures } from '../figures';
import { jobs } from '../jobs';
import { kuksu } from './pane';

/** English: the figures of a Kuksu cycle, and what led to them. */
export const kuksuWhy = {
  kuksuWhyOf: '{name}, Kuksu',
  kuksuWhyOfCycle: '{name}, Kuksu, cycle {cycle}',
  kuksuWhyUnusable: '{address}: “{content}” can’t be used under “{title}”. Correct it.',
  kuksuWhyReason: 'The reason on the sheet: “{why}”',
  kuksuWhyFromTable:
    'Worked out from this table alone: its ratings and last places are those of today.',

  kuksuWhySeed: 'Seed {seed} in league {league}',
  kuksuWhyTierHow: 'Why this tier',
  kuksuWhySeatHow: 'Why this seat',
  kuksuWhyCompared: 'For the open seats',
  kuksuWhyAround: 'Around this seat',

  kuksuWhyLast: 'Last cycle {name} came in place {place} of league {league}',
  kuksuWhyHeldTitle: '{name} held the title and lost the title match',
  kuksuWhyNoLast: '{name} didn’t play last cycle: no default tier, and no award',
  kuksuWhyDisqualified: 'Disqualified: the place counts, but gives no award.',
  kuksuWhyNoOpenSeat: 'Tier {tier} had no open seat',
  kuksuWhyNotAbove: 'Rating and award of {name} for tier {tier}',
  kuksuWhyLastOpenSeat: '{name} took the last open seat of tier {tier} with {sum}.',
  kuksuWhyDefault: 'Players with default tier {tier} sit down before its open seats are filled',
  kuksuWhyPinned: 'The director pinned {name} to tier {tier}',
  kuksuWhyMovedDown:
    'Rating and award of {name}, among the lowest of tier {tier}: moved down to complete a league. This isn’t in the rules',
  kuksuWhyOpenSeats: 'Open seats of tier {tier}: all, minus pinned players and those by default',
  kuksuWhyOpenSeatsLate:
    'Open seats of tier {tier}: all, minus pinned players, seats that changed hands in mid-cycle, and those by default',
  kuksuWhyEqualSums:
    'Of equal sums the better tier and place of last cycle go first, then the higher rating.',
  kuksuWhyFilled: 'Rating and award of {name}, who took open seat {order}',
  kuksuWhyAwardFor: 'The award is for place {place} of league {league} last cycle.',
  kuksuWhyNext: 'Next in line: {name} with {sum}.',
  kuksuWhyNobodyNext: 'Nobody else was left.',
  kuksuWhySeated: '{name} plays in',

  kuksuWhyPosition:
    '{name}, rating {rating}: number by rating of the {count} in tier {tier}, without awards',
  kuksuWhyEqualRatings:
    'Equal ratings: the better tier of last cycle comes first, then the better place, then the name.',
  kuksuWhyLeagueIs: 'This league of the tier is',
  kuksuWhySeedIs: 'The row of the snake is the seed',

  kuksuWhyLate:
    '{name} took the seat of {leaves} in mid-cycle: tier, league and seed stayed as they were',
  kuksuWhyLateLost: 'This seat was made for {leaves}. That rating and last place aren’t kept.',
  kuksuWhyNoLeagues:
    'The rules give these players no leagues: a tier has more pinned players and players by default than seats, or somebody is pinned below the default tier.',
  kuksuWhyLifted:
    'The rules give {name} tier {tier}: the director pinned the player, or the registrations have changed.',
  kuksuWhyOtherPlayers: 'A rating, a last place or the list of players was changed since.',

  kuksuWhyLeagueOf: 'League {league}, Kuksu, cycle {cycle}',
  kuksuWhyInLeague: '{name}, league {league}, Kuksu, cycle {cycle}',
  kuksuWhyInLeagueAlone: '{name}, league {league}, Kuksu',
  kuksuWhyNone: 'none',
  kuksuWhyNothing: 'nothing',
  kuksuWhyNotPlaying: '{name} isn’t in the cross table of league {league}.',
  kuksuWhyElsewhere: '{name} stands in the cross table of league {league}.',
  kuksuWhyUnlike: '{name}, {title}: {here} on this sheet, {there} in the cross table.',
  kuksuWhyNoLeaguesSheet:
    'No sheet of leagues of cycle {cycle} in this workbook has {name} in this league.',

  kuksuWhyCounts: 'What it counts',
  kuksuWhyGames: 'Games',
  kuksuWhyResult: 'Result',
  kuksuWhyTheirPoints: 'Points of the opponent',
  kuksuWhyUnplayed: 'not played',
  kuksuWhyGame: '{one} – {other}: {result}',
  kuksuWhyNoResult: 'Nobody has won or drawn this game yet: it counts nothing for both',
  kuksuWhyMirror: 'Follows the result of {name}, which is entered in {address}',
  kuksuWhyPointsOwn: 'Points of {name}: a win counts 1, a draw ½',
  kuksuWhyPointsOther: 'Points of {name}: the rest of the game',
  kuksuWhySodosFrom: 'For SODOS {name} gets the result times the points of {other}',
  kuksuWhyPoints: 'Points {value}',
  kuksuWhyPointsSum: 'Results of {name}, game by game',
  kuksuWhyOpenGames: '{count} {count?game has|games have} no result yet.',
  kuksuWhySodos: 'SODOS {value}',
  kuksuWhySodosSum: 'Results of {name}, each times the points of the opponent',
  kuksuWhyBeaten: 'Beaten or held to a draw: {names}.',
  kuksuWhyNobodyBeaten: '{name} has beaten nobody, and held nobody to a draw',
  kuksuWhyRankedAnyway: 'The results of {name} stay as they are: they count for points and place',
  kuksuWhyNoAward: 'In the next cycle {name} gets no award when open seats are filled',

  kuksuWhyPlace: 'Place {place}',
  kuksuWhyPlaceHow: 'Why this place',
  kuksuWhyNobodyAbove: 'Nobody stands above {name}',
  kuksuWhyNobodyBelow: 'Nobody stands below {name}',
  kuksuWhyAbove: 'Above {name} by {criterion}: {own} against {theirs}',
  kuksuWhyBelow: 'Below {name} by {criterion}: {own} against {theirs}',
  kuksuWhyAboveByName: 'Above {name} by name: equal in everything else',
  kuksuWhyBelowByName: 'Below {name} by name: equal in everything else',
  kuksuWhyLevel: 'Level on {criterion}: {value}.',
  kuksuWhyChallenger: '{name} plays the title holder for the title',
  kuksuWhyPlaceIs: 'Players above, and one',
  kuksuWhyPlaceShared: 'Players above, and one; players who are equal in everything share it here',

  kuksuWhyGameChanged: '{one} – {other}: {was} for {one} when this was written, {now} now.',
  kuksuWhyPointsChanged: 'Points of {name}: {was} on this sheet, {now} in the cross table.',
  kuksuWhyTieBreakChanged:
    'The points are the same. A rating or a last place in the cross table was changed, or the results of two games.',
  kuksuWhyNoCrosstable:
    'League {league} has no cross table with results in this workbook, so its games aren’t known.',
  kuksuWhyLevelAlone:
    'Level on points and SODOS with {names}. What decides then isn’t on this sheet, and league {league} has no cross table with results in this workbook.',
  kuksuWhyMorePoints: '{count} {count?has|have} more points than {value}',
  kuksuWhyMoreSodos: '{count} with as many points {count?has|have} more SODOS than {value}',
  kuksuWhyThey: '{names}.',
  kuksuWhyFromList:
    'Worked out from this list alone: league {league} has no cross table with results in this workbook.',
  kuksuWhyListChanged: 'Points, SODOS or a place in this list were changed.',

  kuksuWhyBrought: '{title}: {value}',
  kuksuWhyAwardIs: 'Award of {name} for open seats of tier {tier}',
  kuksuWhyAwardNone: 'The last place of {name} gives no award for open seats',
  kuksuWhyAsCrosstable: 'The same as in the cross table of league {league}.',
  kuksuWhyAsResults: 'The same as in the results of cycle {cycle}.',
  kuksuWhyAsLeagues: 'The same as on the sheet of leagues of cycle {cycle}.',
  kuksuWhyCorrected: 'It was corrected in one place and not in the other.',
  kuksuWhyUnlikeResults:
    '{name}, {title}: {here} on this sheet, {there} in the results of cycle {cycle}.',
  kuksuWhyNoCopy:
    'League {league} has no cross table with this player in this workbook, and no list tells it either.',
  kuksuWhyCriterion:
    'Number in the order of the {count} criteria for the place: it counts between players who are level on those before it',
  kuksuWhyDecidesNothing: 'It separates {name} from nobody next in place now.',

  kuksuWhyHolderHow: 'Why this title holder',
  kuksuWhyHolderWinner: '{name} won league A in cycle {cycle} and could play for the title',
  kuksuWhyHolderBefore: '{name} held the title during cycle {cycle}',
  kuksuWhyHolderLoser: '{name} lost the title match and plays in league {league}',
  kuksuWhyHolderStays: '{name} holds the title and plays in no league',
  kuksuWhyHolderAgrees: 'The leagues and the cycle before agree with this.',
  kuksuWhyHolderDiffers: 'The leagues or the cycle before say something else.',
  kuksuWhyHolderPlays: '{name} plays in league {league}. The title holder plays in none.',
  kuksuWhyHolderOther: 'Who lost the title match plays in a league, so {name} holds the title.',
  kuksuWhyHolderFirst:
    'This workbook has no cycle before this one, so it doesn’t tell who played the title match.',
  kuksuWhyHolderUnknown:
    'The results of cycle {cycle} and its title holder don’t tell who played the title match.',
} as const;

export const texts = { ...jobs, ...kuksu, ...figures, ...kuksuWhy };
export { kuksuRules as rules } from './rules';
