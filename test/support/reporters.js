/** What a run ends with; `seconds` is the most that a file may take in its tier. */
const reporters = (seconds) => [
  'default',
  ['<rootDir>/test/support/slowest-files.js', { seconds }],
  '<rootDir>/test/support/failed-parts.js',
  '<rootDir>/test/support/closing-line.js',
];

module.exports = { reporters };
