import type { pictures as English } from '../../en/help/pictures';

/** What the pictures of the install pages say, as Excel names it. */
export const pictures = {
  home: 'Start',
  addIns: 'Invoegtoepassingen',
  own: 'Toernooibeheer',
  moreSettings: 'Meer instellingen',
  upload: 'Mijn invoegtoepassing uploaden',
  sharedFolder: 'een gedeelde map met het manifest',
  catalogs: 'Vertrouwde catalogi',
  fromFolder: 'Gedeelde map',
  settings: 'Instellingen',
  integratedApps: 'Geïntegreerde apps',
  uploadCustom: 'Aangepaste apps uploaden',
  officeAddIn: 'Office-invoegtoepassing',
} as const satisfies Readonly<Record<keyof typeof English, string>>;
