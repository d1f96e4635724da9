/** English: figures of the sheets that jobs write. */
export const figures = {
  figureBlack: 'black',
  figureWhite: 'white',
  figureBefore: 'Before the round',
  figureNow: 'Now',
  figureAsWritten: 'As written: the rules give the same today.',
  figureOtherTitle: 'Other today',
  figureOther: 'Written: {was}. The rules now give {now}.',
  figureCannotTitle: 'This cannot be told',
  figureToday: 'Settings, groups and ratings are those of today.',
  figureAgain: 'What do the rules give?',
  figureAgainLead: 'The answer of the rules today',
  figureWorking: 'Working it out …',
} as const;

export { figures as texts };
