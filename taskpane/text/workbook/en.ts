/** English: working on a workbook; what every operation has in common. */
export const workbook = {
  cellNeedsText: '{address} holds “{content}”; a text is needed.',
  cellNeedsNumber: '{address} holds “{content}”; a number is needed.',
  cellNeedsWhole: '{address} holds {content}; a whole number is needed.',
  cellAtLeast: '{address} holds {content}; {limit} or more is needed.',
  cellAtMost: '{address} holds {content}; {limit} or less is needed.',
  cellNeedsMark: '{address} holds “{content}”; x, yes, TRUE, 1 or nothing is needed.',
  cellNeedsOneOf: '{address} holds “{content}”; one of these is needed: {allowed}.',
  cellBlank: '{address} is empty; every row needs a value for {name}.',
  cellLooksBlank: '{address} looks empty but holds characters that cannot be seen. Clear it.',
  cellError: '{address} shows {error}. Mend that cell first.',
  cellMerged: '{address} is part of the merged cells {merged}. Unmerge them first.',
  cellTextNumber: '{address} holds the text “{content}”, which was read as a number.',
  nameTwice: '{address} repeats the name “{name}” of {before}. Every name may stand once.',
  namesAlike: '“{two}” in {address} looks like “{one}” in {before}. Are these two different names?',
  columnMissing: 'No column was recognised as {name}: choose it in the list of columns.',
  columnAmbiguous: 'Several columns could be {name}: choose one in the list of columns.',
  columnTwice:
    'Column {column} was chosen for {one} and for {two}: choose another for one of them.',
  hiddenUndecided:
    '{count} rows of {address} are hidden or filtered out: choose whether they count.',
  listEmpty: '{address} has no filled row below its header.',

  sourceGone: '{address} no longer exists.',
  sourceMoved: 'The list was {address} and is now {now}.',
  sourceChanged: '{address} was changed.',
  sourceChangedMore: '{count} more cells were changed.',
  sourceHidden: 'Other rows of {address} are hidden now.',
} as const;
