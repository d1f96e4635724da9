/** English: files that the user picks. */
export const files = {
  nkFileChoose: 'Or choose a file',
  nkFileRead: '{name} has been read. It stays on this computer.',
  nkFileTooLarge: '{name} is too large: {size} MB. A file can have up to 20 MB.',
  nkFileUnreadable: '{name} can’t be read. Choose it again, or paste the text.',
} as const;
