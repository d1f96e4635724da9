import type { systems as english } from '../../en/general/systems';
import type { Translated } from '../../texts';

/** Dutch: what the systems are called, and a sentence about each. */
export const systems: Translated<typeof english> = {
  headingNK: 'Nederlands kampioenschap go (NK)',
  headingKGS: 'KGS-kampioenschap computergo',
  headingKUKSU: 'Kuksu-groepen',
  headingSOF: 'SOF – meesterpunten bridge',
  headingAGA: 'AGA – categorie en punten go',
  functionsKGS: 'KGS – punten computergo',
  functionsNK: 'NK – groepen en scores',
  functionsKUKSU: 'KUKSU – groepen en rangschikking',

  systemSOF: 'Meesterpunten bij bridge, naar de sterkte van het veld (een voorstel).',
  systemAGA: 'Toernooicategorie en kwalificatiepunten van de American Go Association.',
  systemKGS: 'Punten en eindstand van het jaarlijkse computergokampioenschap op KGS.',
  systemNK: 'Groepen, indelingen en standen van het Nederlands kampioenschap go.',
  systemKUKSU: 'Cyclussen om de Kuksu-titel: rangschikking en de nieuwe groepen.',
};
