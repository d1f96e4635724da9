import type { Translated } from '../../texts';
import type { standing as english } from '../../en/general/standing';

/** Dutch: where the events of a workbook stand. */
export const standing: Translated<typeof english> = {
  runNameNK: 'NK',
  runNameKGS: 'KGS-kampioenschap',
  runNameKUKSU: 'Kuksu-groepen',

  runFix: 'Herstel eerst {count} {count?ding|dingen}',

  runNext: 'Ronde {round} van {rounds} is aan de beurt',
  runMissing: 'Ronde {round}: nog {count} {count?uitslag|uitslagen}',
  runPlayOffNext: 'De beslissingspartij is aan de beurt',
  runPlayOffMissing: 'De beslissingspartij loopt',
  runPlayedAll: 'Alle {rounds} {rounds?ronde is|ronden zijn} gespeeld',
  runChampion: '{name} is kampioen',
  runPairRound: 'Ronde {round} indelen',
  runPairPlayOff: 'Beslissingspartij indelen',
  runBoard: 'Tafel {board}',
  runGoBoard: 'Naar tafel {board}',
  runResultsIn: '{count} van de {all} {count?is|zijn} binnen.',
  runResultsInNext:
    '{count} van de {all} {count?is|zijn} binnen. Na de laatste kan ronde {round} worden ingedeeld.',
  runPlayers: '{count} {count?speler|spelers}',
  runAbsent: '{count} afwezig in ronde {round}',
  runCandidates: '{count} {count?titelkandidaat|titelkandidaten}',
  runBeforeRound1: 'voor ronde 1',
  runStandingsWritten: 'na ronde {round}, geschreven',
  runStandingsToWrite: 'na ronde {round}, nog niet geschreven',
  runTitleOpen: '{count} {count?kandidaat|kandidaten}',
  runTitleDecided: 'beslist',
  runRounds: 'tot nu toe {count} {count?ronde|ronden}',
  runKnownAfter: 'bekend na ronde {round}',
  runKnown: 'nu bekend',
  runPlayersSheet: 'Spelers',
  runPlayersWhat: 'later instappen, stoppen, afwezig',

  runTournaments: 'tot nu toe {count} {count?toernooi|toernooien}',
  runTournamentFirst: 'Het eerste toernooi is aan de beurt',
  runTournamentNext: '{name} is aan de beurt',
  runTournamentsLine: '{count} {count?toernooi|toernooien}; voeg het volgende toe',
  runYearFull: 'Het jaar is vol: {count} {count?toernooi|toernooien}',
  runAddNamed: '{name} toevoegen',
  runYearSheet: 'Jaar',
  runYearWhat: 'toernooien en hun instellingen',
  runEngines: 'Engines',
  runEnginesWhat: 'accounts die onder een andere naam spelen',

  runCycleMissing: 'Cyclus {cycle}: uitslagen van {count} {count?groep|groepen} ontbreken',
  runCycleComplete: 'Cyclus {cycle} is compleet',
  runCycleHint: 'Na de laatste kunnen de groepen worden gerangschikt.',
  runLeague: 'Groep {league}',
  runGoLeague: 'Naar groep {league}',
  runGames: 'nog {count} {count?partij|partijen}',
  runLeagues: '{count} {count?groep|groepen}',
  runRankWhat: 'plaatsen, en wat ze bepaalde',
  runGroupWhat: 'de groepen van de volgende cyclus',
};
