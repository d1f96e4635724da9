import type { release as English } from '../../en/general/manifest';

/** What the manifest for development says of itself. */
export const manifest =
  'Ontwikkelversie van Toernooibeheer. Formules beginnen met DEV, bijvoorbeeld DEV.SOF.AWARD.';

/** What the manifest of the release says, in the list of add-ins and on the ribbon. */
export const release = {
  name: 'Toernooibeheer',
  description:
    'Houd go- en bridgetoernooien in Excel. Deel het NK go en de Kuksu-groepen in, houd een KGS-jaar bij en bereken SOF-meesterpunten en AGA-punten met formules die hun regels tonen. Er verlaat niets de werkmap.',
  ready: 'Klaar voor een toernooi',
  group: 'Toernooibeheer',
  pane: 'Toernooi',
  cellMenu: 'Deze cel uitleggen',
  cellMenuTip:
    'Opent het deelvenster en laat zien welke regel en welke getallen het getal in deze cel geven.',
  readyTo:
    'Kies Toernooi op het tabblad Start om ronden in te delen, groepen te maken of een formule te zoeken. Of typ een formule: de naam begint met het systeem, zoals =SOF.AWARD(.',
  paneTip:
    'Deel ronden in, maak groepen, voeg uitslagen toe en voeg formules in, met uitleg van de regels.',
} as const satisfies Readonly<Record<keyof typeof English, string>>;

/** What the manifest whose functions run in the runtime of the pane says of itself. */
export const shared =
  'Toernooibeheer met formules en deelvenster in één runtime. Voor een Excel die de formules van de gewone versie niet uitvoert. Installeer een van beide, nooit allebei.';
