const ts = require('typescript');

/**
 * Leaves the recording of derivations out of the functions bundle: a formula shows a value and never asks why, and
 * Excel loads the bundle with every workbook. Rules record only in a `trace` (or `traces`) that they may be given;
 * here its value is undefined wherever it is used, and what then cannot happen is dropped by the minifier.
 */
module.exports = function withoutTraces(context) {
  const within = (parent) => (node) => {
    if (isRecording(node)) return ts.factory.createEmptyStatement();
    if (isTrace(node) && !namesSomething(node, parent)) return ts.factory.createVoidZero();
    if (ts.isShorthandPropertyAssignment(node) && isTrace(node.name)) {
      return ts.factory.createPropertyAssignment(node.name, ts.factory.createVoidZero());
    }
    return ts.visitEachChild(node, within(node), context);
  };
  return (file) => ts.visitNode(file, within(undefined));
};

const isTrace = (node) => ts.isIdentifier(node) && ['trace', 'traces'].includes(node.text);

/** The name of a parameter, variable or property, which is no use of the value. */
function namesSomething(node, parent) {
  return parent?.name === node;
}

/** A statement such as `trace?.add(...)`. */
function isRecording(node) {
  if (!ts.isExpressionStatement(node) || !ts.isCallExpression(node.expression)) return false;
  const { expression: called } = node.expression;
  return (
    ts.isPropertyAccessExpression(called) &&
    called.questionDotToken !== undefined &&
    isTrace(called.expression)
  );
}
