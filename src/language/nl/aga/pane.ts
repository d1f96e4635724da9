import type { Translated } from '../../texts';
import type { aga as english } from '../../en/aga/pane';

/** Dutch: qualification points of the AGA. */
export const aga: Translated<typeof english> = {
  agaResults: 'Uitslag van het toernooi',
  agaResultsHint: 'Een speler per rij, met de AGA-rating en de gewonnen partijen (of de plaats).',
  agaDoubtfulRank:
    '‘{heading}’ (kolom {columns}): een dan- of kyugraad, of een plaats? Voor de categorie is de AGA-rating nodig.',
  agaDoubtfulScore:
    '‘{heading}’ (kolom {columns}): gewonnen partijen, een McMahonscore of andere punten?',
  agaEvent: 'Het toernooi',
  agaName: 'Naam',
  agaNameHint: 'Leeg: {name}, het blad van de lijst.',
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
    '{address} bevat {content}, een graad: voor de categorie is de AGA-rating nodig, zoals 5,4. ‘AGA-ratings invullen’ haalt die uit TDList.',
  agaIdWrong:
    '{address} bevat {id}: een AGA-nummer is een getal van hoogstens 7 cijfers. Verbeter het of laat het leeg.',
  agaRatingMissing:
    '{name} heeft geen rating ({address}). Vul die in: iedereen in de open sectie telt voor het gemiddelde.',
  agaNoWins:
    'Nog niemand in de open sectie heeft een partij gewonnen ({address}). Vul eerst de winst in.',
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
  agaSeasonNotDesignated:
    'In de seizoensstand tellen ze wel mee. Vink ‘Door de AGA aangewezen als kwalificatietoernooi’ aan, of zet het niet in het seizoen.',
  agaBelowMinimum:
    'Categorie {category} ligt onder het minimum van {minimum}. Aangewezen toernooien hebben meestal een minimale categorie.',
  agaPlacesSheet: '{name} (punten)',
  agaExact: 'Precieze categorie',
  agaFirst: 'Eerste plaats',
  agaSlope: 'Helling',
  agaDesignated: 'Door de AGA aangewezen als kwalificatietoernooi.',
  agaNotCounted: 'Niet gemarkeerd als aangewezen kwalificatietoernooi: de punten tellen niet.',
  agaOthers: 'Niet in de open sectie',
  agaPlacesNote:
    'Wat elke plaats oplevert als niemand gelijk eindigt. Gelijk geëindigde spelers delen.',
  agaPlacesUnsettled: 'Kies ja of nee op het blad van de sectie: 0 in plaats van 0,01.',
  agaCheckZero: '{cells} is ja noch nee, dus niemand heeft punten. Kies een van beide.',
  agaCheckOutside:
    'Buiten de lijst, nergens meegeteld: {cells}. Voeg een rij in tussen de eerste en de laatste speler, en zet de speler daar.',
  agaCheckName: 'Zonder naam: {cells}. Vul hem in.',
  agaCheckRating:
    'Zonder AGA-rating: {cells}. Vul hem in; tot dan telt het gemiddelde de speler niet mee.',
  agaCheckEligible: 'Ja noch nee, dus zonder punten: {cells}. Kies een van beide.',
  agaCheckWins: 'Zonder aantal gewonnen partijen, dus zonder plaats: {cells}. Vul het getal in.',
  agaCheckPlace:
    'Geen plaats die op de andere volgt: {cells}. Verbeter die; gelijke spelers herhalen de beste van hun plaatsen.',
  agaCheckTyped:
    'In de weg van plaatsen die berekend worden: {cells}. Maak de cel leeg en verbeter de gewonnen partijen.',
  agaCheckPointsTyped: 'In de weg van punten die berekend worden: {cells}. Maak de cel leeg.',
  agaCheckGone:
    'Maak dat ongedaan, of kopieer de lijst naar een ander blad, verwijder dit blad en kies ‘Kwalificatiepunten’ met de kopie.',
  agaSeasonFactsGone: 'Maak dat ongedaan, of kies ‘Nieuw kwalificatieseizoen’; dat zet ze terug.',
  agaPutBack: '{what} Of kies ‘Nieuw kwalificatieseizoen’: dat zet de formule terug.',
  agaTitlePutBack: 'Formules teruggezet',
  agaSeasonNoSheet:
    'Geen blad met punten heet ‘{name}’ ({address}), dus de formules zijn niet terug te zetten. Typ daar de naam van het blad, of maak de rij leeg en kies ‘Kwalificatiepunten’ opnieuw.',
  agaPlacesGone:
    'Maak dat ongedaan, of kies ‘Kwalificatiepunten’ opnieuw. De punten van de spelers hebben dit blad niet nodig.',
  agaLineUncounted:
    '{name}, {event}: deze regel telt niet mee in de totalen. Verbeter de rij op het blad van het toernooi.',
  agaSheetGone:
    '{name} telt nergens mee, want het blad ervan is verwijderd. Voeg het opnieuw toe, of het volgende toernooi: dat maakt de rij ({address}) en de regels leeg. Of maak ze zelf leeg.',
  agaLinesLost:
    'De regels van {names} op {sheet} zijn verwijderd en tellen dus niet mee in de totalen. Maak dat ongedaan, of kies ‘Nieuw kwalificatieseizoen’; dat zet ze terug.',
  agaLinesGone:
    '{address}: het blad van dit toernooi is verwijderd, dus het telt nergens mee. Voeg het opnieuw toe, of het volgende: dat maakt leeg wat ervan over is. Of maak deze cellen en de rij op het blad van het seizoen zelf leeg.',
  agaZeroUnsaid:
    '{address} (0 in plaats van 0,01) is ja noch nee, dus niemand heeft punten. Kies een van beide.',
  agaEligibleUnsaid: '{name}: {address} is ja noch nee. Kies of de speler gerechtigd is.',
  agaColumnsGone:
    '{sheet}: koppen, kolommen of regels boven de lijst zijn weg, dus punten kunnen onjuist zijn. Maak ongedaan wat ze verwijderde, of open een eerdere versie van het bestand.',
  agaRowOutside:
    '{name} ({address}) staat buiten de lijst en heeft geen punten. Voeg een rij in tussen de eerste en de laatste speler, en zet de speler daar.',
  agaPlaceTyped:
    '{name}: in {address} is een plaats getypt, in de weg van de plaatsen die berekend worden. Maak de cel leeg en verbeter de gewonnen partijen.',
  agaPointsTyped:
    '{name}: wat in {address} is getypt, staat in de weg van de punten die berekend worden. Maak de cel leeg.',
  agaFigureIsDate:
    '{address} bevat {content}, een datum: Excel maakte die van wat er getypt is. Zet de opmaak van de cel op Standaard en vul dan alleen het getal in, zoals {example}.',
  agaFigureIsText:
    '{address} bevat {content} als tekst, en de formules lezen die niet. Zet de opmaak van de cel op Standaard en vul dan alleen het getal in, zoals {example}.',
  agaFigureRefusal: 'Typ een getal, 0 of hoger.',
  agaRatingRefusal: 'Typ een AGA-rating, zoals 5,4 of -3,2.',
  agaYesNoRefusal: 'Kies ja of nee.',
  agaCategoryLine: 'Categorie {category}',
  agaFacts:
    'precies {exact}, gemiddeld {average} van {players} {players?speler|spelers}, eerste plaats {first}, helling {slope}',
  agaPointsTitle: 'Punten',
  agaPlacesTitle: 'Punten per plaats',
  agaAllGiven: 'Uitgedeeld: {given}.',
  agaLapsed:
    'Uitgedeeld: {given}; {lapsed} vervalt met de plaatsen van spelers die niet gerechtigd zijn.',
  agaOthersLine: 'Niet in de open sectie: {names}.',
  agaWhy: 'Waarom',
  agaWhyCategory: 'Categorie {category}',
  agaWhyPoints: '{names}: {points} {points?punt|punten}',
  agaOpenFormula:
    'De gedrukte formule van de categorie is in strijd met de twee controles in het eigen document; de gebruikte klopt met beide (A1).',
  agaOpenEligible:
    'Wie niet gerechtigd is, houdt zijn plaats. De punten ervan vervallen en schuiven niet door, ook niet bij een gelijke stand.',
  agaOpenTies:
    'Wie gelijk eindigt, deelt de punten, wat de weerstandspunten ook zeggen. Dat deel is afgerond op 0,1 (A8).',
  agaOpenWithdrawn:
    'Elke speler met een uitslag in de open sectie telt. Laat weg wie nooit heeft gespeeld.',
  agaOpenLeast: 'De laagste toekenning is 0,01; het rekenblad toont 0 (A6).',
  agaSum: '{count} {count?rating is|ratings zijn} samen {sum}; het gemiddelde is {mean}.',
  agaTold: 'Categorie {category}, {players} {players?speler|spelers}',
  agaInSeason: 'Zet het in het seizoen van deze werkmap',
  agaSeasonName: 'Seizoen',
  agaSeasonNameHint: 'Komt boven de stand, bijvoorbeeld 2026.',
  agaBest: 'Uitslagen die tellen',
  agaBestHint: 'De beste zoveel van elke speler. Leeg: alle.',
  agaBestRefusal: 'Typ een geheel getal vanaf 1, of laat dit leeg.',
  agaSeasonThere:
    'Deze werkmap heeft al een seizoen. Gebruik een nieuwe werkmap voor een ander seizoen. Heb je de bladen verwijderd, verwijder dan ook de namen die met AGA_ beginnen via Namen beheren.',
  agaSeasonBefore:
    'Geschreven vóór het seizoen, dus niet in de totalen: {names}. Moet {count?dat|dat alles} meetellen, kies dan ‘Kwalificatiepunten’ opnieuw met de lijst van uitslagen en verwijder daarna de oudere bladen.',
  agaSeasonPartGone:
    'De naam {name} ontbreekt; de bladen van het seizoen zijn dus niet compleet. Maak de verwijdering ongedaan, of start het seizoen opnieuw in een nieuwe werkmap.',
  agaSeasonShape: 'Koppen of kolommen van {address} ({name}) zijn veranderd. Maak dat ongedaan.',
  agaSeasonTaken:
    '‘{name}’ staat al in het seizoen ({address}). Geef dit toernooi een andere naam.',
  agaSeasonFull: 'Een seizoen heeft plaats voor {most} toernooien en {address} is vol.',
  agaSeasonLinesFull:
    '{address} heeft geen ruimte voor nog {count} {count?regel|regels}. Een seizoen heeft er {most}. Gebruik een andere werkmap.',
  agaSeasonAlike:
    '‘{two}’ ({address}) lijkt op ‘{one}’, die al in het seizoen staat. Is het één persoon, schrijf de naam dan hetzelfde, of geef in beide het AGA-nummer.',
  agaSeasonGone:
    'Het blad van {names} is verwijderd. Bij het schrijven worden de regels en de rij in het seizoen gewist.',
  agaSeasonBroken: '{address} toont een fout en telt niet mee. Herstel het blad erachter.',
  agaSeasonUnknown: 'De stand van het seizoen is niet te berekenen. {why}',
  agaSeasonSheet: 'Seizoen',
  agaTotalsSheet: 'Seizoensstand',
  agaSeasonTitle: 'Kwalificatieseizoen {name}',
  agaSeasonTitlePlain: 'Kwalificatieseizoen',
  agaSeasonNote:
    '‘Kwalificatiepunten’ voegt de toernooien toe. Elk invitatietoernooi bepaalt hoeveel uitslagen tellen.',
  agaTotalsNote:
    'De stand volgt de bladen van de toernooien. Het deelvenster zet rechts de verwijzingen.',
  agaLeftOutOne: 'regel rechts telt niet mee in de stand',
  agaLeftOutMany: 'regels rechts tellen niet mee in de stand',
  agaSeasonWith: 'Het seizoen met dit toernooi',

  agaRunSeason: 'AGA-seizoen',
  agaRunSeasonWhat: 'de toernooien, en hoeveel uitslagen tellen',
  agaRunPutBack: 'zet formules terug die weg zijn',
  agaRunLast: 'laatste: {name}',
  agaRunFull: 'Het seizoen is vol: {count} {count?toernooi|toernooien}',
  agaRunAdd: 'Toernooi toevoegen',
  agaRunWritten: 'De punten staan in de werkmap',
  agaRunPointsWhat: 'het volgende toernooi, of dit nog eens',
  agaRunSheet: 'Open sectie',
  agaRunSheetWhat: 'spelers, plaatsen en punten',
};
