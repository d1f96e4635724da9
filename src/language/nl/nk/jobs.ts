import type { nkJobs as english } from '../../en/nk/jobs';
import type { Translated } from '../../texts';

/** Dutch: the jobs of the Dutch championship, as Home offers them. */
export const nkJobs: Translated<typeof english> = {
  nkGotha: 'Uit OpenGotha halen',
  nkGothaLead:
    'Maakt een deelnemerslijst of een heel toernooi van een bestand van OpenGotha of Pairgoth.',
  nkRatings: 'Ratings invullen',
  nkRatingsLead:
    'Vult rating, graad, club en pincode van een deelnemerslijst in vanuit de ratinglijst van de EGF of de AGA.',
  nkNewEvent: 'Kampioenschap starten',
  nkNewEventLead:
    'Verdeelt de deelnemerslijst in groepen en maakt de bladen Spelers en Instellingen.',
  nkPairRound: 'Ronde indelen',
  nkPairLead:
    'Deelt de volgende ronde in op basis van de uitslagen. Na de laatste ronde: de beslissingspartij.',
  nkWall: 'Wandlijsten maken',
  nkWallLead: 'De ronde per tafel en op naam, en uitslagbriefjes, klaar om af te drukken.',
  nkStandings: 'Stand maken',
  nkStandingsLead: 'Maakt een blad met alle uitslagen, scores, weerstandspunten en SODOS.',
  nkCard: 'Spelerskaart tonen',
  nkCardLead: 'Tegenstanders, kleuren, uitslagen en omlaag loten van één speler.',
  nkShare: 'Indeling en stand delen',
  nkShareLead: 'Geeft een ronde of de stand als tekst voor berichten en als HTML voor een website.',
  nkTitle: 'Titelstrijd bekijken',
  nkTitleLead: 'Wie nog kampioen kan worden, en hoe.',
  nkRights: 'Verdiende rechten tonen',
  nkRightsLead: 'Wie volgend jaar recht heeft op de Topgroep of Groep 1.',
  nkExport: 'Exporteren naar de EGD',
  nkExportLead: 'Maakt de toernooitabel om naar de European Go Database te sturen.',
  nkImport: 'EGD-tabel importeren',
  nkImportLead: 'Maakt van een geplakte toernooitabel spelers en ronden.',
};
