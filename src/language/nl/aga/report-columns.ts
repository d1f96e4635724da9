import type { agaReportColumns as english } from '../../en/aga/report-columns';
import type { Translated } from '../../texts';

/** Nederlands: de kolommen van de lijsten van een rapport. */
export const agaReportColumns: Translated<typeof english> = {
  agaRank: 'Graad',
  agaGames: 'Partijen',
  agaRound: 'Ronde',
  agaWhite: 'Wit',
  agaWhiteId: 'Nummer wit',
  agaBlack: 'Zwart',
  agaBlackId: 'Nummer zwart',
  agaWinner: 'Winnaar',
  agaHandicap: 'Voorgift',
  agaKomi: 'Komi',
};
