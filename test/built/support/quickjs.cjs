/**
 * QuickJS as a program that runs a file: `node quickjs.cjs script.js`. Jest cannot load its WebAssembly, which asks for
 * a dynamic import.
 */
const { readFileSync } = require('node:fs');
const { newQuickJSWASMModuleFromVariant } = require('quickjs-emscripten-core');
const variant = require('@jitl/quickjs-wasmfile-release-sync');

void newQuickJSWASMModuleFromVariant(variant.default).then((engine) => {
  const context = engine.newContext();
  const print = context.newFunction('print', (text) => {
    console.log(context.getString(text));
  });
  context.setProp(context.global, 'print', print);
  print.dispose();
  const script = readFileSync(process.argv[2], 'utf8');
  context.unwrapResult(context.evalCode(script)).dispose();
  context.dispose();
});
