import { execFileSync } from 'node:child_process';

/** Lints everything with ESLint and without caches, which would not notice a type that has changed elsewhere. */
const run = (...command: readonly string[]): void => {
  execFileSync('npx', [...command], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
};

try {
  run('eslint', '.');
  run('oxlint');
  run('oxfmt', '--check');
} catch {
  process.exitCode = 1;
}
