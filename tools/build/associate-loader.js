const path = require('node:path');

const helper = JSON.stringify(path.resolve(__dirname, 'associate-all.js'));

/** Adds to a file of custom functions the call that gives each function its id. */
module.exports = function associate(source) {
  const { associate: functions, answers } = this.getOptions();
  if (functions.length === 0) return source;
  const pairs = functions.map(([id, functionName]) => `["${id}", ${functionName}]`).join(', ');
  const imports = [`import { associateAll } from ${helper};`];
  if (answers !== undefined) imports.push(`import { answered } from ${JSON.stringify(answers)};`);
  const given = answers === undefined ? `[${pairs}]` : `[${pairs}], answered`;
  return [source, ...imports, `associateAll(${given});`].join('\n');
};
