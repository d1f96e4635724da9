import type { files as english } from '../../en/general/files';
import type { Translated } from '../../texts';

/** Dutch: files that the user picks. */
export const files: Translated<typeof english> = {
  nkFileChoose: 'Of kies een bestand',
  nkFileRead: '{name} is gelezen. Het blijft op deze computer.',
  nkFileTooLarge: '{name} is te groot: {size} MB. Een bestand mag hoogstens 20 MB zijn.',
  nkFileUnreadable: '{name} is niet te lezen. Kies het opnieuw, of plak de tekst.',
};
