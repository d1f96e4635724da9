/** What the pictures of the install pages say, as Excel names it. */
export const pictures = {
  home: 'Home',
  addIns: 'Add-ins',
  own: 'Tournament Scoring',
  moreSettings: 'More Settings',
  upload: 'Upload My Add-in',
  sharedFolder: 'a shared folder with the manifest',
  catalogs: 'Trusted Add-in Catalogs',
  fromFolder: 'Shared folder',
  settings: 'Settings',
  integratedApps: 'Integrated apps',
  uploadCustom: 'Upload custom apps',
  officeAddIn: 'Office Add-in',
} as const;
