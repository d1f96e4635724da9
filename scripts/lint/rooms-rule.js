const path = require('node:path');
const { mayImport, mayUsePackages, roomOf } = require('../../rooms');

const root = path.resolve(__dirname, '..', '..');
const fromRoot = (file) => path.relative(root, file).split(path.sep).join('/');

/** ESLint rule: imports follow the table in rooms.js. */
module.exports = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      room: '{{from}} may not import {{to}}: see rooms.js.',
      package: 'The rules and the formulas have no dependencies.',
    },
  },
  create(context) {
    const file = fromRoot(context.filename);
    const check = (node) => {
      const source = node.source?.value;
      if (typeof source !== 'string') return;
      if (!source.startsWith('.')) {
        if (!mayUsePackages(file)) context.report({ node, messageId: 'package' });
        return;
      }
      const place = fromRoot(path.resolve(path.dirname(context.filename), source));
      if (mayImport(file, place)) return;
      const data = { from: roomOf(file), to: roomOf(place) };
      context.report({ node, messageId: 'room', data });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};
