import type { agaWhy as english } from '../../en/aga/why';
import type { Translated } from '../../texts';
import { figures } from '../figures';
import { jobs } from '../jobs';
import { aga } from './pane';

/** Nederlands: de getallen op de bladen van een kwalificatie, een seizoen en een rapport, en wat daartoe leidt. */
export const agaWhy: Translated<typeof english> = {
  agaCellPlayers: 'Namen in de lijst van de open sectie',
  agaCellGiven: 'Punten van alle spelers van de sectie',
  agaCellZero: 'Wat punten worden die op niets afronden: 0,01, of 0 zoals in het rekenblad',
  agaCellMore: '{count} {count?speler heeft|spelers hebben} meer gewonnen dan {value}',
  agaCellNobodyMore: 'Niemand heeft meer gewonnen dan {value}',
  agaCellPlaceAlone: 'De plaats daaronder',
  agaCellLevel: 'De plaats daaronder, gedeeld met {names}: zij delen de punten',
  agaCellRank: 'De plaats die de punten verdient. Wie gelijk staat deelt de plaats, en de punten',
  agaCellWins: 'Bepaalt de volgorde van de spelers',
  agaCellTie: 'Wie gelijk staat deelt de punten, wat hier ook staat',
  agaCellRating: 'Telt mee in het gemiddelde van de open sectie',
  agaCellEligible: 'Wie niet gerechtigd is houdt de plaats en krijgt geen punten',
  agaCellBest: 'Zoveel van de beste uitslagen van elke speler tellen',
  agaCellFromSection: 'Overgenomen van het blad van {event}',
  agaCellLines: 'Regels van {event} op het blad met de stand',
  agaCellPoints: 'Punten in de regels van {event}',
  agaCellLine: 'Punten van {name} in {event}, overgenomen van dat blad',
  agaCellCounts: 'Een speler, een toernooi, en punten of geen: de regel telt mee',
  agaCellLeftOut: 'Iets in deze regel is een fout of geen getal, dus telt hij niet mee',
  agaCellChecked: 'Regels die niet meetellen in de stand',
  agaCellWon: 'Gewonnen partijen, zoals de lijst van partijen ze heeft',
  agaCellBeat: 'Ronde {round}: gewonnen van {opponent}',
  agaCellPlayed: 'Partijen met een uitslag: met wit en met zwart',
  agaCellWinsOf: 'Ronde {round}: gewonnen partijen van {opponent}',
  agaCellAdded: 'Opgeteld',
  agaCellNoResult: 'Zonder W of B telt een partij niet mee: niet bij gewonnen, partijen of WP',
  agaCellWinOf: 'Een gewonnen partij van {name}',
  agaCellSosOf: 'Voor WP krijgt {name} de gewonnen partijen van {opponent}',
};

export const texts = { ...jobs, ...aga, ...figures, ...agaWhy };
export { agaRules as rules } from './rules';
