const { transform } = require('esbuild');
const { Compilation, sources } = require('webpack');

const name = 'QuickMinifyPlugin';

/**
 * Minifies with esbuild what is fetched after the page stands: a tenth of the time of webpack's own way for files that
 * are 2 % larger. The first script keeps the smaller form.
 */
class QuickMinifyPlugin {
  constructor({ target }) {
    this.target = target;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE - 1;
      compilation.hooks.processAssets.tapPromise({ name, stage }, async () => {
        const later = [...compilation.chunks].filter((chunk) => !chunk.canBeInitial());
        const files = later
          .flatMap((chunk) => [...chunk.files])
          .filter((file) => /\.js$/.test(file));
        await Promise.all(files.map((file) => this.minify(compilation, file)));
      });
    });
  }

  async minify(compilation, file) {
    const code = compilation.getAsset(file).source.source().toString();
    const options = { minify: true, target: this.target, legalComments: 'none' };
    const { code: short } = await transform(code, options);
    compilation.updateAsset(file, new sources.RawSource(short), { minimized: true });
  }
}

module.exports = QuickMinifyPlugin;
