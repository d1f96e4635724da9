import type { kuksuCycle as vocabulary } from '../../../kuksu/messages';
import { checked } from '../../catalogue';

export const kuksuCycle = checked<typeof vocabulary>()({
  leagueKnown:
    'Typ een groep zoals A, B1 of C4, of het niveau als getal van 1 (A) tot en met 26 (Z)',
  leagueOfTier: 'Dat niveau heeft alleen de groepen 1 tot en met {leagues}',
  playerNamed: 'Typ de naam van de speler',
  placeOfLeague: 'Typ een plaats van 1 tot en met 10',
  pinOfTier: 'Typ een niveau zoals B, of laat dit leeg',
  lastPlaceOrHolder:
    'Typ een plaats van 1 tot en met 10, of laat dit leeg. Gebruik 0 alleen voor de vorige titelhouder, in niveau 1',
  awardNotNegative: 'Typ een toeslag in ratingpunten, 0 of hoger',
  leagueTooLarge: 'Een groep heeft hoogstens {most} spelers. Controleer de kolom Groep',
  pointsUnlikeTable:
    'De kruistabel komt op {points}. Verbeter een van beide, of laat de kolom Punten weg',
  tableUnlikePlayers: 'De kruistabel vraagt één rij per speler ({players})',
  titleLoserKnown: 'Typ "challenger" of "holder"',
  remainderWayKnown: 'Typ "leaveOut" of "moveDown"',
});
