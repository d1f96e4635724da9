const HtmlPlugin = require('html-webpack-plugin');
const { Compilation, sources } = require('webpack');

const name = 'HashedNamesPlugin';

/** `taskpane.nk.1a2b3c4d.css` in its parts; without a hash where the build is for development. */
const hashed = /^(?<stem>[\w.-]+?)(?:\.(?<hash>[0-9a-f]{8}))?\.(?<end>js|css)$/;

/**
 * Files of the pane carry a hash of what they hold, its page does not. The page gets their names: of what it loads at once
 * in place of the plain name, of the stylesheets that come later in `<meta name="styles">`. `build.js` tells an open
 * pane which build the host has now, and `build.json` lists the files of the build. The page `shared` runs the functions, too.
 */
class HashedNamesPlugin {
  constructor({ shared } = {}) {
    this.shared = shared;
  }

  apply(compiler) {
    compiler.hooks.compilation.tap(name, (compilation) => {
      HtmlPlugin.getCompilationHooks(compilation).beforeEmit.tap(name, (data) => {
        const names = namesOf(compilation);
        const later = names.filter(({ file, plain }) => file.endsWith('.css') && plain !== entry);
        const styles = later.map(({ file }) => file).join(' ');
        let { html } = data;
        for (const { file, plain } of names) {
          html = html.replace(`="${plain}"`, `="${file}"`);
        }
        html = html.replace(
          '<meta name="styles" content=""',
          `<meta name="styles" content="${styles}"`,
        );
        return { ...data, html: data.outputName === this.shared ? withFunctions(html) : html };
      });
    });
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // After the names have got their last hashes.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const names = namesOf(compilation);
        const own = names.find(({ plain }) => plain === 'taskpane.js');
        const files = names.map(({ file }) => file).sort();
        const emit = (file, text) => {
          compilation.emitAsset(file, new sources.RawSource(text));
        };
        emit('build.js', `document.documentElement.dataset.build = '${own ? own.file : ''}';\n`);
        emit('build.json', `${JSON.stringify({ files }, null, 2)}\n`);
      });
    });
  }
}

/**
 * For the manifest whose functions share the pane's runtime: the functions after office.js, which waits for them as on their
 * own page, and which may ask the host for their metadata.
 */
function withFunctions(html) {
  const changes = [
    [/(?=; style-src)/, "; connect-src 'self'"],
    [/(?=<script defer\S* src="?https:)/, '<script defer src="wait.js"></script>'],
    [/(?=<\/body>)/, '<script defer src="functions.js"></script>'],
  ];
  return changes.reduce((text, [place, added]) => {
    if (!place.test(text)) throw new Error(`The pane's page has no place ${place}.`);
    return text.replace(place, added);
  }, html);
}

/** The page links it itself. */
const entry = 'taskpane.css';

/** Scripts and stylesheets of the build with their names as they would be without a hash. */
function namesOf(compilation) {
  return compilation.getAssets().flatMap(({ name: file }) => {
    const { stem, end } = hashed.exec(file)?.groups ?? {};
    return stem === undefined || stem === 'build' ? [] : [{ file, plain: `${stem}.${end}` }];
  });
}

module.exports = HashedNamesPlugin;
