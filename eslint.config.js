const tseslint = require('typescript-eslint');

/** Imports point one way (docs/architecture.md). Each entry: who, and what it must not reach. */
const directions = [
  {
    files: ['src/**'],
    forbidden: ['functions', 'taskpane', 'workbench', 'scripts', 'test', 'bench'],
    packages: false,
  },
  {
    files: ['functions/**'],
    forbidden: ['taskpane', 'workbench', 'scripts', 'test', 'bench'],
    packages: false,
  },
  {
    files: ['taskpane/**'],
    forbidden: ['functions', 'workbench', 'scripts', 'test', 'bench'],
    packages: true,
  },
  {
    files: ['workbench/**'],
    forbidden: ['src', 'functions', 'taskpane', 'test', 'bench'],
    packages: true,
  },
  // The long runs of the checkers are tests that only a script has the time for.
  {
    files: ['scripts/**'],
    ignores: ['scripts/check-events/**'],
    forbidden: ['test', 'bench'],
    packages: true,
  },
];

const importRules = directions.map(({ files, ignores = [], forbidden, packages }) => ({
  files,
  ignores,
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: `^(\\.\\./)+(${forbidden.join('|')})(/|$)`,
            message: 'Imports point one way: see docs/architecture.md.',
          },
          ...(packages
            ? []
            : [{ regex: '^[^.]', message: 'The rules and the formulas have no dependencies.' }]),
        ],
      },
    ],
  },
}));

/**
 * What is linted with types, which takes most of the time: in `npm test` what is shipped, in `npm run test:full` everything.
 */
const shipped = ['src', 'functions', 'taskpane'].flatMap((room) => [
  `${room}/**/*.ts`,
  `${room}/**/*.tsx`,
]);
const withTypes = process.env.TIER === 'full' ? ['**/*.ts', '**/*.tsx'] : shipped;

module.exports = tseslint.config(
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
  ...importRules,
);
