const { sources, Compilation } = require('webpack');

/**
 * Lets error cells reach the functions, so that one #N/A in a range of 200 rows stays in its own row
 * instead of taking the whole result. The metadata generator has no tag for it.
 */
class ErrorArgumentsPlugin {
  constructor(asset) {
    this.asset = asset;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ErrorArgumentsPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
      compilation.hooks.processAssets.tap({ name: 'ErrorArgumentsPlugin', stage }, () => {
        const source = compilation.getAsset(this.asset)?.source;
        if (!source) return;
        const metadata = {
          allowErrorForDataTypeAny: true,
          ...JSON.parse(source.source().toString()),
        };
        const text = `${JSON.stringify(metadata, null, 2)}\n`;
        compilation.updateAsset(this.asset, new sources.RawSource(text));
      });
    });
  }
}

module.exports = ErrorArgumentsPlugin;
