/** A way to look at the pane, and the sizes in which it is drawn so. */
export interface Look {
  readonly search: string;
  readonly language: 'en' | 'nl';
  /** Behind the name of a picture. */
  readonly ending: string;
  readonly sizes: readonly (readonly [width: number, height: number])[];
  readonly media?: { readonly forcedColors: 'active' };
}

export const looks: readonly Look[] = [
  {
    search: '?theme=light',
    language: 'en',
    ending: '',
    sizes: [
      [350, 740],
      [320, 640],
    ],
  },
  { search: '?theme=dark', language: 'en', ending: '-dark', sizes: [[350, 740]] },
  {
    search: '?theme=light',
    language: 'en',
    ending: '-forced',
    sizes: [[350, 740]],
    media: { forcedColors: 'active' },
  },
  {
    search: '?theme=light&locale=nl-NL',
    language: 'nl',
    ending: '.nl',
    sizes: [[350, 740]],
  },
];
