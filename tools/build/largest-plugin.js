const { WebpackError } = require('webpack');

const name = 'LargestPlugin';

/** Refuses a bundle by its name that has more bytes than it may: `performance` knows one limit for all. */
class LargestPlugin {
  constructor(most) {
    this.most = most;
  }

  apply(compiler) {
    compiler.hooks.afterEmit.tap(name, (compilation) => {
      for (const [bundle, most] of Object.entries(this.most)) {
        const chunk = [...compilation.chunks].find((each) => each.name === bundle);
        const files = chunk ? [...chunk.files].filter((file) => file.endsWith('.js')) : [];
        const size = files.reduce((sum, file) => sum + compilation.getAsset(file).info.size, 0);
        if (chunk && size <= most) continue;
        const message = chunk ? `has ${size} bytes, at most ${most}` : 'is missing';
        compilation.errors.push(new WebpackError(`The bundle ${bundle} ${message}.`));
      }
    });
  }
}

module.exports = LargestPlugin;
