import type { kuksuJobs as english } from '../../en/kuksu/jobs';
import type { Translated } from '../../texts';

/** Dutch: the jobs of a Kuksu cycle, as Home offers them. */
export const kuksuJobs: Translated<typeof english> = {
  'kuksu-rank': 'Groepen rangschikken',
  'kuksu-rank.lead':
    'Zet de spelers van elke groep op volgorde en laat zien wat elke plaats bepaalde.',
  'kuksu-group': 'Volgende cyclus indelen',
  'kuksu-group.lead':
    'Maakt de groepen van een nieuwe cyclus en laat zien waarom elke speler daar staat.',
  'kuksu-replace': 'Speler vervangen',
  'kuksu-replace.lead': 'Geeft de plaats van wie halverwege de cyclus stopt aan een ander.',
  'kuksu-share': 'Groepen en uitslagen delen',
  'kuksu-share.lead':
    'Geeft de groepen van een cyclus of hun uitslagen als tekst voor berichten en als HTML voor een website.',
};
