import type { Translated } from '../../texts';
import type { sof as english } from '../../en/sof/pane';

/** Dutch: awarding a bridge event by Strength of Field. */
export const sof: Translated<typeof english> = {
  sofEntries: 'Deelnemers en scores',
  sofEntriesHint:
    'Een paar of viertal per rij, met score of plaats en meesterpunten: één totaal, of een kolom per speler.',
  sofDoubtfulPoints:
    '‘{heading}’ (kolom {columns}): meesterpunten in bezit, behaalde meesterpunten of matchpunten?',
  sofDoubtfulPlayers:
    '‘{heading}’ (kolommen {columns}): zijn dit de meesterpunten van elke speler? Kies ze dan van links naar rechts voor speler 1, speler 2 enzovoort.',
  sofEvent: 'De wedstrijd',
  sofEventLine: '{rating}, {sessions} {sessions?zitting|zittingen}, {tables} {tables?tafel|tafels}',
  sofName: 'Naam',
  sofNameHint: 'Leeg: {name}, het blad van de lijst.',
  sofUnitByList: 'Zoals in de lijst',
  sofPairs: 'Paren',
  sofPlayersOfTeam: 'Spelers per viertal',
  sofRatingChoose: 'Maak een keuze',
  sofRatingWhy: 'Een Regional betaalt 40% meer dan een Sectional.',
  sofRestrictionsNone: 'Geen',
  sofRestrictionsOne: 'Eén',
  sofRestrictionsMore: 'Twee of meer',
  sofTablesHint: 'Leeg: de helft van de deelnemers, naar boven afgerond; bij viertallen één elk.',
  sofTablesPairs:
    'Leeg: {counted}. {entries} {entries?paar vormt|paren vormen} {played} {played?tafel|tafels}.',
  sofTablesHalf:
    'Leeg: {counted}. {entries} {entries?paar vormt|paren vormen} {played} {played?tafel|tafels}; een halve tafel telt als een hele.',
  sofTablesTeams: 'Leeg: {counted}, één per viertal.',
  sofTablesSections: 'Leeg: {counted}, per sectie geteld.',
  sofPaid: 'Betaalde plaatsen',
  sofPaidHint: 'Leeg: elke plaats. De bron noemt geen aantal.',
  sofDepthA: 'Betaalde plaatsen in het hele veld',
  sofDepthB: 'Betaalde plaatsen in B',
  sofDepthC: 'Betaalde plaatsen in C',
  sofStrataStep: 'Strata volgens meesterpunten',
  sofLimitB: 'B onder',
  sofLimitC: 'C onder',
  sofLimitsHint:
    'Alleen waar geen kolom het stratum geeft. Precies op een grens is het hogere stratum.',
  sofLimitBy: 'Gemeten volgens',
  sofLimitByAverage: 'het gemiddelde per speler',
  sofLimitByStrongest: 'de sterkste speler',
  sofCompare: 'Zittingen en de vroegere formule',
  sofLimitHint: 'Alleen voor de vergelijking met de vroegere formule.',
  sofComparisons: 'Tafels in de vergelijking',
  sofComparisonsHint: 'Eén getal per zitting, met spaties. Leeg: de tafels van de wedstrijd.',
  sofStratumBad:
    '{name}: ‘{content}’ is geen stratum ({address}). Typ A, B of C; meer dan drie strata zijn er niet.',
  sofHeldOne:
    '{name}: {address} heeft één aantal meesterpunten, waar andere er een per speler hebben. Typ ze allemaal, zoals {held} / 0.',
  sofHeldNone:
    '{name}: ‘{content}’ is geen aantal meesterpunten ({address}). Typ 0 voor een speler zonder.',
  sofHoldingsTwice:
    'De lijst heeft een kolom met totalen én kolommen per speler. Kies een van beide voor de meesterpunten.',
  sofPlayerColumns:
    '{count} {count?kolom|kolommen} met meesterpunten per speler: de bronnen geven toekenningen voor paren (2) en viertallen (4 tot en met 6). Kies de kolommen opnieuw.',
  sofNameMissing:
    '{address}: het paar of viertal heeft geen naam. Typ een naam, of die van de spelers.',
  sofSizeBad: '{address}: drie spelers zijn geen paar en geen viertal. Typ 2, of 4 tot en met 6.',
  sofSizeMixed:
    '{address}: {players} {players?speler|spelers}. Een wedstrijd is voor paren (2) of voor viertallen (4 tot en met 6). Verbeter de rij, of wat de deelnemers zijn.',
  sofHoldingBlank:
    '{name}: {address} is leeg naast gevulde cellen. Typ 0 voor een speler zonder meesterpunten.',
  sofHoldingsMissing:
    'Geen enkel paar of viertal heeft meesterpunten; er is dus geen gemiddelde. Vul ze in, of kies een andere kolom.',
  sofScoreMissing: '{address} is leeg: iedereen heeft een score nodig. Typ 0, of laat de rij weg.',
  sofStratumMissing: '{address} is leeg. Typ A, B of C, of geef grenzen voor de strata.',
  sofStratumUnknown:
    '{address} heeft geen meesterpunten; het stratum is dus onbekend. Vul ze in, of typ een stratum.',
  sofRankNeeded:
    '{address} is leeg: stratum {stratum} vraagt van elke geplaatste deelnemer een score of de plaats in {stratum}.',
  sofNobodyPlaced: 'Niemand heeft een plaats. Vul scores of plaatsen in.',
  sofStrongestNeedsPlayers:
    'Uit totalen blijkt niet wie de sterkste speler is. Meet volgens het gemiddelde, of kies kolommen per speler.',
  sofLimitsOrder: 'De grens van C ligt niet onder die van B. Typ een lagere grens voor C.',
  sofTablesNone: 'Voor {tables} tafels is er geen toekenning. Typ meer dan 0, of laat dit leeg.',
  sofDepthBeyond:
    '{name}: {depth} {depth?plaats|plaatsen}, maar er {entries?is|zijn} {entries} {entries?deelnemer|deelnemers}. Typ hoogstens {entries}.',
  sofComparisonsMany:
    'Tafels in de vergelijking: {count} {count?getal|getallen} voor {sessions} {sessions?zitting|zittingen}. Typ er één per zitting.',
  sofKindStratified: '{event} kent geen strata. Kies Open, of laat de strata weg.',
  sofSwissOfPairs: 'Een bracketed Swiss is een wedstrijd voor viertallen. Kies een andere soort.',
  sofRatingAsked: 'Is de wedstrijd een Sectional of een Regional?',
  sofZeroHeld:
    'Met een speler zonder meesterpunten: {names}. Zo’n speler telt mee met 0,01 en komt zo op het blad.',
  sofNothingHeld:
    'Zonder bekende meesterpunten: {names}. Dat telt niet voor het gemiddelde; meespelen en toekenningen krijgen kan wel.',
  sofLikeScores:
    'De meesterpunten liggen alle tussen 0 en 100, en een andere kolom heet ‘{heading}’. Zijn het scores?',
  sofOtherPoints: 'De kolom ‘{heading}’ is niet gebruikt: de meesterpunten komen uit een andere.',
  sofStratumUnlike:
    '{address}: stratum {stratum}, maar {expected} volgens de grenzen. De kolom telt.',
  sofFewInStratum:
    'Stratum {stratum} heeft {count} {count?deelnemer|deelnemers}. Meestal worden zo weinig bij het stratum erboven gevoegd.',
  sofRankUnlike: '{address}: plaats {rank}, maar volgens de score plaats {place}. De score telt.',
  sofDepthOpen:
    'De bron noemt geen aantal: waar niets is ingevuld, wordt elke plaats betaald. Vul het aantal plaatsen in.',
  sofTablesMany:
    '{tables} {tables?tafel|tafels}, maar de deelnemers vormen er {counted}. Alleen tafels in de wedstrijd tellen.',
  sofNobodyInA: 'Niemand is in stratum A: de eerste plaats is die van het veld.',
  sofLowerPaysMore:
    'De eerste in {stratum} ({award}) krijgt meer dan de eerste van het hele veld ({first}): de formule daalt net boven een gemiddelde van 1.250.',
  sofManySessions:
    '{sessions} zittingen is veel voor één wedstrijd. Verbeter het als dat een vergissing is.',
  sofOneEntry: 'Er is maar één deelnemer.',
  sofAwardsSheet: '{name} toekenningen',
  sofProposal: 'Strength of Field was een voorstel; er is geen wedstrijd bekend die zo is betaald.',
  sofAverage: 'Gemiddelde per speler',
  sofComparison: 'Vergelijking',
  sofFirst: 'Eerste plaats',
  sofDifference: 'SOF betaalt',
  sofPairsCounted: 'paren',
  sofTeamsCounted: 'viertallen',
  sofAwardsNote:
    'Verbeter de lijst: de toekenningen volgen. Voeg alleen rijen in tussen de eerste en de laatste deelnemer.',
  sofNoteInTheWay: 'In de weg van wat berekend wordt: {cells}. Maak leeg.',
  sofFormulasGone: 'Maak dat ongedaan, of ken de wedstrijd opnieuw toe vanaf deze lijst.',
  sofEventFormulasGone:
    'Ze stonden op het blad van de wedstrijd. Maak dat ongedaan, of ken de wedstrijd opnieuw toe vanaf de lijst van haar toekenningen.',
  sofEntryInTheWay: '{address} staat in de weg van wat berekend wordt. Maak leeg.',
  sofNoteName: 'Zonder naam, telt nergens mee: {cells}. Vul die in.',
  sofNoteOutside:
    'Buiten de lijst, telt nergens mee: {cells}. Voeg een rij in tussen de eerste en de laatste deelnemer en verplaats dit daarheen.',
  sofNoteStratum: 'Geen stratum A, B of C, telt nergens mee: {cells}. Kies er een.',
  sofNoteSection:
    'Zonder sectie: {cells}. Vul die in; tot dan telt alles zonder sectie als één sectie.',
  sofNoteScore: 'Zonder score die een getal is, dus zonder plaats: {cells}. Vul die in, of 0.',
  sofNoteRank:
    'Een plaats die geen getal is, dus zonder plaats: {cells}. Typ een getal, of maak de cel leeg.',
  sofNoteHeld:
    'Meesterpunten ontbreken of zijn geen getal, dus niets wordt toegekend: {cells}. Vul ze in, 0,01 voor een speler zonder.',
  sofNoteSizePair: 'Geen 2 spelers, dus niets wordt toegekend: {cells}. Typ 2.',
  sofNoteSizeTeam:
    'Geen 4 tot en met 6 spelers, dus niets wordt toegekend: {cells}. Typ 4, 5 of 6.',
  sofNoteNobody: 'Niemand heeft meesterpunten, dus niets wordt toegekend. Vul ze in.',
  sofNoteNobodyA:
    'Niemand in stratum A heeft meesterpunten, dus in het hele veld wordt niets toegekend. Vul ze in.',
  sofNoteNobodyIn:
    'Niemand die in {stratum} meetelt heeft meesterpunten, dus daar wordt niets toegekend. Vul ze in.',
  sofCheckTerm: '{name} ({address}) is leeg of niet bruikbaar. {fix}',
  sofCheckDepth: '{name} ({address}) is niet bruikbaar. {fix}',
  sofSessionTables: 'Tafels in de vergelijking van zitting {number}',
  sofOrderRefusal: 'Typ een getal.',
  sofStratumRefusal: 'Typ A, B of C.',
  sofHeldRefusal: 'Typ meesterpunten, 0,01 voor een speler zonder.',
  sofSizeRefusal: 'Typ 2, of 4 tot en met 6.',
  sofSessionsRefusal: 'Typ een geheel getal, 1 of hoger.',
  sofRestrictionsRefusal: 'Typ 0, 1, of 2 voor twee of meer.',
  sofChooseRefusal: 'Kies er een uit de lijst.',
  sofTablesRefusal: 'Typ een getal boven 0.',
  sofDepthRefusal: 'Typ een geheel getal, 1 of hoger, of laat dit leeg voor elke plaats.',
  sofFirstPlace: 'Eerste plaats: {award}',
  sofFieldLine: '{tables} {tables?tafel|tafels}, gemiddeld {average} per speler',
  sofCapped: 'Geteld voor minder dan het bezit: {names}.',
  sofCappedOne: '{name} {held}, geteld {counted}',
  sofWeakest:
    'De {count} zwakste {count?deelnemer telt|deelnemers tellen} niet voor het gemiddelde.',
  sofFieldsTitle: 'Velden',
  sofPlacesTitle: 'Toekenning per plaats',
  sofAwardsTitle: 'Toekenningen',
  sofSessionsTitle: 'Toekenning per zitting',
  sofSessionsLine:
    'Zitting {number}: {award} voor de eerste plaats, {tables} {tables?tafel|tafels}.',
  sofSessionsOpen:
    'Lagere plaatsen in een zitting: de bron geeft geen regel. Secties hebben geen eigen toekenning.',
  sofOpenDepth: 'Hoeveel plaatsen worden betaald: elke plaats als je geen aantal invult.',
  sofOpenTables: 'Een halve tafel telt als een hele.',
  sofOpenStrata:
    'De eerste plaats in B en C krijgt wat de paren of viertallen daar op zichzelf verdienen.',
  sofOpenOne:
    'Een paar of viertal krijgt één toekenning, de hoogste die het in zijn strata verdiende.',
  sofOpenSwiss: 'In een bracketed Swiss stijgt de toekenning met het gemiddelde als factor.',
  sofOpenTies:
    'Wie gelijk eindigt, deelt de toekenningen van die plaatsen; onbetaalde tellen als 0.',
  sofFormerTitle: 'De vroegere formule',
  sofFormerLine:
    'Die betaalde {former} voor de eerste plaats. Strength of Field betaalt {difference}.',
  sofMorePercent: '{percent}% meer',
  sofLessPercent: '{percent}% minder',
  sofSame: 'evenveel',
  sofWhy: 'Waarom',
  sofWhyFirst: 'Eerste plaats, {field}: {award}',
  sofWhyEntries: '{names}: {award}',
  sofWhySession: 'Zitting {number}',
  sofTold: '{entries} {entries?toekenning|toekenningen}, eerste plaats {first}',

  sofTermBlank: '{name} is leeg ({address}), dus wat daarvan afhangt wordt niet toegekend. {fix}',
  sofEntryName: '{address}: een paar of viertal zonder naam. Vul die in.',
  sofEntryStratum:
    '{name} heeft geen stratum A, B of C ({address}) en telt nergens mee. Kies er een.',
  sofEntryScore:
    '{name} heeft geen score die een getal is ({address}) en geen plaats. Vul die in, of 0.',
  sofEntryRank:
    '{name} heeft een plaats die geen getal is ({address}). Typ een getal, of maak de cel leeg.',
  sofEntrySection:
    '{name} heeft geen sectie ({address}). Vul die in, want tafels worden per sectie geteld.',
  sofEntryHeld:
    '{name}: meesterpunten ontbreken of zijn geen getal ({address}), dus niets wordt toegekend. Vul ze in, 0,01 voor een speler zonder.',
  sofEntrySizePair: '{name} is geen paar volgens het aantal spelers ({address}). Typ 2.',
  sofEntrySizeTeam: '{name} is geen viertal volgens het aantal spelers ({address}). Typ 4, 5 of 6.',
  sofEntryOutside:
    '{name} ({address}) staat buiten de lijst en heeft geen toekenning. Voeg een rij in tussen de eerste en de laatste deelnemer en verplaats dit daarheen.',
  sofColumnsGone:
    '{sheet}: koppen of kolommen zijn weg, dus toekenningen kunnen onjuist zijn. Maak ongedaan wat ze verwijderde, of ken de wedstrijd opnieuw toe uit een volledige lijst.',
  sofSheetGone:
    'Een blad van de wedstrijd van {sheet} is verwijderd, dus er wordt niets toegekend. Ken de wedstrijd opnieuw toe vanaf haar deelnemerslijst en verwijder daarna {sheet}.',
  sofNobodyAwarded:
    'Op {sheet} wordt niets toegekend. Verbeter wat het blad van de wedstrijd noemt, of ken de wedstrijd opnieuw toe.',

  sofRunWritten: 'De toekenningen staan in de werkmap',
  sofRunEntries: '{count} {count?deelnemer|deelnemers}',
  sofRunStrata: 'strata A, B en C',
  sofRunAgain: 'Opnieuw toekennen',
  sofRunAgainWhat: 'de volgende wedstrijd, of deze nog eens',
  sofRunSheet: 'De wedstrijd',
  sofRunSheetWhat: 'velden, eerste plaatsen, zittingen',
};
