import type { kgsJobs as english } from '../../en/kgs/jobs';
import type { Translated } from '../../texts';

/** Dutch: the jobs of a KGS year, as Home offers them. */
export const kgsJobs: Translated<typeof english> = {
  'kgs-year': 'Jaar starten',
  'kgs-year.lead':
    'Maakt de bladen voor een kampioenschapsjaar: toernooien, punten, engines en eindstand.',
  'kgs-tournament': 'Toernooi toevoegen',
  'kgs-tournament.lead':
    'Maakt van een uitslagenlijst een uitslagenblad. Verbeter je een uitslag, dan past de eindstand zich aan.',
  'kgs-points': 'Alleen punten toevoegen',
  'kgs-points.lead': 'Als de stand niet bekend is.',
  'kgs-edit': 'Toernooi wijzigen',
  'kgs-edit.lead': 'Wijzigt naam, ronden, bord, bedenktijd, datum of punten.',
  'kgs-move': 'Toernooi verplaatsen',
  'kgs-move.lead': 'Wijzigt de datum, of de plaats in de jaartabel.',
  'kgs-remove': 'Toernooi verwijderen',
  'kgs-remove.lead': 'Haalt het uit het jaar en de eindstand.',
  'kgs-table': 'Jaartabel maken',
  'kgs-table.lead':
    'Maakt een blad met de punten per engine en toernooi, of zet formules daarvan en van de eindstand terug.',
  'kgs-share': 'Uitslagen en eindstand delen',
  'kgs-share.lead':
    'Geeft de eindstand, of de uitslagen op het blad dat voor staat, als tekst voor berichten en als HTML.',
};
