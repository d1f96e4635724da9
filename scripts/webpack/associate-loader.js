/** Adds to a file of custom functions the calls that give each function its id. */
module.exports = function associate(source) {
  const calls = this.getOptions().associate.map(
    ([id, functionName]) => `\nCustomFunctions.associate("${id}", ${functionName});`,
  );
  return source + calls.join('');
};
