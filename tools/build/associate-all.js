/** Gives functions their ids, as pairs of both: one call, as the call for each function would stand in the bundle in full. */
export function associateAll(functions) {
  functions.forEach(function (pair) {
    CustomFunctions.associate(pair[0], pair[1]);
  });
}
