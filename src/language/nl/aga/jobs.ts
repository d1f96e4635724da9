import type { agaJobs as english } from '../../en/aga/jobs';
import type { Translated } from '../../texts';

/** Dutch: the jobs of the AGA, as Home offers them. */
export const agaJobs: Translated<typeof english> = {
  'aga-ratings': 'AGA-ratings invullen',
  'aga-ratings.lead': 'Vult rating, AGA-nummer en club van een spelerslijst in vanuit TDList.',
  'aga-points': 'Kwalificatiepunten',
  'aga-points.lead':
    'Maakt van een uitslag de categorie en de kwalificatiepunten van de open sectie.',
  'aga-season': 'Nieuw kwalificatieseizoen',
  'aga-season.lead':
    'Maakt de bladen van een seizoen, toernooien en stand, of zet formules terug die daaruit weg zijn.',
  'aga-import': 'AGA-rapport inlezen',
  'aga-import.lead':
    'Maakt van een rapport voor de ratings een lijst van spelers en een van partijen.',
  'aga-report': 'AGA-rapport',
  'aga-report.lead':
    'Maakt van lijsten met spelers en partijen de tekst voor de ratings van de AGA.',
  'aga-share': 'Punten en stand delen',
  'aga-share.lead':
    'Geeft punten van een sectie of de seizoensstand als tekst voor berichten en als HTML voor een website.',
};
