const tseslint = require('typescript-eslint');
const roomsRule = require('./scripts/lint/rooms-rule');

/**
 * What is linted with types, which takes most of the time: in `npm test` what is shipped, in `npm run test:full` everything.
 */
const shipped = ['systems', 'src', 'cells', 'functions', 'language', 'taskpane'].flatMap((room) => [
  `${room}/**/*.ts`,
  `${room}/**/*.tsx`,
]);
const isFull = process.env.TIER === 'full';
const withTypes = isFull ? ['**/*.ts', '**/*.tsx'] : shipped;

module.exports = tseslint.config(
  // Without types a rule that needs them is not run, and what disables it looks unused.
  { linterOptions: { reportUnusedDisableDirectives: isFull ? 'error' : 'off' } },
  { ignores: ['dist/', 'build/', 'coverage/', 'node_modules/'] },
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [...tseslint.configs.strict, ...tseslint.configs.stylistic],
    rules: { 'no-console': ['error', { allow: ['error'] }], eqeqeq: 'error' },
  },
  {
    files: withTypes,
    extends: [...tseslint.configs.strictTypeChecked, ...tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  { files: ['scripts/**', 'bench/**'], rules: { 'no-console': 'off' } },
  {
    files: ['**/*.ts', '**/*.tsx'],
    plugins: { project: { rules: { rooms: roomsRule } } },
    rules: { 'project/rooms': 'error' },
  },
);
