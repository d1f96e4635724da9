const { WebpackError } = require('webpack');

const name = 'LargestPlugin';

/**
 * Refuses bundles that have more bytes than they may: `performance` knows one limit for all. `bundles` are limits of single
 * ones by their names. `needs` lists what is opened: all that is fetched for these bundles together, each once, but for the first
 * script; `without` is the folder of modules that are none of it.
 */
class LargestPlugin {
  constructor({ bundles, needs }) {
    this.bundles = bundles;
    this.needs = needs;
  }

  apply(compiler) {
    compiler.hooks.afterEmit.tap(name, (compilation) => {
      const refuse = (what) => {
        compilation.errors.push(new WebpackError(what));
      };
      const sizeOf = (chunk) =>
        [...chunk.files]
          .filter((file) => file.endsWith('.js'))
          .reduce((sum, file) => sum + compilation.getAsset(file).info.size, 0);
      const check = (title, chunks, most) => {
        const size = chunks.reduce((sum, chunk) => sum + sizeOf(chunk), 0);
        if (chunks.length === 0) refuse(`The bundle ${title} is missing.`);
        else if (size > most) refuse(`The bundle ${title} has ${size} bytes, at most ${most}.`);
      };
      for (const [bundle, most] of Object.entries(this.bundles)) {
        check(bundle, [...compilation.chunks].filter((each) => each.name === bundle), most);
      }
      for (const { names, most, without = [] } of this.needs) {
        const groups = names.map((each) => compilation.namedChunkGroups.get(each));
        const title = names.join(' + ');
        const chunks = groups.includes(undefined)
          ? []
          : [...new Set(groups.flatMap((group) => group.chunks))];
        check(title, chunks, most);
        const files = chunks
          .flatMap((chunk) => [...compilation.chunkGraph.getChunkModulesIterable(chunk)])
          .flatMap((module) => module.modules ?? [module])
          .map((module) => (module.resource ?? '').replaceAll('\\', '/'));
        const found = files.find((file) => without.some((folder) => file.includes(folder)));
        if (found !== undefined) refuse(`The bundle ${title} brings ${found}.`);
      }
    });
  }
}

module.exports = LargestPlugin;
