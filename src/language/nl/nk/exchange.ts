import type { exchange as vocabulary } from '../../../exchange/lines';
import { checked } from '../../catalogue';

export const exchange = checked<typeof vocabulary>()({
  openGothaRoot:
    'Een bestand van OpenGotha of Pairgoth begint met Tournament. Kies zo’n bestand, of exporteer uit een ander programma een tabel voor de EGD',
  openGothaNoPlayers: 'In het bestand staan geen spelers. Kies een ander',
  openGothaTooMany: 'In het bestand staan te veel spelers: hoogstens {most}. Verdeel het',
  openGothaNameTwice: 'Twee spelers heten zo. Geef een van beiden in OpenGotha een andere naam',
  openGothaName: 'Die speler heeft geen naam. Vul die in OpenGotha in',
  openGothaNumber: 'Het attribuut {attribute} vraagt een geheel getal. Verbeter het in het bestand',
  openGothaRound: 'Die ronde is onleesbaar. Een ronde is een getal van 1 tot en met 20',
  openGothaRounds: 'Het bestand heeft te veel ronden: hoogstens {most}. Stel er minder in',
  openGothaUnknown: 'Geen speler in het bestand heet zo. Verbeter de naam in het bestand',
  openGothaResult: 'Die uitslag is onbekend. Vul de uitslag in OpenGotha in',
  openGothaSelf: 'Die speler speelt tegen zichzelf. Verbeter de partij in OpenGotha',
});
