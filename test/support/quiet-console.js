// The grid of the workbench times itself there, thousands of lines in a run.
console.debug = () => undefined;
