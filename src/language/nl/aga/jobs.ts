import type { agaJobs as english } from '../../en/aga/jobs';
import type { Translated } from '../../texts';

/** Dutch: the jobs of the AGA, as Home offers them. */
export const agaJobs: Translated<typeof english> = {
  agaPoints: 'Kwalificatiepunten',
  agaPointsLead: 'Maakt van een uitslag de categorie en de kwalificatiepunten van de open sectie.',
  agaRatings: 'AGA-ratings invullen',
  agaRatingsLead: 'Vult rating, AGA-nummer en club van een spelerslijst in vanuit TDList.',
  agaSeason: 'Nieuw kwalificatieseizoen',
  agaSeasonLead: 'Maakt de bladen van een seizoen: de toernooien, en de stand van de spelers.',
  agaImport: 'AGA-rapport inlezen',
  agaImportLead: 'Maakt van een rapport voor de ratings een lijst van spelers en een van partijen.',
  agaReport: 'AGA-rapport',
  agaReportLead: 'Maakt van lijsten met spelers en partijen de tekst voor de ratings van de AGA.',
  agaShare: 'Punten en stand delen',
  agaShareLead:
    'Geeft punten van een sectie of de seizoensstand als tekst voor berichten en als HTML voor een website.',
};
