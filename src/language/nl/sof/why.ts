import type { sofWhy as english } from '../../en/sof/why';
import type { Translated } from '../../texts';
import { figures } from '../figures';
import { jobs } from '../jobs';
import { sof } from './pane';

/** Nederlands: de getallen op de bladen van een bridgewedstrijd, en wat daartoe leidt. */
export const sofWhy: Translated<typeof english> = {
  sofCellOf: '{name}, {field}',
  sofCellHigher: '{count} {count?deelnemer heeft|deelnemers hebben} een hogere score dan {value}',
  sofCellNobodyHigher: 'Niemand heeft een hogere score dan {value}',
  sofCellNobodyBefore: 'Niemand staat in de lijst boven plaats {value}',
  sofCellBefore:
    '{count} {count?deelnemer staat|deelnemers staan} in de lijst boven plaats {value}',
  sofCellLevel:
    'Gelijk met {names}: zij delen de plaatsen {first} tot en met {last} en het gemiddelde van de toekenningen',
  sofCellPlaceAlone: 'De plaats daaronder',
  sofCellNotRanked: 'Deelnemers van stratum {stratum} tellen niet mee voor {field}',
  sofCellNoOrder: 'Zonder score of plaats in de lijst is er geen plaats',
  sofCellRankedIn:
    'Iedereen telt mee voor het hele veld, deelnemers van B en C ook in B, die van C ook in C',
  sofCellAwardIn: 'Toekenning, {field}',
  sofCellLargest: 'Een deelnemer krijgt één toekenning, de grootste die verdiend is',
  sofCellPaidIn: 'Het veld dat haar betaalt; van gelijke toekenningen dat van het hogere stratum',
  sofCellHeld: 'In bezit van de spelers van deze deelnemer',
  sofCellHeldCap: 'Voor het gemiddelde telt een paar tot 20.000, een viertal tot 40.000',
  sofCellSize: 'Het totaal van vijf of zes spelers wordt omgerekend naar vier',
  sofCellCount: 'Deelnemers van stratum {stratum}',
  sofCellCounted: 'Deelnemers die in dit veld meetellen',
  sofCellPairs: 'Twee paren aan een tafel, een halve tafel telt als een hele',
  sofCellSections: 'Hetzelfde in elke sectie, opgeteld',
  sofCellTeams: 'Een tafel voor elk viertal',
  sofCellTablesMost: 'Niet meer tafels dan de hele wedstrijd heeft',
  sofCellTablesTyped:
    'Tafels waar de toekenningen van uitgaan, in plaats van die van de deelnemers',
  sofCellFirst: 'De eerste plaats krijgt de toekenning van deze deelnemers alleen',
  sofCellDepth: 'Zoveel plaatsen worden betaald. De plaatsen daaronder verdienen niets',
  sofCellFormer: 'Wat de eerste plaats meer uitkeert dan volgens de vroegere formule',
  sofCellFormerShare: 'Als deel van wat de vroegere formule uitkeert: {more} / {former}',
  sofCellMore: '{percent}% meer',
  sofCellLess: '{percent}% minder',
  sofCellSessions: 'S = 0,5 x (zittingen + 1) weegt mee in de toekenning',
  sofCellRating:
    'R is 14 voor regionaal en 10 voor sectioneel, en weegt als R / 14 mee in de toekenning',
  sofCellRestrictions:
    'P is 1 zonder beperkingen, 0,8 met één en 0,7 met meer, en weegt mee in de toekenning',
  sofCellKind: 'Een Flight A op zichzelf en een bracketed Swiss betalen meer',
  sofCellLimit: 'Alleen de vroegere formule gebruikt dit',
  sofCellComparisons:
    'De eerste plaats van een zitting krijgt de helft van de toekenning van één zitting met deze tafels',
  sofCellEvent: 'Wedstrijd',
  sofCellList: 'Namen in de lijst',
  sofCellNote: 'Opmerking',
  sofCellNoteSays:
    'Hier staat een waarschuwing als een deelnemer geen stratum of geen geldige score heeft; anders staat er hoe je de lijst verbetert',
  sofCellPlaces: 'Een plaats die in een van de velden betaald wordt; de toekenningen staan ernaast',
};

export const texts = { ...jobs, ...sof, ...figures, ...sofWhy };
export { sofRules as rules } from './rules';
