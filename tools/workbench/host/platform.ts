/** The Excels that the workbench can play: on Windows, on the web, on Mac. */
export const platforms = ['win', 'web', 'mac'] as const;
export type Platform = (typeof platforms)[number];
