const { execFileSync } = require('node:child_process');

/**
 * The seed of a run: a number made from the committed files. Every change tries new cases, and what passes here passes on
 * every machine that has the same commit. 1 where git cannot tell. `npm run test:full` draws a new seed for each run.
 */
function seedOfRun() {
  try {
    const tree = execFileSync('git', ['rev-parse', 'HEAD^{tree}'], {
      cwd: __dirname,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return String(1 + Number.parseInt(tree.slice(0, 5), 16));
  } catch {
    return '1';
  }
}

module.exports = { seedOfRun };
