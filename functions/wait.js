/**
 * What CustomFunctions.delayInitialization of office.js sets, before office.js runs: it asks Excel for calls once the first
 * function is associated. Without it a call that comes before functions.js is answered with "no such function", for good.
 */
window.CustomFunctionMappings = { __delay__: true };
