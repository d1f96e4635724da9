import type { kgsJobs as english } from '../../en/kgs/jobs';
import type { Translated } from '../../texts';

/** Dutch: the jobs of a KGS year, as Home offers them. */
export const kgsJobs: Translated<typeof english> = {
  kgsNewYear: 'Jaar starten',
  kgsNewYearLead:
    'Maakt de bladen voor een kampioenschapsjaar: toernooien, punten, engines en eindstand.',
  kgsAddTournament: 'Toernooi toevoegen',
  kgsAddLead:
    'Maakt van een uitslagenlijst een uitslagenblad. Verbeter je een uitslag, dan past de eindstand zich aan.',
  kgsTable: 'Jaartabel maken',
  kgsTableLead: 'Maakt een blad met de punten van elke engine in elk toernooi, om te publiceren.',
};
