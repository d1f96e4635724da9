const tseslint = require('typescript-eslint');
const roomsRule = require('./scripts/lint/rooms-rule');

/**
 * ESLint lints everything with types in `npm run test:full`, which takes minutes. `npm test` asks the same of oxlint, in seconds
 * (.oxlintrc.json); test/project/lint.test.ts compares their rules.
 */
module.exports = tseslint.config(
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  { ignores: ['dist/', 'build/', 'coverage/', 'node_modules/'] },
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [...tseslint.configs.strictTypeChecked, ...tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    plugins: { project: { rules: { rooms: roomsRule } } },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      'no-console': ['error', { allow: ['error'] }],
      eqeqeq: 'error',
      'project/rooms': 'error',
    },
  },
  { files: ['scripts/**', 'bench/**'], rules: { 'no-console': 'off' } },
);
