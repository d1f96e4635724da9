import type { kuksuJobs as english } from '../../en/kuksu/jobs';
import type { Translated } from '../../texts';

/** Dutch: the jobs of a Kuksu cycle, as Home offers them. */
export const kuksuJobs: Translated<typeof english> = {
  kuksuRank: 'Groepen rangschikken',
  kuksuRankLead: 'Zet de spelers van elke groep op volgorde en laat zien wat elke plaats bepaalde.',
  kuksuGroup: 'Volgende cyclus indelen',
  kuksuGroupLead:
    'Maakt de groepen van een nieuwe cyclus en laat zien waarom elke speler daar staat.',
  kuksuReplace: 'Speler vervangen',
  kuksuReplaceLead: 'Geeft de plaats van wie halverwege de cyclus stopt aan een ander.',
  kuksuShare: 'Groepen en uitslagen delen',
  kuksuShareLead:
    'Geeft de groepen van een cyclus of hun uitslagen als tekst voor berichten en als HTML voor een website.',
};
