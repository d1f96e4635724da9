/** Makes functions/all.ts import the functions of every registered system, after what it says itself. */
module.exports = function allSystems(source) {
  const { systems } = this.getOptions();
  return [source, ...systems.map((system) => `import './${system}';`)].join('\n');
};
