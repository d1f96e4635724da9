/** English: the report for the AGA, read and written. */
export const agaReportPane = {
  agaReportSheet: 'AGA report',
  agaReportPlayersOf: '{name} (players)',
  agaReportGamesOf: '{name} (games)',
  agaReportPlayersNote:
    'Wins, games and SOS follow from the list of games, without draws and forfeits. “AGA report” writes both.',
  agaReportGone: 'Undo that, or copy the formula from another row.',
  agaReportGamesNote:
    'The winner is W or B; ? without a result, jigo for a draw, “W!” or “B!” for a forfeit.',
  agaWinnerRefusal:
    'Enter W or B; ? without a result, jigo for a draw, “W!” or “B!” for a forfeit.',

  agaImportText: 'Paste the report',
  agaImportEmpty: 'Paste a report first.',
  agaImportRefused: 'The report can’t be used. {why}',
  agaImportMore: '{count} more {count?line|lines} can’t be read.',
  agaImportTooLarge:
    '{players} {players?player|players} and {games} {games?game|games} are too many: a workbook takes up to {mostPlayers} and {mostGames}. Divide the report.',
  agaImportFound:
    '{players} {players?player|players}, {games} {games?game|games}, {rounds} {rounds?round|rounds}',
  agaImportByOrder: 'Count each player’s games as rounds 1, 2, ...',
  agaImportNoRounds: 'The report doesn’t say in which round a game was played.',
  agaImportOpen:
    '{count} {count?game has|games have} no result and {count?counts|count} for nobody.',
  agaImportTemporary:
    'Numbers from 99999 down stand for missing AGA IDs: {names}. The ratings office wants valid IDs; correct them in both lists, of players and of games.',
  agaImportRemarks: 'Not taken over: {lines}.',

  agaReportPlayers: 'Players',
  agaReportPlayersHint: 'A player per row, with name, AGA ID and rank (or AGA rating).',
  agaReportGames: 'Games',
  agaReportGamesHint: 'A game per row: White and Black by ID or name, and the winner.',
  agaReportPlace: 'Place',
  agaReportPlaceHint: 'For example Boston, MA',
  agaReportStartDay: 'First day',
  agaReportFinishDay: 'Last day',
  agaReportDayHint: 'For example 2026-03-14',
  agaReportDayBad:
    '{field}: “{content}” isn’t a day. Enter it as year-month-day, for example 2026-03-14.',
  agaReportDaysTurned: 'The last day, {finish}, is before the first, {start}. Correct one of them.',
  agaReportRead: 'Empty: {what}, as the report said that was read.',
  agaReportRules: 'Rules',
  agaReportTold: '{players} {players?player|players}, {games} {games?game|games}',
  agaReportText: 'Report',
  agaReportCopy: 'Copy report',
  agaReportCopied: 'Report copied.',
  agaReportCopyHint:
    'Copies the whole report. If Excel blocks copying, the report is selected so that you can press Ctrl+C.',
  agaReportSave:
    'Paste the report into an empty text file, or into the upload of the AGA. It hasn’t been tried with today’s upload.',
  agaReportMissing: 'The ratings office will ask for: {fields}.',
  agaReportTemporary:
    'Players without an AGA ID have numbers from 99999 down. That is a stopgap: the ratings office wants valid AGA IDs, so send it their names and addresses.',
  agaReportRanks:
    'Ratings and professional ranks stand there as they are: {names}. A rating program of 2026 takes ranks such as 4d or 12k only.',
  agaReportLosses: 'Not included in this report',
  agaLossOf: '{what}: {names}',
  agaLossPair: '{white} – {black}',
  agaLossTemporary: 'AGA IDs that are missing, written as temporary numbers',
  agaLossNames: 'names that no line can hold, written differently',
  agaLossDraws: 'draws, for which the report has no winner',
  agaLossForfeits: 'forfeited games, which aren’t rated',
  agaLossOpen: 'results that are missing, written as ?',
  agaLossKomi: 'half points of komi, which the report counts in whole points',
  agaLossByes: 'byes',
  agaLossKomiTaken: 'the komi, which the list doesn’t have: 7, or 0 with a handicap',
  agaLossAlways: 'places and tie-breaks',

  agaRankNeeded: '{address} holds {content}: a rank is such as 4d or 12k. Enter one.',
  agaRankBehind: '{address}: “{behind}” behind the rank {rank} is in the way. Remove it.',
  agaRankMissing: '{name} has no rank ({address}). Enter the rank, or an AGA rating.',
  agaReportItself: '{address}: {name} plays against themselves. Correct the game.',
  agaReportRoundMissing: '{address} is blank, and other games have a round. Enter it.',
  agaReportTwice:
    '{address}: {name} has a game in round {round} already ({before}). Correct one of them.',
  agaReportNobody:
    '{address}: nobody in the list of players is called {name}. Correct it, or add the player.',
  agaReportNoId:
    '{address}: nobody in the list of players has the AGA ID {id}. Correct it, or enter it in the list of players.',
  agaReportSeveral: '{address}: several players are called {name}. Add the AGA ID.',
  agaReportOther:
    '{address}: {id} is the AGA ID of {name}, and the game says {other}. Correct one of them.',
} as const;
