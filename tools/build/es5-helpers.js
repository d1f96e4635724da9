/*
 * What the compiler imports from tslib where ES5 has no spread: a fifth as long, because the functions spread lists and plain
 * objects only.
 */

export function __assign(target) {
  for (var index = 1; index < arguments.length; index++) copy(target, arguments[index]);
  return target;
}

function copy(target, source) {
  Object.keys(source).forEach(function (key) {
    target[key] = source[key];
  });
}

export function __spreadArray(target, list) {
  return target.concat(list);
}
