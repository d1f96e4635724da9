import type { agaReport as vocabulary } from '../../../exchange/lines';
import { checked } from '../../catalogue';
import { general } from '../general/formulas';
import { aga } from './formulas';
import { generalSteps } from '../general/steps';
import { agaSteps } from './steps';

export const agaReport = checked<typeof vocabulary>()({
  agaReportStart: 'Een rapport begint met TOURNEY en de naam van het toernooi. Kies zo’n tekst',
  agaReportNoPlayers: 'Er zijn geen spelers. Zet ze onder PLAYERS',
  agaReportPlayer: 'Een speler heeft een AGA-nummer, een naam en een graad. Vul de regel aan',
  agaReportRank:
    'De graad is 1k tot en met 30k, 1d tot en met 9d of 1p tot en met 9p, of een rating zoals 4.5 of -3.2. Vul er een in',
  agaReportBehind:
    'Achter de graad staat ‘{behind}’, wat een regel van een rapport niet heeft. Haal het weg',
  agaReportId: 'Een AGA-nummer is een getal van hoogstens 7 cijfers. Verbeter het of laat het leeg',
  agaReportIdTwice: 'Rij {before} heeft dat AGA-nummer ook. Geef elke speler een eigen nummer',
  agaReportRound: 'Een ronde is een geheel getal van 1 tot en met {most}. Verbeter de ronde',
  agaReportSomeRounds: 'Andere partijen hebben een ronde. Vul die hier ook in',
  agaReportGame:
    'Een partij heeft de AGA-nummers van wit en zwart, de winnaar, de voorgift en de komi. Vul de regel aan',
  agaReportUnlisted:
    'Geen van de spelers heeft het AGA-nummer {id}. Voeg de speler toe of verbeter het nummer',
  agaReportSelf: 'Die speler speelt tegen zichzelf. Verbeter de partij',
  agaReportWinner: 'De winnaar is W of B, of ? zonder uitslag. Verbeter de winnaar',
  agaReportHandicap: 'De voorgift is één cijfer, 0 tot en met 9. Verbeter de voorgift',
  agaReportKomi: 'De komi is een getal van -400 tot en met 400. Verbeter de komi',
  agaReportTwoGames:
    'Speler {id} heeft in ronde {round} al een partij, in rij {before}. Verbeter een van beide',
});

/** What the rules of AGA say. */
export const agaRules = {
  refusals: { ...general, ...aga, ...agaReport },
  steps: { ...generalSteps, ...agaSteps },
};
