import { expect, test } from '@jest/globals';
import { aga } from '../../../src/aga/messages';
import { general } from '../../../src/general-messages';
import { kgs } from '../../../src/kgs/messages';
import { kuksu } from '../../../src/kuksu/messages';
import { nk } from '../../../src/nk/messages';
import { sof } from '../../../src/sof/messages';
import { cellName } from '../../../taskpane/plan/address';
import { faultOf } from '../../../taskpane/why/fault';
import { documented, namesOf } from './documented';
import { givenAs } from './given-as';
import { explained } from './support';

const catalogue = { ...general, ...sof, ...aga, ...kgs, ...nk, ...kuksu };
type Code = keyof typeof catalogue;

/** Codes without a case yet: one changed cell of a documented formula raised none of them. Most need lists of unlike length, or several cells. */
const withoutCase = [
  'aliasRepeats',
  'calculatorPlayers',
  'calculatorRepeats',
  'crosstableSquare',
  'errorInCell',
  'halfScore',
  'holdingsMissing',
  'idNeeded',
  'noFiniteResult',
  'notInCalculator',
  'oneColumnNeeded',
  'ratingsMissing',
  'rightsBeyondGroup',
  'rowsUnlikePoints',
  'rowsUnlikeStrengths',
  'rowsUnlikeWins',
  'sameRowsNeeded',
  'singleCellNeeded',
  'sizeUnlikeCount',
  'sizesUnlikeHoldings',
  'tableOfPlaces',
  'tieBeyondPlayers',
  'typeKnown',
] as const satisfies readonly Code[];

/** A documented formula, the cell that is spoilt, what it holds then, and the cell named, or the argument where no cell is named. */
type Case = readonly [
  formula: string,
  cell: string,
  holds: string | number | boolean,
  named: string,
];

/** One case for every code: each typed argument stands in cells from row 11, the first in column D, the next one in I. */
const cases: Readonly<Record<Exclude<Code, (typeof withoutCase)[number]>, Case>> = {
  accountNeeded: ['=KGS.ANNUAL({"ManyFaces1";"Erica"},{"August";"August"},{3;3})', 'D11', 0, 'D11'],
  agaRating: ['=AGA.AVERAGE({5;4;3})', 'D11', 0.5, 'D11'],
  averageNotNegative: ['=SOF.AWARD(1250,60)', 'D11', -1, 'D11'],
  averageOutsideCategories: ['=AGA.SLOPE(1.1)', 'D11', 0, 'D11'],
  bestWhole: [
    '=AGA.SEASON({"Lin";"Okafor";"Lin"},{"May";"May";"June"},{9;5.6;2.7},1)',
    'S11',
    -1,
    'S11',
  ],
  boardSizeKnown: ['=KGS.FACTOR(8,9,10)', 'I11', 0, 'I11'],
  calculatorPoints: ['=KGS.TABLE(60,3,{8,5,3,2,1})', 'N11', -1, 'N11'],
  dependsOnTitleMatch: ['=KUKSU.DEFAULTTIER(1,1,5,TRUE)', 'S11', 0, 'I11'],
  depthListed: ['=SOF.PLACES(10,3,1)', 'I11', 0, 'I11'],
  engineNeeded: [
    '=KGS.ANNUAL({"ManyFaces";"ManyFaces1"},{"July";"August"},{8;3},{"ManyFaces1","","ManyFaces"})',
    'U11',
    0,
    'U11',
  ],
  entrySizeKnown: ['=SOF.AVERAGE({3000;1000},2)', 'I11', 3, 'I11'],
  eventKnown: ['=SOF.SESSION(600,30,,,"Flight A")', 'X11', 'spoilt', 'X11'],
  eventNeeded: ['=KGS.ANNUAL({"ManyFaces1";"Erica"},{"August";"August"},{3;3})', 'I11', 0, 'I11'],
  eventPointsNotNegative: [
    '=KGS.ANNUAL({"ManyFaces1";"Erica"},{"August";"August"},{3;3})',
    'N11',
    -1,
    'N11',
  ],
  factorAboveZero: ['=KGS.TABLE(60,3)', 'D11', 0, 'D11'],
  firstAwardTooSmall: ['=SOF.PLACE(25.16,5)', 'D11', 0, 'D11'],
  gameContradicted: ['=KUKSU.SODOS({0,1;0,0})', 'E11', 0.5, 'E11'],
  gameResult: ['=KUKSU.SODOS({0,1;0,0})', 'E11', 3, 'E11'],
  gamesPlayedWhole: ['=KGS.PLAYERS({6;6;2},6,{"";"";"x"})', 'D11', -1, 'D11'],
  gamesScheduledWhole: ['=KGS.PLAYERS({6;6;2},6,{"";"";"x"})', 'I11', 0, 'I11'],
  groupOfPlayers: ['=NK.FOLD(8)', 'D11', 0, 'D11'],
  groupSizeWhole: ['=NK.PROGRESS(8,2,4)', 'N11', -1, 'N11'],
  halfPointsWon: ['=NK.SCORE(4,7)', 'I11', -1, 'I11'],
  holdingNotNegative: ['=SOF.AVERAGE({3000;1000},2)', 'D11', -1, 'D11'],
  hoursAboveZero: ['=KGS.FACTOR(8,9,10)', 'D11', 0, 'D11'],
  lastPlaceOrNone: ['=KUKSU.RANK({3;3;3},{4;4;4},{2;1;0},{1;7;0})', 'S11', -1, 'S11'],
  lastTierOrNone: ['=KUKSU.RANK({3;3;3},{4;4;4},{2;1;0},{1;7;0})', 'N11', -1, 'N11'],
  leaguePlace: ['=KUKSU.DEFAULTTIER(2,1,5)', 'I11', 0, 'I11'],
  leaguePoints: ['=KUKSU.RANK({3;5;4},{2;7;4})', 'D11', -1, 'D11'],
  leaguesWhole: ['=KUKSU.SNAKE({2100;2000;1900;1800},2)', 'I11', 0, 'I11'],
  limitKnown: ['=SOF.FORMER(60,2,10,"UNL")', 'S11', 'spoilt', 'S11'],
  limitWithoutFactor: ['=SOF.FORMER(60,2,10,"UNL")', 'S11', 3, 'S11'],
  markNeeded: ['=KGS.PLAYERS({6;6;2},6,{"";"";"x"})', 'N11', 3, 'N11'],
  maxPlayersListed: ['=KGS.TABLE(60,3)', 'I11', -1, 'I11'],
  numberNeeded: ['=NK.FOLD(8)', 'D11', true, 'D11'],
  numberTooLarge: ['=NK.RIGHTS(4)', 'D11', 1e308, 'D11'],
  pairsOrTeams: ['=SOF.AVERAGE({8000;6000},{4;5})', 'I12', 0, 'I12'],
  placeHeldByTie: ['=AGA.RESULTS(7.93,20,{1;2;3;4})', 'N11', 3, 'N14'],
  placeWhole: ['=SOF.PLACE(25.16,5)', 'I11', 0, 'I11'],
  placeWithinPlayers: ['=KGS.POINTS(60,14,1)', 'N11', 0, 'N11'],
  placesWithinPlayers: ['=AGA.TABLE(4.1,10,3)', 'N11', -1, 'N11'],
  playerNeeded: [
    '=AGA.SEASON({"Ann Lee";"Ann Lee"},{"May";"May"},{3;2},,{101;102})',
    'D11',
    0,
    'D11',
  ],
  playerTwiceInEvent: [
    '=AGA.SEASON({"Ann Lee";"Ann Lee"},{"May";"May"},{3;2},,{101;102})',
    'X11',
    0,
    'D12',
  ],
  playersCounted: ['=SOF.AVERAGE({2000,1000;500,300;800,200})', 'D11', 0, 'holdings'],
  playersForCategory: ['=AGA.EXACT(1.1,5)', 'I11', 0, 'I11'],
  playersWhole: ['=KGS.POINTS(60,14,1)', 'I11', 0, 'I11'],
  progressPlayers: ['=NK.PROGRESS(4,2)', 'D11', 0, 'D11'],
  progressRounds: ['=NK.PROGRESS(4,2)', 'I11', 0, 'I11'],
  ratingAboveZero: ['=KUKSU.SNAKE({2100;2000;1900;1800},2)', 'D11', 0, 'D11'],
  ratingKnown: ['=SOF.FORMER(60,2,10,"UNL")', 'N11', 3, 'N11'],
  registeredPlayersWhole: ['=KUKSU.TIERS(10)', 'D11', -1, 'D11'],
  remainderWithoutLeague: ['=KUKSU.TIERS(10)', 'D11', 11, 'D11'],
  restrictionsWhole: ['=SOF.AWARD(1250,60,1,"Sectional",1)', 'X11', -1, 'X11'],
  rightKnown: ['=NK.GROUPS({2700;2500;2600;2400},{"";"";"";"Topgroep"},2)', 'I11', 'spoilt', 'I11'],
  roundsWhole: ['=KGS.FACTOR(8,9,10)', 'N11', 0, 'N11'],
  rowsBeyondPlayers: [
    '=KGS.RESULTS(60,14,{14;11;11;10},{90;80;80;60},{80;60;60;50})',
    'I11',
    3,
    'wins',
  ],
  scoreWithinLimits: ['=SOF.RESULTS(10,{55;60;50})', 'I11', 1e308, 'I11'],
  sessionsWhole: ['=SOF.FORMER(60,2)', 'I11', 0, 'I11'],
  standingNotNegative: ['=KGS.CHECK({2;1;1;0},{2;2;2;2},{2;0;0;0},2)', 'D11', -1, 'D11'],
  startGroupWhole: ['=NK.SCORE(4,7)', 'D11', -1, 'D11'],
  stratumWithinField: ['=SOF.STRATUM(500,30,900,12,1)', 'S11', 50, 'S11'],
  strengthWithin: ['=NK.GROUPS({2300;2700;2500})', 'D11', 1e308, 'D11'],
  tablesAboveZero: ['=SOF.FORMER(60,2)', 'D11', 0, 'D11'],
  textNeeded: ['=SOF.SESSION(600,30,,,"Flight A")', 'X11', 3, 'X11'],
  tiedWithinPlayers: ['=AGA.POINTS(7.93,20,2,2)', 'S11', -1, 'S11'],
  tierLettered: ['=KUKSU.DEFAULTTIER(2,1,5)', 'D11', 0, 'D11'],
  tiersLettered: ['=KUKSU.DEFAULTTIER(2,1,5)', 'N11', 0, 'N11'],
  tooFewForCategory: ['=AGA.EXACT(1.1,5)', 'I11', 3, 'I11'],
  tooFewForLeague: ['=KUKSU.TIERS(10)', 'D11', 0, 'D11'],
  yesNoNeeded: ['=AGA.TABLE(1.1,5,5,TRUE)', 'S11', 3, 'S11'],
};

test('Every code of the catalogue has a case, or is listed as one without', () => {
  expect([...Object.keys(cases), ...withoutCase].sort()).toEqual(Object.keys(catalogue).sort());
});

test.each(Object.entries(cases))(
  '%s names its cell',
  async (code, [formula, cell, holds, named]) => {
    const id = documented.find((each) => each.formula === formula)?.id ?? '';
    const given = givenAs(formula, (_cells, area) => area);
    const { parts } = await explained((cells) => {
      given.fill(cells);
      cells.put('SOF!A1', '#VALUE!', given.formula);
      if (holds === '') cells.cells.delete(`SOF!${cell}`);
      else cells.put(`SOF!${cell}`, holds);
    }, 'SOF!A1');
    const part = parts.find(({ error }) => error);
    const fault = part && faultOf(part, namesOf(id));
    const at = fault?.cell;
    const argument = namesOf(id)[fault?.argument ?? -1];
    expect([fault?.failure?.code, at ? cellName(at.row, at.column) : argument]).toEqual([
      code,
      named,
    ]);
  },
);
