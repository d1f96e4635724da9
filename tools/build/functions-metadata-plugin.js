const path = require('node:path');
const { Compilation, NormalModule, WebpackError, sources } = require('webpack');
const { metadataOf } = require('./declared-functions');

const name = 'FunctionsMetadataPlugin';

/**
 * Writes functions.json from the comments of the custom functions, and has each file associate its functions with
 * their ids. One plugin for the whole file: Microsoft's plugin and one that adds to its result disagree when webpack
 * watches and builds again.
 */
class FunctionsMetadataPlugin {
  /** `answers`: the module whose `answered` all answers go through, if there is one. */
  constructor({ input, output, answers }) {
    this.input = input.map((file) => path.resolve(file));
    this.output = output;
    this.answers = answers;
  }

  apply(compiler) {
    let generated;
    const generate = () => {
      generated = this.input.map(metadataOf);
    };
    compiler.hooks.run.tap(name, generate);
    compiler.hooks.watchRun.tap(name, generate);

    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      for (const error of generated.flatMap(({ errors }) => errors)) {
        compilation.errors.push(new WebpackError(error));
      }
      compilation.hooks.processAssets.tap(
        { name, stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          compilation.emitAsset(this.output, new sources.RawSource(metadataText(generated)));
        },
      );
      NormalModule.getCompilationHooks(compilation).beforeLoaders.tap(name, (loaders, module) => {
        if (!this.input.includes(module.resource)) return;
        const own = generated[this.input.indexOf(module.resource)];
        const { answers } = this;
        const associate = own.associate.map(({ id, functionName }) => [id, functionName]);
        const options = { associate, ...(answers !== undefined && { answers }) };
        loaders.push({ loader: require.resolve('./associate-loader.js'), options });
      });
    });
  }
}

/**
 * The metadata as Excel reads it. Error cells may reach the functions, so that one #N/A in a range of 200 rows stays in
 * its own row instead of taking the whole result; the generator has no tag for it.
 */
function metadataText(files) {
  const metadata = {
    allowErrorForDataTypeAny: true,
    allowCustomDataForDataTypeAny: true,
    functions: files.flatMap(({ functions }) => functions),
  };
  return `${JSON.stringify(metadata, null, 2)}\n`;
}

module.exports = FunctionsMetadataPlugin;
