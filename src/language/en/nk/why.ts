import { figures } from '../figures';
import { jobs } from '../jobs';
import { nk } from './pane';

/** English: the figures of a championship, and what led to them. */
export const nkWhy = {
  nkWhyBoard: 'Board {board}',
  nkWhyBoardOf: '{event}, round {round}, {group}',
  nkWhyOf: '{event}, round {round}',
  nkWhyMet: 'Why they meet',
  nkWhyPlayOff: 'They are the two title candidates left after the last round.',
  nkWhyMetIn: 'They met in round {round}, board {board}.',
  nkWhyCosts: 'What this pair adds, of the criteria for the whole round',
  nkWhyCostsNothing: 'This pair adds nothing to any criterion of the round.',
  nkWhyHad: '{name} had black {black} {black?time|times} and white {white} {white?time|times}.',
  nkWhyExchanged: 'Black and White were exchanged by hand, or by the director.',
  nkWhyRepeat:
    'The rules could not make this pair: {one} and {two} have met, and a rematch was not allowed.',
  nkWhyForbidden: 'The rules could not make this pair: the director forbade {one} – {two}.',
  nkWhyStill: 'The results of the rounds before are still those it was paired on.',
  nkWhyFirst: 'Round 1 is paired on no results, so no correction can change it.',
  nkWhySince: 'It was paired on other results, and is explained from those.',
  nkWhyNoBasis:
    'The results that this round was paired on were not kept. It is explained from the results as they are now.',
  nkWhySaidUnknown:
    'What the director allowed or forbade for this round was not kept; fixed pairs are known by their remark.',
  nkWhySaidLost:
    'What the director allowed or forbade for this round cannot be read; fixed pairs are known by their remark.',
  nkWhySaidMore: 'Of what was said for this round, {what} is not known here.',
  nkWhyOpenThen: 'Not over when it was paired: {games}.',
  nkWhySamePairs: 'The same pair, with the same colors.',
  nkWhyOtherPair: 'Board {board}: {black} (black) – {white}.',
  nkWhyOtherBye: '{name} gets the bye.',
  nkWhyNoPairs: 'The rules find no pairing: {why}',

  nkWhyResult: 'Result of board {board}',
  nkWhyCounts: 'What it counts',
  nkWhyPoints: 'Points of {name}: a win counts 1, a draw ½',
  nkWhyForfeit:
    'No game was played. The forfeit counts for the score only, and the two have not met.',
  nkWhySosFrom: 'For SOS {name} gets the score of {other}',
  nkWhySodosFrom: 'For SODOS {name} gets the result times the score of {other}',
  nkWhyScoresAfter: 'Scores are those after round {round}.',

  nkWhyBye: 'Bye',
  nkWhyByeHow: 'Why {name} has it',
  nkWhyByeOrder: 'First in the order for the bye',
  nkWhyByes: 'Byes',
  nkWhyByeFirst:
    '{name} comes first: fewest byes, then lowest score, lowest SOS, lowest rating. Title candidates come last.',
  nkWhyByePassed:
    'Before {name}, in order: {names}. With that choice for the bye, no allowed pairing was left.',
  nkWhyByePerhaps:
    'Before {name}, in order: {names}. With that choice for the bye no allowed pairing was left, or the director decided.',
  nkWhyByeDirector: 'The director gave {name} the bye.',
  nkWhyByeCandidate:
    '{name} is a title candidate. From the title round on the rules give candidates no bye, so the director decided.',
  nkWhyByePoint: 'The bye counts as a win: 1 point',

  nkWhyAbsent: 'Absence',
  nkWhyAbsentHow: 'What it counts',
  nkWhyAbsentOwn: 'The line says what {name} gets for this round',
  nkWhyAbsentSetting: 'The setting “{setting}” says what {name} gets for this round',
  nkWhyAbsentSos: 'For SOS the own start score counts, as there was no game',

  nkWhyPlace: 'Place {place}',
  nkWhyLine: 'Line {line}',
  nkWhyAfter: '{name}, {event}, after round {round}',
  nkWhyStart: '{name}, {event}',
  nkWhyNoPlace: 'No round has been played yet',
  nkWhyPlaceHow: 'Why this place',
  nkWhyNobodyAbove: 'Nobody stands above {name}',
  nkWhyNobodyBelow: 'Nobody stands below {name}',
  nkWhyBelow: 'Below {other} by {criterion}: {own} against {theirs}',
  nkWhyAbove: 'Above {other} by {criterion}: {own} against {theirs}',
  nkWhyLevel: 'Level on {criterion}: {value}',
  nkWhyByPlayOffBelow: 'Below {other}, who won the play-off',
  nkWhyByPlayOffAbove: 'Above {other}, by winning the play-off',
  nkWhyShares: 'Shares the place with {other}',
  nkWhyDirectMany: 'More than two are level, so the games between them don’t decide',
  nkWhyStrongerFirst: 'Of those who share a place the stronger stands first',
  nkWhyWholeScore: 'score in whole points',
  nkWhyDirect: 'the games between the two',
  nkWhyLineHow: 'Lines count on without gaps; results of other lines point to them',

  nkWhyScore: 'Score {value}',
  nkWhyScoreHow: 'How it adds up',
  nkWhyScoreSum: 'Start score of the group, then each round',
  nkWhySos: 'SOS {value}',
  nkWhySosSum: 'Added up',
  nkWhySodos: 'SODOS {value}',
  nkWhyOpponent: 'Round {round}: score of {name}',
  nkWhyOwnStart: 'Round {round}: own start score, as no game was played',
  nkWhyTimes: 'Round {round}: result times the score of {name}',
  nkWhyNoGames: 'No game was played, so nothing is added',
  nkWhyGroupScore: 'Score with the Topgroep from 0: its start score is taken off',
  nkWhyGroupHow: 'Rounds played minus that score, halves rounded down',
  nkWhyWins: '{value} {value?win|wins}',
  nkWhyWinsHow: 'Games won, forfeits included; byes and absences are none',
  nkWhyRound: 'Round {round}: {mark}',
  nkWhyRoundHow: 'What the mark says',

  nkWhyWon: 'Won against {name}',
  nkWhyLost: 'Lost to {name}',
  nkWhyDrew: 'Draw with {name}',
  nkWhyWonForfeit: 'Won against {name} by forfeit',
  nkWhyLostForfeit: 'Lost to {name} by forfeit',
  nkWhyDrewForfeit: 'Half a point against {name} by forfeit',
  nkWhyHadBye: 'Had the bye',
  nkWhyWasAbsent: 'Was absent, for {points}',
  nkWhyWasOut: 'Was not in the event',
  nkWhyFree: 'No opponent, for {points}',
  nkWhyAtLine: 'The number is the line of {name} in this table.',

  nkWhyCorrected: 'Round {round}, {name}: written as “{was}”, now “{now}”.',
  nkWhyCorrectedBoard: 'Round {round}, board {board}, {name}: written as “{was}”, now “{now}”.',
  nkWhyOtherwise:
    'The results of the rounds are the same. A group, a rating, a setting or the entry list was changed.',
  nkWhyNoPlayer: 'There is no player named {name} in the table of players.',
  nkWhyNoRound: 'Round {round} has no sheet, or not all of its results.',

  nkWhyGroupOf: 'Start group of {name}',
  nkWhyGroupRules: 'What the rules give',
  nkWhyGroupByHand: 'The rules give {rules}; {written} was entered by the director.',
  nkWhyGroupLate:
    '{name} entered later. Right and rating give the group that the draw would have given.',
  nkWhyStartScore: 'Start score {value}',
  nkWhyStartScoreHow: 'The lowest group starts at 0: its number minus that of the own group',

  nkWhyRightOf: 'Right of {name}',
  nkWhyRightHow: 'Why this right',
  nkWhyRightWithdrawn: '{name} withdrew after round {round}, and keeps the right',
  nkWhyRightPlayOff: 'The play-off counts for the title alone, for no score and no right',
  nkWhyRightScore: 'Final score, with the Topgroep from 0',
  nkWhyRightKept:
    'The list of rights keeps no results. Standings written at the same time name what was corrected.',
  nkWhyNoRight: 'none',
} as const;

export const texts = { ...jobs, ...nk, ...figures, ...nkWhy };
export { nkRules as rules } from './rules';
