const { readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');
const { Compilation, WebpackError, sources } = require('webpack');
const shipped = require('./shipped.json');

const name = 'LicencesPlugin';

/**
 * Refuses a package in a bundle that shipped.json does not name. With `output` it writes their licence texts, which those who pass
 * on the build have to pass on too.
 */
class LicencesPlugin {
  constructor({ output } = {}) {
    this.output = output;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.finishModules.tap(name, (modules) => {
        for (const each of packagesOf(modules)) {
          if (shipped.includes(each)) continue;
          const said = `${each} is bundled: name it in tools/build/shipped.json and THIRD-PARTY-NOTICES.md.`;
          compilation.errors.push(new WebpackError(said));
        }
      });
      if (this.output === undefined) return;
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const text = licences(compiler.context);
        compilation.emitAsset(this.output, new sources.RawSource(text));
      });
    });
  }
}

/** Names of the packages that these modules come from. */
function packagesOf(modules) {
  const names = new Set();
  for (const { resource } of modules) {
    const [, found] =
      /node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)[\\/][^?]*$/.exec(resource ?? '') ?? [];
    if (found !== undefined) names.add(found.replaceAll('\\', '/'));
  }
  return names;
}

/** Where a package is, as Node finds it. */
function folderOf(root, name) {
  const file = require.resolve(name, { paths: [root] });
  const end = path.join('node_modules', name);
  return file.slice(0, file.lastIndexOf(end) + end.length);
}

function licences(root) {
  const texts = shipped.map((each) => {
    const folder = folderOf(root, each);
    const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
    const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)/i.test(entry));
    if (file === undefined) throw new Error(`${each} has no licence text.`);
    return `${each} ${version}\n\n${readFileSync(path.join(folder, file), 'utf8').trim()}\n`;
  });
  const own = readFileSync(path.join(root, 'LICENSE'), 'utf8').trim();
  return [`Tournament Scoring for Excel\n\n${own}\n`, ...texts].join(`\n${'-'.repeat(80)}\n\n`);
}

module.exports = LicencesPlugin;
