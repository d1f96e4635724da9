import type {
  cycleFailures,
  cycleQuestions,
  cycleWarnings,
  pageFailures,
  rankWarnings,
} from '../../../kuksu/said';
import { checked } from '../../catalogue';
import type { kuksuCycle as vocabulary } from '../../../kuksu/messages';
import { general } from '../general/formulas';
import { kuksu } from './formulas';
import { reasons } from './reasons';
import { kuksuSteps as steps } from './steps';

const failures = checked<typeof cycleFailures>()({
  repeatedName:
    '{rows:heading}: {rows:rows} have the same name ({names:quotes}). Keep each player once.',
  winnersOfA:
    'Last cycle: league A has more than one winner: {players:named}. Keep one in 1st place.',
  noWinnerOfA:
    'Last cycle: league A has no winner. Put the player who lost the title match in 1st place.',
  holderRegistered:
    '{name:name} holds the title and doesn’t play, but is registered ({row:rows}). Delete that row, or correct who lost the title match.',
  holderInLastCycle:
    '{name:name} held the title and didn’t play last cycle, but is in that list ({row:rows}). Delete that row, or correct the holder’s name.',
  decidedTwice: '{name:name} can’t be both {others:names}. Choose one of them.',
  pinTooLow:
    '{name:name} ({row:rows}) is pinned to tier {pin:tier}, below the default tier {tier:tier}. Rule 2.5 doesn’t allow that. Pin to a higher tier, or clear the pin.',
  pinBeyondTiers:
    '{name:name} ({row:rows}) is pinned to tier {pin:tier}, but the lowest tier in this cycle is {tiers:tier}. Pin to a higher tier, or clear the pin.',
  tierOverfull: ({ tier, seats, pinned, byDefault }, say) => {
    const fixed = pinned.players.length;
    const groups = [
      ...(byDefault.players.length > 0 ? [`it’s the default tier of ${say.named(byDefault)}`] : []),
      ...(fixed > 0 ? [`${say.named(pinned)} ${fixed === 1 ? 'is' : 'are'} pinned to it`] : []),
    ];
    const way = fixed > 0 ? 'Clear pins' : 'Correct last cycle’s places';
    const places = say.count(seats, { one: '1 seat', other: `${seats} seats` });
    return `Tier ${say.tier(tier)} has ${places}, but ${groups.join(', and ')}. ${way}.`;
  },
  leftOutUnknown: '{names:names} can’t be left out: not in the registrations. Choose again.',
  leftOutCount: 'Choose {needed} {needed?player|players} to leave out; you chose {found}.',
  nobodyToMove:
    '{needed} {needed?player|players} must move down from tier {tier:tier}, but too many are pinned there. Clear pins, or choose another option.',
});

const warnings = checked<typeof cycleWarnings>()({
  sharedPlace:
    'Last cycle: {rows:rows} share {place:ordinal} place in {league}. Each one counts as {place:ordinal}.',
  lookAlikes:
    'Registrations: {names:names} ({rows:rows}) look alike. They count as different players.',
  holderUnnamed:
    'No title holder is entered. If the holder is registered, they count as a new player.',
  nameDecided:
    'Tier {tier:tier}: {seated:name} and {passed:name} are equal in everything. {seated:name} gets the seat by alphabetical order.',
  choiceUnneeded:
    '{players} {players?player fits|players fit} into leagues, so your choice for leftover players isn’t used.',
  movedDown: ({ names, from, to }, say) =>
    `${say.names(names)} ${names.length === 1 ? 'plays' : 'play'} in tier ${say.tier(to)} instead of tier ${say.tier(from)}. This isn’t in the rules.`,
});

const questions = checked<typeof cycleQuestions>()({
  loserOfMatch:
    'Who lost the title match, {challenger:name} or the title holder? The loser plays in league A.',
  loserOfMatchUnnamed:
    'Who lost the title match, the winner of league A or the title holder? The loser plays in league A.',
  titleHolder: 'Who holds the title? The holder doesn’t play and can’t be registered.',
  sameNames: ({ count }, say) =>
    say.count(count, {
      one: 'One name is written in two ways. Is it the same player?',
      other: `${count} names are written in two ways. Are they the same players?`,
    }),
  remainder:
    '{players} {players?player doesn’t|players don’t} fit into leagues of 5 to 10: {over} {over?is|are} left over. What do you want to do?',
  leaveOut:
    'Leave out {count} {count?player|players} (suggested by rule 8, as timed out: {names:names}).',
  leaveOutOwn:
    'Leave out {count} {count?player|players} (suggested by this program, not by rule 8: {names:names}).',
  leaveOutBoth:
    'Leave out {count} {count?player|players} (suggested by rule 8, as timed out: {names:names}; by this program, not by the rule: {own:names}).',
  invite: 'Invite {count} more {count?player|players}, and add them to the registrations.',
  moveDown:
    'Move {names:names} from tier {from:tier} to tier {to:tier}. This isn’t in the rules: they’d play lower than they’re entitled to.',
});

const kuksuAsked = { ...failures, ...warnings, ...questions };

const pages = checked<typeof pageFailures>()({
  noText: 'Paste text: a league’s page, or its table with the headings Player and Points.',
  noTable:
    'No league table found. Copy the whole league page, or its table with the headings Player and Points, and paste it again.',
  noPlayers: 'Line {line}: no players below this heading. Copy the whole table.',
  shortRow: 'Line {line} has {found} of {needed} {needed?column|columns}. Copy whole rows.',
  noName: 'Line {line}, row {row} of its table, has no player’s name. Add the name there.',
  noNumber:
    'Line {line}: {text:quoted} isn’t a number of points. Correct it, or type the league into a list.',
  unknownResult:
    'Line {line}: {text:quoted} against {against:name} isn’t a known result (win, loss or ?). Correct it, or type the league into a list.',
});

const rankWarned = checked<typeof rankWarnings>()({
  rankedByName: '{names:names} are equal in everything, so they’re listed by name.',
  withoutSodos:
    'Players are tied on points, but SODOS is missing. Add a SODOS column or the cross table.',
  unplayedGames:
    '{games} of {of} {of?game|games} {games?has|have} no result. The order is based on the results so far.',
  unplayedNamed:
    '{games} of {of} {of?game|games} {games?has|have} no result: {pairs:names}. The order is based on the results so far.',
});

const kuksuLeagues = { ...pages, ...rankWarned, ...reasons };

const kuksuCycle = checked<typeof vocabulary>()({
  leagueKnown: 'Enter a league such as A, B1 or C4, or its tier as a number from 1 (A) to 26 (Z)',
  leagueOfTier: 'That tier only has leagues 1 to {leagues}',
  playerNamed: 'Enter the player’s name',
  placeOfLeague: 'Enter a place from 1 to 10',
  pinOfTier: 'Enter a tier such as B, or leave it empty',
  lastPlaceOrHolder:
    'Enter a place from 1 to 10, or leave it empty. Use 0 only for the former title holder, in tier 1',
  awardNotNegative: 'Enter an award in rating points, 0 or more',
  leagueTooLarge: 'A league has {most} players at most. Keep only those of this league',
  pointsUnlikeTable:
    'The cross table adds up to {points}. Correct one of the two, or use a list without a Points column',
  tableUnlikePlayers: 'The cross table needs one row per player ({players})',
  titleLoserKnown: 'Enter "challenger" or "holder"',
  remainderWayKnown: 'Enter "leaveOut" or "moveDown"',
});

/** What the rules of Kuksu say. */
export const kuksuRules = {
  refusals: { ...general, ...kuksu, ...kuksuCycle },
  sentences: { ...kuksuAsked, ...kuksuLeagues },
  steps,
};
