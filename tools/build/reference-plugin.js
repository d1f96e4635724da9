const { execFileSync } = require('node:child_process');
const path = require('node:path');

const name = 'ReferencePlugin';

/**
 * Makes the reference of the pane and the help pages when the functions have been built. Where webpack watches: again
 * when their adapters or their help texts change.
 */
class ReferencePlugin {
  apply(compiler) {
    const root = compiler.context;
    const texts = path.join(root, 'docs');
    const languages = path.join(root, 'src', 'language');
    const sources = [texts, languages, path.join(root, 'functions')];
    compiler.hooks.compilation.tap(name, ({ contextDependencies }) => {
      contextDependencies.add(texts);
      contextDependencies.add(languages);
    });
    compiler.hooks.afterEmit.tap(name, () => {
      const changed = compiler.modifiedFiles && [...compiler.modifiedFiles];
      const isNeeded = changed?.some((file) => sources.some((source) => file.startsWith(source)));
      if (isNeeded === false) return;
      const cli = path.join(root, 'tools', 'help', 'write.ts');
      execFileSync(process.execPath, ['--import', 'tsx', cli], { cwd: root, stdio: 'inherit' });
    });
  }
}

module.exports = ReferencePlugin;
