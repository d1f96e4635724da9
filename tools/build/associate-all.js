/**
 * Gives functions their ids, as pairs of both: one call, as the call for each function would stand in the bundle in full. What they
 * answer goes through `answered` where it is given.
 */
export function associateAll(functions, answered) {
  functions.forEach(function (pair) {
    CustomFunctions.associate(pair[0], answered ? answering(pair[1], answered) : pair[1]);
  });
}

function answering(own, answered) {
  return function (a, b, c, d, e, f, g) {
    return answered(own(a, b, c, d, e, f, g));
  };
}
