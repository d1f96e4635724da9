import type { nkJobs as english } from '../../en/nk/jobs';
import type { Translated } from '../../texts';

/** Dutch: the jobs of the Dutch championship, as Home offers them. */
export const nkJobs: Translated<typeof english> = {
  'nk-opengotha': 'Uit OpenGotha halen',
  'nk-opengotha.lead':
    'Maakt een deelnemerslijst of een heel toernooi van een bestand van OpenGotha of Pairgoth.',
  'nk-ratings': 'Ratings invullen',
  'nk-ratings.lead':
    'Vult rating, graad, club en pincode van een deelnemerslijst in vanuit de ratinglijst van de EGF of de AGA.',
  'nk-new': 'Kampioenschap starten',
  'nk-new.lead':
    'Verdeelt de deelnemerslijst in groepen en maakt de bladen Spelers en Instellingen.',
  'nk-pair': 'Ronde indelen',
  'nk-pair.lead':
    'Deelt de volgende ronde in op basis van de uitslagen. Na de laatste ronde: de beslissingspartij.',
  'nk-wall': 'Wandlijsten maken',
  'nk-wall.lead': 'De ronde per tafel en op naam, en uitslagbriefjes, klaar om af te drukken.',
  'nk-standings': 'Stand maken',
  'nk-standings.lead': 'Maakt een blad met alle uitslagen, scores, weerstandspunten en SODOS.',
  'nk-card': 'Spelerskaart tonen',
  'nk-card.lead': 'Tegenstanders, kleuren, uitslagen en omlaag loten van één speler.',
  'nk-share': 'Indeling en stand delen',
  'nk-share.lead':
    'Geeft een ronde of de stand als tekst voor berichten en als HTML voor een website.',
  'nk-title': 'Titelstrijd bekijken',
  'nk-title.lead': 'Wie nog kampioen kan worden, en hoe.',
  'nk-rights': 'Verdiende rechten tonen',
  'nk-rights.lead': 'Wie volgend jaar recht heeft op de Topgroep of Groep 1.',
  'nk-export': 'Exporteren naar de EGD',
  'nk-export.lead': 'Maakt de toernooitabel om naar de European Go Database te sturen.',
  'nk-import': 'EGD-tabel importeren',
  'nk-import.lead': 'Maakt van een geplakte toernooitabel spelers en ronden.',
};
