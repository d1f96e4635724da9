import type { Translated } from '../../texts';
import type { run as english } from '../../en/general/run';

/** Dutch: Home, whatever the workbook holds. */
export const run: Translated<typeof english> = {
  runMoreFor: 'Verder voor {name}',
  runAlso: 'Ook in deze werkmap',
  runStart: 'Een ander toernooi beginnen',
  runStartWhat: 'bridge, AGA, KGS, NK of Kuksu',
  runReading: 'Kijken hoe ver de toernooien van deze werkmap zijn…',
  runAgain: 'Opnieuw kijken',
  runNotRead: 'Dit toernooi is niet te lezen',
  runPlaceEmpty: '{address} is leeg, maar daar hoort een deel van dit toernooi te staan.',
  runNameNoCells: 'De naam {name} staat niet meer voor de cellen van dit toernooi.',
  runPlaceGone: '{name}, een deel van dit toernooi, staat niet meer in deze werkmap.',
  runPlaceLarge:
    '{address} is te groot om te lezen. Zoek wat er ver onder of naast de lijst is getypt, en verwijder die rijen of kolommen.',
  runNotReadHint:
    'Maak ongedaan wat daar is veranderd (Ctrl+Z), of zet een oudere versie van deze werkmap terug (Bestand, Info, Versiegeschiedenis). De rest hier hangt er niet van af.',

  runWhat: 'Wat organiseer je?',
  runWhatLead: 'Kies één keer. Daarna opent dit deelvenster met je volgende stap.',
  runNK: 'Nederlands kampioenschap go',
  runNKFile: 'Nederlands kampioenschap go, uit OpenGotha',
  runNKFileWhat: 'een deelnemerslijst of heel toernooi uit een bestand van OpenGotha of Pairgoth',
  runNKWhat: 'NK: groepen, ronden, stand, titel',
  runKUKSU: 'Kuksu-cyclus',
  runKUKSUWhat: 'rangschikt de groepen en deelt de volgende cyclus in',
  runKGS: 'KGS-kampioenschap computergo',
  runKGSWhat: 'een jaar met toernooien, punten en eindstand',
  runAGA: 'AGA open sectie',
  runAGAWhat: 'go: categorie en kwalificatiepunten',
  runSOF: 'Bridgewedstrijd',
  runSOFWhat: 'toekenningen aan paren en viertallen volgens Strength of Field',
  runFunctions: 'Bekijk alle functies',
  runSample: 'Probeer het met voorbeeldgegevens',
  runSampleNK: 'een deelnemerslijst met 16 spelers, op een nieuw blad',
  runNKPlayed: 'Nederlands kampioenschap, halverwege',
  runSampleNKPlayed: '3 van 7 ronden gespeeld, op nieuwe bladen',
  runSampleKUKSU: '20 aanmeldingen, op een nieuw blad',
  runSampleKGS: 'uitslagen van een toernooi, op een nieuw blad',
  runSampleAGA: 'uitslag van 14 spelers, op een nieuw blad',
  runSampleSOF: 'scores van 12 paren, op een nieuw blad',

  runRoundsLabel: 'Ronden',
  runPlayed: 'Ronde {round}, gespeeld: naar het blad',
  runDue: 'Ronde {round}, uitslagen ontbreken: naar het blad',
  runComes: 'Ronde {round}, aan de beurt',
  runToCome: 'Ronde {round}, komt nog',
  runRoundsPlayed: '{count} van {rounds} {rounds?ronde|ronden} gespeeld',
  runShareWhat: 'als tekst en als HTML',
};
