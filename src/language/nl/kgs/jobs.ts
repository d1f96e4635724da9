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
  kgsAddPoints: 'Alleen punten toevoegen',
  kgsAddPointsLead: 'Als de stand niet bekend is.',
  kgsEdit: 'Toernooi wijzigen',
  kgsEditLead: 'Wijzigt naam, ronden, bord, bedenktijd, datum of punten.',
  kgsMove: 'Toernooi verplaatsen',
  kgsMoveLead: 'Wijzigt de datum, of de plaats in de jaartabel.',
  kgsRemove: 'Toernooi verwijderen',
  kgsRemoveLead: 'Haalt het uit het jaar en de eindstand.',
  kgsTable: 'Jaartabel maken',
  kgsTableLead: 'Maakt een blad met de punten van elke engine in elk toernooi, om te publiceren.',
  kgsShare: 'Uitslagen en eindstand delen',
  kgsShareLead:
    'Geeft de eindstand, of de uitslagen op het blad dat voor staat, als tekst voor berichten en als HTML.',
};
