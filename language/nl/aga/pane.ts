import type { Translated } from '../../texts';
import type { aga as english } from '../../en/aga/pane';

/** Dutch: qualification points of the AGA. */
export const aga: Translated<typeof english> = {
  agaResults: 'Uitslag van het toernooi',
  agaResultsHint: 'Een speler per rij, met de AGA-rating en de gewonnen partijen (of de plaats).',
  agaPlayer: 'Speler',
  agaSurname: 'Achternaam',
  agaGivenName: 'Voornaam',
  agaIdColumn: 'AGA-nummer',
  agaRatingColumn: 'AGA-rating',
  agaWins: 'Gewonnen',
  agaTie1: 'WP',
  agaTie2: 'SODOS of SOSOS',
  agaPlace: 'Plaats',
  agaOpen: 'Open sectie',
  agaEligible: 'Gerechtigd',
  agaDoubtfulRank:
    '‘{heading}’ (kolom {columns}): een dan- of kyugraad, of een plaats? Voor de categorie is de AGA-rating nodig.',
  agaDoubtfulScore:
    '‘{heading}’ (kolom {columns}): gewonnen partijen, een McMahonscore of andere punten?',
  agaEvent: 'Het toernooi',
  agaName: 'Naam',
  agaNameHint: 'Leeg: {name}, het blad van de lijst.',
  agaDate: 'Datum',
  agaDesignatedAsked: 'Door de AGA aangewezen als kwalificatietoernooi',
  agaDesignatedHint:
    'Punten tellen alleen in toernooien die de AGA heeft aangewezen. Dat wordt hier niet nagegaan.',
  agaMinimum: 'Minimale categorie',
  agaMinimumHint: 'Leeg: geen.',
  agaSection: 'De open sectie heet',
  agaZeroOption: 'Toon 0 in plaats van de laagste toekenning van 0,01, zoals het rekenblad',
  agaRatingBetween:
    '{address}: {rating} is geen AGA-rating. Die zijn 1 of hoger (dan), of -1 of lager (kyu).',
  agaRatingIsRank:
    '{address} bevat {content}, een graad: voor de categorie is de AGA-rating nodig, zoals 5,4. Vul de ratings in uit TDList.',
  agaRatingMissing:
    '{name} heeft geen rating ({address}). Vul die in: iedereen in de open sectie telt voor het gemiddelde.',
  agaOrderMissing: '{name}: {address} is leeg. Vul de gewonnen partijen of de plaats in.',
  agaNameMissing: '{address}: de speler heeft geen naam. Vul die in.',
  agaFewPlayers:
    '{count} {count?speler|spelers} in de open sectie; er zijn er ten minste 5 nodig. {marked} {marked?rij is|rijen zijn} gemarkeerd als niet open.',
  agaOutside: '{why} ({players} {players?speler|spelers}, gemiddeld {average}.)',
  agaAllDifferent:
    'Hebben weerstandspunten deze plaatsen beslist, dan delen gelijk geëindigde spelers toch (A8): voeg de gewonnen partijen toe.',
  agaPlaceUnlike:
    '{name} ({address}) staat boven {other} met minder gewonnen partijen. De gewonnen partijen tellen.',
  agaNotDesignated: 'Niet gemarkeerd als aangewezen kwalificatietoernooi: de punten tellen niet.',
  agaBelowMinimum:
    'Categorie {category} ligt onder het minimum van {minimum}. Aangewezen toernooien hebben meestal een minimale categorie.',
  agaPlacesSheet: '{name} (punten)',
  agaYes: 'ja',
  agaNo: 'nee',
  agaPlayers: 'Spelers in de open sectie',
  agaAverage: 'Gemiddelde rating (R)',
  agaExact: 'Precieze categorie',
  agaCategory: 'Categorie',
  agaFirst: 'Eerste plaats',
  agaSlope: 'Helling',
  agaZero: '0 in plaats van 0,01, zoals in het rekenblad',
  agaGiven: 'Uitgedeelde punten',
  agaPointsHeading: 'Punten',
  agaDesignated: 'Door de AGA aangewezen als kwalificatietoernooi.',
  agaNotCounted: 'Niet gemarkeerd als aangewezen kwalificatietoernooi: de punten tellen niet.',
  agaOthers: 'Niet in de open sectie',
  agaPlacesNote:
    'Wat elke plaats oplevert als niemand gelijk eindigt. Gelijk geëindigde spelers delen.',
  agaFigureRefusal: 'Typ een getal, 0 of hoger.',
  agaRatingRefusal: 'Typ een AGA-rating, zoals 5,4 of -3,2.',
  agaYesNoRefusal: 'Kies ja of nee.',
  agaCategoryLine: 'Categorie {category}',
  agaFacts:
    'precies {exact}, gemiddeld {average} van {players} {players?speler|spelers}, eerste plaats {first}, helling {slope}',
  agaPointsTitle: 'Punten',
  agaPlacesTitle: 'Punten per plaats',
  agaNotEligible: 'niet gerechtigd',
  agaLapsed:
    'Uitgedeeld: {given}; {lapsed} vervalt met de plaatsen van spelers die niet gerechtigd zijn.',
  agaOthersLine: 'Niet in de open sectie: {names}.',
  agaWhy: 'Waarom',
  agaWhyCategory: 'Categorie {category}',
  agaWhyPoints: '{names}: {points} {points?punt|punten}',
  agaSum: '{count} ratings zijn samen {sum}; hun gemiddelde is {mean}.',
  agaTold: 'Categorie {category}, {players} {players?speler|spelers}',
};
