import type { agaReportPane as english } from '../../en/aga/report-pane';
import type { Translated } from '../../texts';

/** Dutch: the report for the AGA, read and written. */
export const agaReportPane: Translated<typeof english> = {
  agaReportSheet: 'AGA-rapport',
  agaReportPlayersOf: '{name} (spelers)',
  agaReportGamesOf: '{name} (partijen)',
  agaReportPlayersNote:
    'Gewonnen, partijen en WP volgen uit de lijst van partijen, zonder remises en reglementaire uitslagen. ‘AGA-rapport’ schrijft beide.',
  agaReportGone: 'Maak dat ongedaan, of kopieer de formule uit een andere rij.',
  agaReportGamesNote:
    'De winnaar is W (wit) of B (zwart); ? zonder uitslag, jigo voor remise, ‘W!’ of ‘B!’ voor een reglementaire uitslag.',
  agaWinnerRefusal:
    'Vul W (wit) of B (zwart) in; ? zonder uitslag, jigo voor remise, ‘W!’ of ‘B!’ voor een reglementaire uitslag.',

  agaImportText: 'Plak het rapport',
  agaImportEmpty: 'Plak eerst een rapport.',
  agaImportRefused: 'Het rapport is niet te gebruiken. {why}',
  agaImportMore: 'Nog {count} {count?regel is|regels zijn} onleesbaar.',
  agaImportTooLarge:
    '{players} {players?speler|spelers} en {games} {games?partij|partijen} is te veel: een werkmap bevat er hoogstens {mostPlayers} en {mostGames}. Verdeel het rapport.',
  agaImportFound:
    '{players} {players?speler|spelers}, {games} {games?partij|partijen}, {rounds} {rounds?ronde|ronden}',
  agaImportByOrder: 'De partijen van elke speler tellen als ronde 1, 2, ...',
  agaImportNoRounds: 'Het rapport zegt niet in welke ronde een partij is gespeeld.',
  agaImportOpen:
    '{count} {count?partij heeft|partijen hebben} geen uitslag en {count?telt|tellen} voor niemand.',
  agaImportTemporary:
    'Nummers vanaf 99999 naar beneden staan voor ontbrekende AGA-nummers: {names}. De AGA wil geldige nummers; verbeter ze in beide lijsten, van spelers en van partijen.',
  agaImportRemarks: 'Niet overgenomen: {lines}.',

  agaReportPlayers: 'Spelers',
  agaReportPlayersHint: 'Een speler per rij, met naam, AGA-nummer en graad (of AGA-rating).',
  agaReportGames: 'Partijen',
  agaReportGamesHint: 'Een partij per rij: wit en zwart met nummer of naam, en de winnaar.',
  agaReportPlace: 'Plaats',
  agaReportPlaceHint: 'Bijvoorbeeld Boston, MA',
  agaReportStartDay: 'Eerste dag',
  agaReportFinishDay: 'Laatste dag',
  agaReportDayHint: 'Bijvoorbeeld 2026-03-14',
  agaReportDayBad:
    '{field}: ‘{content}’ is geen datum. Vul jaar-maand-dag in, bijvoorbeeld 2026-03-14.',
  agaReportDaysTurned:
    'De laatste dag, {finish}, is voor de eerste, {start}. Verbeter een van beide.',
  agaReportRead: 'Leeg: {what}, zoals het ingelezen rapport zei.',
  agaReportRules: 'Spelregels',
  agaReportTold: '{players} {players?speler|spelers}, {games} {games?partij|partijen}',
  agaReportText: 'Rapport',
  agaReportCopy: 'Rapport kopiëren',
  agaReportCopied: 'Rapport gekopieerd.',
  agaReportCopyHint:
    'Kopieert het hele rapport. Staat Excel dat niet toe, dan wordt het rapport geselecteerd en kun je op Ctrl+C drukken.',
  agaReportSave:
    'Plak het rapport in een leeg tekstbestand, of op de inzendpagina van de AGA. Met de huidige pagina is het niet geprobeerd.',
  agaReportMissing: 'De AGA zal vragen naar: {fields}.',
  agaReportTemporary:
    'Spelers zonder AGA-nummer krijgen nummers vanaf 99999 naar beneden. Dat is een noodoplossing: de AGA wil geldige AGA-nummers, dus stuur hun naam en adres mee.',
  agaReportRanks:
    'Ratings en professionele graden staan er zoals ze zijn: {names}. Een ratingprogramma uit 2026 neemt alleen graden als 4d of 12k.',
  agaReportLosses: 'Niet in dit rapport',
  agaLossOf: '{what}: {names}',
  agaLossPair: '{white} – {black}',
  agaLossTemporary: 'ontbrekende AGA-nummers: er staan tijdelijke nummers',
  agaLossNames: 'namen die niet in een regel passen en anders worden geschreven',
  agaLossDraws: 'remises: het rapport kent daarvoor geen winnaar',
  agaLossForfeits: 'reglementaire uitslagen: die tellen niet voor de rating',
  agaLossOpen: 'ontbrekende uitslagen: er staat een ?',
  agaLossKomi: 'halve punten komi: het rapport kent alleen hele punten',
  agaLossByes: 'vrije ronden',
  agaLossKomiTaken: 'de komi, die niet in de lijst staat: 7, of 0 bij voorgift',
  agaLossAlways: 'plaatsen en weerstandspunten',

  agaRankNeeded: '{address} bevat {content}: een graad is bijvoorbeeld 4d of 12k. Vul die in.',
  agaRankBehind: '{address}: ‘{behind}’ achter de graad {rank} staat in de weg. Haal het weg.',
  agaRankMissing: '{name} heeft geen graad ({address}). Vul de graad in, of een AGA-rating.',
  agaReportItself: '{address}: {name} speelt tegen zichzelf. Verbeter de partij.',
  agaReportRoundMissing: '{address} is leeg, terwijl andere partijen een ronde hebben. Vul die in.',
  agaReportTwice:
    '{address}: {name} heeft in ronde {round} al een partij ({before}). Verbeter een van beide.',
  agaReportNobody:
    '{address}: niemand in de lijst van spelers heet {name}. Verbeter het of voeg de speler toe.',
  agaReportNoId:
    '{address}: niemand in de lijst van spelers heeft AGA-nummer {id}. Verbeter het, of zet het in de lijst van spelers.',
  agaReportSeveral: '{address}: meer spelers heten {name}. Vul het AGA-nummer in.',
  agaReportOther:
    '{address}: {id} is het AGA-nummer van {name}, en bij de partij staat {other}. Verbeter een van beide.',
};
