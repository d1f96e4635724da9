import type { check as English } from '../en/check';
import type { Translated } from '../texts';

/** Dutch: the page Check this Excel. Each sentence says what should be. */
export const check: Translated<typeof English> = {
  checkLead:
    'Probeert wat deze invoegtoepassing van Excel nodig heeft en zegt wat werkt. Voegt bladen toe en verwijdert ze weer.',
  checkFirst:
    'Neem een lege werkmap: in je eigen cellen verandert niets, maar wat Ctrl+Z eerder kon terugdraaien, wordt misschien vergeten.',
  checkStart: 'Controle starten',
  checkAgain: 'Opnieuw controleren',
  checkStop: 'Stoppen',
  checkRunning: '{count} {count?regel|regels} gecontroleerd…',
  checkClearing: 'De bladen van de controle worden verwijderd…',
  checkAllYes: 'Overal ja: {count} {count?regel|regels}.',
  checkSomeNo:
    '{count} {count?regel|regels}: {yes} ja, {no} nee, {errors} {errors?fout|fouten}. Stuur de tekst hieronder aan de makers van de invoegtoepassing.',
  checkStopped: 'Gestopt na {count} {count?regel|regels}.',
  checkNothingLeft: 'De bladen van de controle zijn weer weg.',
  checkLeft:
    'De controle heeft iets achtergelaten: verwijder bladen die ‘Check …’ heten en namen die met TSX_Check beginnen.',
  checkAbandoned: 'Een eerdere controle is afgebroken. Achtergebleven: {sheets}.',
  checkAbandonedNames: 'namen die met TSX_Check beginnen',
  checkDelete: 'Verwijderen',
  checkYes: 'ja',
  checkNo: 'nee',
  checkError: 'fout',
  checkExpected: 'Verwacht: {expected}; Excel gaf {seen}.',
  checkOther: 'Wat geen ja is',
  checkAll: 'Alle regels',
  checkTimes: 'Seconden',
  checkLook: 'Wat alleen jij kunt zien',
  checkLookLead:
    'Schrijf het blad, bekijk het en zeg van wat je hebt geprobeerd of het klopt. Ongedaan maken onderaan haalt het weer weg.',
  checkWriteSheet: 'Blad om te bekijken schrijven',
  checkSheetTitle: 'Blad om te bekijken',
  checkSheetName: 'Bekijken',
  checkSheetHead: 'Ronde 1',
  checkSheetNote: 'Typ de uitslagen.',
  checkSheetBoard: 'Tafel',
  checkSheetBlack: 'Zwart',
  checkSheetResult: 'Uitslag',
  checkSheetRefusal: 'Kies 1-0, 0-1 of ½-½.',
  checkNotTried: 'niet geprobeerd',
  checkText: 'Tekst om te sturen',
  checkTextLead:
    'De tekst noemt deze Excel en de regels hierboven, in het Engels. Er staat niets van je werkmap in.',
  checkCopy: 'Tekst kopiëren',
  checkCopied: 'Gekopieerd. Plak de tekst in een mail aan de makers van de invoegtoepassing.',
  checkShown: 'Druk op Ctrl+C om de tekst te kopiëren.',

  checkSheets: 'Een blad wordt toegevoegd, verborgen, getoond en verwijderd.',
  checkMarker: 'Een verborgen naam merkt een blad als dat van de invoegtoepassing.',
  checkObjects:
    'Grafieken, tabellen, vormen en opmerkingen worden geteld, en beveiliging wordt gemeld.',
  checkKinds: 'Getallen, teksten, waarheidswaarden en formules worden als zichzelf bewaard.',
  checkTyped: '1-0, 1/2 en 007 blijven tekst in cellen met de notatie Tekst.',
  checkKeeps: 'Wie schrijft, laat niet genoemde cellen staan en maakt andere leeg.',
  checkRanges: 'De gevulde cellen rond een cel worden gevonden, en bereiken worden groter gemaakt.',
  checkRows: 'Verborgen rijen worden gemeld.',
  checkCopies: 'Een formule wordt naar een andere rij gekopieerd en gaat mee.',
  checkMerged: 'Van cellen is bekend dat ze niet zijn samengevoegd.',
  checkSettings: 'De werkmap bewaart wat de invoegtoepassing erin noteert, en laat het weer los.',
  checkFormats:
    'Kleuren, lettertypen, uitlijning, randen en rijhoogten worden ingesteld en teruggelezen.',
  checkAreas: 'Verschillende gebieden krijgen hun opmaak tegelijk (A1:B1,D1).',
  checkWidths: 'Kolombreedten en de opmaak van losse cellen worden ingesteld.',
  checkFreeze: 'Rijen en kolommen worden vastgezet.',
  checkTab: 'De tab van een blad krijgt een kleur.',
  checkRules: 'Cellen krijgen een voorwaardelijke opmaak.',
  checkChoices: 'Cellen krijgen een vervolgkeuzelijst met een eigen zin.',
  checkAlert: 'De zin bij een vervolgkeuzelijst mag 255 tekens hebben.',
  checkTable: 'Een tabel wordt gemaakt, benoemd, in haar cellen gevonden en groter gemaakt.',
  checkFilter: 'Een lijst krijgt filterknoppen.',
  checkName: 'Een naam noemt zijn cellen in het Engels als A1, en wordt verplaatst.',
  checkBothNames:
    'De naam van de werkmap wordt gevonden waar het actieve blad dezelfde naam heeft.',
  checkLostName: 'Een naam waarvan het blad is verwijderd, noemt #REF! (#VERW!).',
  checkPage: 'Afdrukstand, papier, marges, kopteksten en herhaalde rijen worden ingesteld.',
  checkPrintArea: 'Een afdrukbereik wordt ingesteld en genoemd.',
  checkAutomatic: 'Excel rekent vanzelf.',
  checkFollows: 'Een formule volgt haar cellen meteen.',
  checkCalculate: 'Een blad wordt op verzoek berekend.',
  checkSpill: 'Een formule loopt over, en haar cellen worden genoemd.',
  checkBlocked:
    'Wat niet kan overlopen, toont #OVERLOPEN!, en loopt over zodra de cellen vrij zijn.',
  checkOverLists: 'Excel berekent formules over lijsten, zoals sinds 2021.',
  checkErrors: 'Fouten worden in het Engels gemeld.',
  checkDates: 'Dagen worden vanaf 1900 geteld.',
  checkMark: 'Excel noemt zijn decimaalteken en toont getallen ermee.',
  checkSelection: 'Cellen worden geselecteerd, en de selectie wordt gemeld.',
  checkEvents: 'Excel meldt een veranderde cel.',
  checkOneStep: 'Wat wordt geschreven, kan één stap van Excels eigen Ongedaan maken zijn.',
  checkSize2: 'Een verzoek en een antwoord van 2 MB komen door.',
  checkSize4: 'Een verzoek en een antwoord van 4 MB komen door.',
  checkReads: 'Het deelvenster leest een lijst.',
  checkWrites:
    'Het deelvenster schrijft een blad, cellen en namen zonder waarschuwing, en maakt alles ongedaan.',
  checkInserts: 'Het deelvenster zet een formule in de geselecteerde cel, en maakt dat ongedaan.',
  checkExcelFunctions: 'Excels functies worden ingevoerd.',
  checkExcelFunction: '{name} geeft wat het hoort te geven.',
  checkOwnFunctions: 'De functies van de invoegtoepassing worden ingevoerd.',
  checkOwnFunction: '{formula} toont het resultaat.',
  checkAsTyped: 'Een formule van de invoegtoepassing blijft zoals ze is getypt.',
  checkWrongArgument: 'Een fout argument toont #WAARDE!, en ALS.FOUT vangt dat op.',
  checkBlank: 'Een lege cel telt als een weggelaten argument.',
  checkOwnFollows:
    'Een formule van de invoegtoepassing volgt haar cellen zodra Excel zegt dat het klaar is met rekenen.',
  checkNeverOld: 'Een formule van de invoegtoepassing toont geen oude waarde terwijl ze wacht.',
  checkKnown: 'Geen formule van de invoegtoepassing in deze werkmap toont #NAAM?.',
  checkTaken:
    'Geen formule in deze werkmap noemt het bestand van een andere invoegtoepassing voor een functie van deze.',

  checkTimeRequest: 'Een leeg verzoek, de mediaan van vijf',
  checkTimeWrite: '1000 getallen schrijven',
  checkTimeRead: '1000 getallen lezen',
  checkTimeFormulas: '100 formules van de invoegtoepassing, tot ze resultaten tonen',

  checkSeenRibbon: 'Het tabblad Start heeft de knop Toernooi met een plaatje.',
  checkSeenMenu: 'Klik met rechts op een cel: Deze cel uitleggen staat er en opent Waarom.',
  checkSeenTyping: 'Typ =SOF. in een cel: Excel somt de functies op, met wat ze doen.',
  checkSeenMessage:
    'Typ =SOF.AWARD(1250;"abc") en wijs het foutteken aan: een zin noemt wat er mis is.',
  checkSeenColors:
    'Op het blad zijn de koppen gekleurd, is C6 vet op oranje, en zijn C5:C6 gekleurd om in te typen.',
  checkSeenWidths:
    'Geen tekst op het blad is afgesneden, en de koppen blijven staan bij het schuiven.',
  checkSeenList: 'C5 biedt 1-0, 0-1 en ½-½. Al het andere wordt geweigerd, met een zin.',
  checkSeenTypedResult: '1-0 in C5 blijft 1-0, en de rij wordt groen.',
  checkSeenPrint:
    'In het afdrukvoorbeeld: liggend, één pagina, ‘Ronde 1’ bovenaan en niets afgesneden.',
  checkSeenUndo: 'Ongedaan maken onderaan het deelvenster haalt het blad weg.',
  checkSeenTheme: 'Het deelvenster heeft de kleuren van Office, en alles is te lezen.',
};

export { check as texts };
