import type { sofJobs as english } from '../../en/sof/jobs';
import type { Translated } from '../../texts';

/** Dutch: the jobs of bridge, as Home offers them. */
export const sofJobs: Translated<typeof english> = {
  'sof-event': 'Bridgewedstrijd toekennen',
  'sof-event.lead':
    'Maakt van een deelnemerslijst twee bladen: de toekenningen volgens Strength of Field, en waarom.',
  'sof-share': 'Toekenningen delen',
  'sof-share.lead':
    'Geeft de toekenningen van een gemaakte wedstrijd als tekst voor berichten en als HTML voor een website.',
};
