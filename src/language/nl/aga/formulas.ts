import type { aga as vocabulary } from '../../../aga/messages';
import { checked } from '../../catalogue';

export const aga = checked<typeof vocabulary>()({
  averageOutsideCategories:
    'Een AGA-categorie vraagt een gemiddelde rating van 1,1 tot en met 10,8',
  tooFewForCategory: 'Een AGA-categorie vraagt ten minste 5 spelers',
  tiedWithinPlayers: 'Typ hoeveel spelers deze plaats delen, van {least} tot en met {most}',
  tableOfPlaces: 'De tabel toont hoogstens {most} plaatsen. Typ in places hoeveel je er wilt',
  placeHeldByTie: 'De gelijke stand erboven neemt elke plaats voor {next} in. Typ {next} of hoger',
  tieBeyondPlayers:
    'Vanaf deze plaats {left?is|zijn} er nog {left} {left?speler|spelers} over. Verbeter de plaatsen, of typ meer spelers',
  agaRating: 'Typ een AGA-rating: 1 of hoger voor dan, -1 of lager voor kyu',
  ratingsMissing: 'Typ ten minste één rating',
  playerNeeded: 'Typ de speler',
  idNeeded: 'Meer spelers heten zo. Typ het AGA-nummer',
  playerTwiceInEvent:
    'Deze speler staat al in rij {first} met hetzelfde toernooi. Verwijder een van de rijen',
});

/** Dutch: the description of the add-in that offers AGA alone. At most 250 characters. */
export const manifest =
  'Formules voor toernooicategorie en punten van de American Go Association, met uitleg van de regels.';
