const path = require('node:path');
const { require: requireTypeScript } = require('tsx/cjs/api');

const name = 'ReferencePlugin';

/** Makes the reference of the pane and the help pages whenever the functions have been built. */
class ReferencePlugin {
  apply(compiler) {
    const root = compiler.context;
    compiler.hooks.compilation.tap(name, (compilation) => {
      compilation.contextDependencies.add(path.join(root, 'docs', 'functions'));
      compilation.fileDependencies.add(path.join(root, 'functions', 'descriptions.nl.json'));
    });
    compiler.hooks.afterEmit.tap(name, () => {
      const { writeReference } = requireTypeScript('../reference/write.ts', __filename);
      writeReference(root);
    });
  }
}

module.exports = ReferencePlugin;
