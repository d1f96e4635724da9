const path = require('node:path');
const CopyPlugin = require('copy-webpack-plugin');
const HtmlPlugin = require('html-webpack-plugin');
const ts = require('typescript');
const HashedNamesPlugin = require('./tools/build/hashed-names-plugin');
const FunctionsMetadataPlugin = require('./tools/build/functions-metadata-plugin');
const QuickMinifyPlugin = require('./tools/build/quick-minify-plugin');
const LargestPlugin = require('./tools/build/largest-plugin');
const LicencesPlugin = require('./tools/build/licences-plugin');
const ReferencePlugin = require('./tools/build/reference-plugin');
const { textsBefore } = require('./tools/build/before');
const { readSystems, folder: systemsFolder } = require('./tools/build/systems');

const systems = readSystems().map(({ id }) => id);
const sourceOf = (system) => `./functions/${system}.ts`;
const dist = path.resolve(__dirname, 'dist');

const base = {
  mode: 'production',
  devtool: false,
  context: __dirname,
  // A run that starts from a fresh clone never reads it, and writing it takes a fourth of the build.
  cache: process.env.CI === undefined && {
    type: 'filesystem',
    buildDependencies: { config: [__filename], systems: [systemsFolder] },
  },
  stats: 'errors-warnings',
  resolve: { extensions: ['.ts', '.tsx', '.js'] },
};

/** Types are checked by `npm run typecheck`; here they are only stripped. */
const typescript = (use) => ({
  rules: [
    // The rules do nothing by being loaded: what a bundle does not use stays out of it.
    { include: path.resolve(__dirname, 'src'), sideEffects: false },
    { test: /\.tsx?$/, exclude: /node_modules/, use },
  ],
});

/** For the functions the compiler, which knows ES5. */
const compiled = typescript([
  require.resolve('./tools/build/nullish-loader'),
  {
    loader: 'ts-loader',
    options: {
      transpileOnly: true,
      configFile: 'tsconfig.json',
      compilerOptions: {
        noEmit: false,
        target: 'ES5',
        ignoreDeprecations: '6.0',
        importHelpers: true,
      },
    },
  },
]);

/** For pages, whose browsers are newer, what is a tenth of its time. */
const stripped = (target) =>
  typescript({
    loader: require.resolve('./tools/build/strip-types-loader'),
    options: { target },
  });

/** Bundles of custom functions, ES5 for engines of any age, each with its page. */
const functionBundles = (name, entry) => ({
  ...base,
  name,
  target: ['web', 'es5'],
  entry,
  output: { path: dist, filename: '[name].js' },
  module: { rules: [...compiled.rules] },
  resolve: {
    ...base.resolve,
    alias: { tslib: require.resolve('./tools/build/es5-helpers') },
  },
  // No property of ours does anything by being read.
  optimization: {
    minimizeOptions: {
      javascript: { compress: { passes: 2, pure_getters: true, hoist_funs: true } },
    },
  },
  plugins: [
    new LicencesPlugin(),
    new FunctionsMetadataPlugin({
      output: 'functions.json',
      input: systems.map(sourceOf),
      answers: path.resolve(__dirname, 'functions/arguments/errors'),
    }),
    ...Object.keys(entry).map(
      (chunk) =>
        new HtmlPlugin({
          template: './functions/functions.html',
          filename: `${chunk}.html`,
          chunks: [chunk],
        }),
    ),
  ],
  performance: { hints: 'error', maxAssetSize: 60_000, maxEntrypointSize: 60_000 },
});

/** All systems. One file imports them, and no other bundle shares them: so they become one scope, a tenth smaller. */
const functions = functionBundles('functions', { functions: './functions/all.ts' });
functions.plugins.push(
  new ReferencePlugin(),
  new CopyPlugin({ patterns: [{ from: 'functions/wait.js' }] }),
);
functions.module.rules.push({
  include: path.resolve(__dirname, 'functions', 'all.ts'),
  enforce: 'pre',
  loader: require.resolve('./tools/build/all-systems-loader'),
  options: { systems },
});

/** A bundle per system, for the fallback manifests. */
const singleFunctions = functionBundles(
  'functions-single',
  Object.fromEntries(
    systems.map((system) => [
      `functions.${system}`,
      ['./functions/builtins.ts', './functions/single/short-ids.ts', sourceOf(system)],
    ]),
  ),
);

/** Stylesheets as one, in the order of their names. */
const joined = (files, names) =>
  Buffer.concat(
    names.map(
      (name) => files.find(({ sourceFilename }) => path.basename(sourceFilename) === name).data,
    ),
  );

const inES5 = (source) =>
  ts.transpile(source, {
    target: ts.ScriptTarget.ES5,
    ignoreDeprecations: '6.0',
    removeComments: true,
  });

/** What a job of the championship brings in the longer of the languages; what pairs a round comes with its preview. */
const needsOfNk = [
  ...['pair', 'new', 'wall', 'standings'].map((job) => ({ job, texts: 'nk-nl' })),
  ...['share', 'ratings', 'import', 'export', 'gotha'].map((job) => ({
    job,
    texts: 'nk-exchange-nl',
  })),
]
  .map(({ job, texts }) => ({
    names: [`nk-${job}`, texts, 'sheets'],
    most: job === 'new' ? 200_000 : 261_000,
    without: ['/src/nk/pairing/search/', '/src/core/matching/'],
  }))
  .concat({ names: ['nk-search'], most: 90_000 });

/**
 * The task pane. Built after the functions: its reference is made from their metadata. Page and functions keep their names,
 * as manifests point to them; all else of the pane has `hash` in its name.
 */
const taskpane = (hash) => ({
  ...base,
  name: 'taskpane',
  target: ['web', 'es2020'],
  entry: { taskpane: './taskpane/main.tsx' },
  // The jobs of a system are a bundle of their own, fetched when one is opened.
  output: { path: dist, filename: `[name]${hash}.js`, chunkFilename: `taskpane.[name]${hash}.js` },
  module: stripped('es2020'),
  plugins: [
    new LicencesPlugin({ output: 'licences.txt' }),
    ...(hash === '' ? [] : [new QuickMinifyPlugin({ target: 'es2020' })]),
    new HtmlPlugin({ template: './taskpane/taskpane.html', filename: 'taskpane.html' }),
    new HtmlPlugin({ template: './taskpane/taskpane.html', filename: 'taskpane.shared.html' }),
    new HashedNamesPlugin({ shared: 'taskpane.shared.html' }),
    ...(hash === '' ? [] : [new LargestPlugin({ bundles: { why: 130_000 }, needs: needsOfNk })]),
    new CopyPlugin({
      patterns: [
        // One request until Home stands.
        {
          from: 'taskpane/{taskpane,app/home/home}.css',
          to: `taskpane${hash}.css`,
          transformAll: (files) => joined(files, ['taskpane.css', 'home.css']),
        },
        // Fetched afterwards, or with the first job of a system.
        {
          from: 'taskpane/*/**/*.css',
          to: `taskpane.[name]${hash}[ext]`,
          globOptions: { ignore: ['**/home.css'] },
        },
        { from: 'assets/*.png' },
        // What an old browser must understand stays outside the bundle, and is not made newer by minifying it.
        {
          from: 'taskpane/start/start.ts',
          to: `start${hash}.js`,
          transform: (source) =>
            inES5(String(source).replace('= BEFORE_TEXTS', `= ${JSON.stringify(textsBefore())}`)),
          info: { minimized: true },
        },
      ],
    }),
  ],
  // Its first script: what Home needs.
  performance: { hints: 'error', maxAssetSize: 160_000, maxEntrypointSize: 160_000 },
});

/** The local stand-in for Excel. No part of the add-in, hence not beside it in dist; `tools/workbench/site.ts` publishes it in dist/try. */
const workbench = {
  ...base,
  name: 'workbench',
  target: ['web', 'es2022'],
  entry: {
    workbench: './tools/workbench/page/main.ts',
    reader: './tools/workbench/xlsx/reader.ts',
    prologue: './tools/workbench/host/prologue.ts',
    conformance: './tools/workbench/grid/conformance-page.ts',
  },
  output: { path: path.resolve(__dirname, 'build/workbench'), filename: '[name].js' },
  module: stripped('es2022'),
  optimization: { minimize: false },
  plugins: [
    new CopyPlugin({
      patterns: [
        { from: 'tools/workbench/page/*.{html,css}', to: '[name][ext]' },
        { from: 'test/golden/sof-sample-table.csv', to: 'samples/', noErrorOnMissing: true },
      ],
    }),
  ],
  performance: { hints: false },
};

module.exports = (_env, argv) => {
  // One of them alone is built from what the others left.
  const dependencies = argv.configName === undefined ? ['functions'] : [];
  // Where webpack watches, old names would pile up.
  const pane = taskpane(argv.mode === 'development' ? '' : '.[contenthash:8]');
  const configs = [functions, singleFunctions, { ...pane, dependencies }, workbench];
  if (argv.mode !== 'development') return configs;
  return configs.map((config) => ({
    ...config,
    mode: 'development',
    devtool: 'source-map',
    performance: { hints: false },
  }));
};
module.exports.systems = systems;
