/** English: figures of the sheets that jobs write. */
export const figures = {
  figureNamed: '{what}: {value}',
  figureHow: 'How it comes about',
  figureWhatFor: 'What it is for',
  figureTyped: 'What stands here was typed, or taken from the list.',
  figureBlack: 'black',
  figureWhite: 'white',
  figureBefore: 'Before the round',
  figureNow: 'Now',
  figureAsWritten: 'As written: the rules give the same today.',
  figureOtherTitle: 'Other today',
  figureOther: 'Written: {was}. The rules now give {now}.',
  figureOtherSaid: 'Written: “{was}” The rules now give: “{now}”',
  figureSaidNow: 'Nothing was written. The rules now give: “{now}”',
  figureNothing: 'nothing',
  figureNameIn: 'The name in {address}: change it there, not here',
  figureTypedOver:
    'The formula of this cell was cleared or typed over. Undo that, or copy the formula from a cell beside it.',
  figureNotCalculated:
    'The formula of this cell gives something else. Have Excel calculate again (F9).',
  figureCannotTitle: 'This cannot be told',
  figureToday: 'Settings, groups and ratings are those of today.',
  figureAgain: 'What do the rules give?',
  figureAgainLead: 'The answer of the rules today',
  figureWorking: 'Working it out …',
} as const;

export { figures as texts };
