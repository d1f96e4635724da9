/** Texts that other programs read and write, for the pane: no formula imports this door. */
export { failuresOf, moreThan, type RefusedText } from './lines';
export { type EgdName, egdNameOf, rankTyped, shownName, withoutRank } from './names';
export { plainLetters } from './names';
export { escaped, htmlTable, type HtmlTable } from './share';
export {
  pairingsText,
  sharedPlaces,
  sideText,
  standingsText,
  withHalves,
  type SharedBoard,
  type SharedLine,
  type SharedPairings,
  type SharedSide,
} from './share';
export type { RatedPlayer, RatingList, RatingSource } from './ratings/list';
export { readRatingList, readRatingListSteps } from './ratings/list';
export {
  isFarFromRating,
  RatingIndex,
  type FoundBy,
  type Match,
  type Sought,
} from './ratings/match';
export type { XmlElement } from './opengotha/xml';
export {
  readOpenGotha,
  readOpenGothaSteps,
  type OpenGothaBye,
  type OpenGothaEvent,
  type OpenGothaGame,
  type OpenGothaPlayer,
  type OpenGothaResult,
} from './opengotha/read';
export { fileStandings, kindOfFile, startScores, type FileStandings } from './opengotha/standings';
export {
  isFileDay,
  NO_DAY,
  NO_MINUTES,
  openGothaText,
  type OpenGothaDetails,
  type OpenGothaEntrant,
  type OpenGothaLoss,
  type OpenGothaToWrite,
  type OpenGothaWritten,
} from './opengotha/write';
export {
  partsOfName,
  reportName,
  type AgaReport,
  type ReportGame,
  type ReportPlayer,
} from './aga-report/report';
export { readAgaReport, readAgaReportSteps, type AgaReportContent } from './aga-report/read';
export { isoDay, reportStandings, type ReportStanding } from './aga-report/report';
export {
  agaReportText,
  type AgaReportToWrite,
  type AgaReportWritten,
  type GameToReport,
  type PlayerToReport,
  type ReportLoss,
} from './aga-report/write';
