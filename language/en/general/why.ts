/** English: the view Why. */
export const why = {
  whyEmpty: 'Select a cell with a formula of this add-in to see why it is what it is.',
  whyFollows: 'follows the selection',
  whyReading: 'Reading the cells …',
  whyHow: 'In {steps} {steps?step|steps}',
  whyFrom: 'From these cells',
  whyAllArguments: 'All arguments',
  whyTyped: 'typed',
  whyLeftOut: 'left out',
  whyBlank: 'blank',
  whyRow: 'row {row} of {rows}',
  whyCells: '{rows} {rows?row|rows} × {columns} {columns?column|columns}',
  whyRules: 'Rules {first} to {last}',
  whyRule: 'Rule {first}',
  whyShows: '{address} shows {shown}',
  whyShowsSteps: '{address} shows {shown}: {name}, {steps} {steps?step|steps}.',
  whyDiffers:
    'The steps come to {value}, but the cell shows {shown}. It may have been calculated with other numbers: let Excel calculate everything (Windows: Ctrl+Alt+F9), then look again.',
  whyUnknown:
    '{what} is not worked out here. Type what it gives, or put it into a cell of its own.',
} as const;
