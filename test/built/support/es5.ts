/** What ECMAScript 5.1 defines, section 15. Whatever else an engine has, an old one may lack. */
const members: Readonly<Record<string, string>> = {
  Object:
    'getPrototypeOf getOwnPropertyDescriptor getOwnPropertyNames create defineProperty defineProperties seal freeze ' +
    'preventExtensions isSealed isFrozen isExtensible keys',
  'Object.prototype': 'toString valueOf hasOwnProperty isPrototypeOf propertyIsEnumerable',
  'Function.prototype': 'toString apply call bind',
  Array: 'isArray',
  'Array.prototype':
    'toString concat join pop push reverse shift slice sort splice unshift indexOf lastIndexOf every some forEach ' +
    'map filter reduce reduceRight',
  String: 'fromCharCode',
  'String.prototype':
    'toString valueOf charAt charCodeAt concat indexOf lastIndexOf match replace search slice split substring ' +
    'toLowerCase toUpperCase trim',
  'Boolean.prototype': 'toString valueOf',
  Number: 'MAX_VALUE MIN_VALUE NaN NEGATIVE_INFINITY POSITIVE_INFINITY',
  'Number.prototype': 'toString valueOf toFixed toExponential toPrecision',
  Math:
    'E LN10 LN2 LOG2E LOG10E PI SQRT1_2 SQRT2 abs acos asin atan atan2 ceil cos exp floor log max min pow random ' +
    'round sin sqrt tan',
  // What `replace` and `split` ask of an expression today is part of the expression: it stays.
  RegExp: '',
  Error: '',
  'Error.prototype': 'name message toString',
  TypeError: '',
  RangeError: '',
  JSON: 'parse stringify',
};

const globals =
  'NaN Infinity undefined parseInt parseFloat isNaN isFinite Function eval ' +
  Object.keys(members)
    .filter((name) => !name.includes('.'))
    .join(' ');

/**
 * A script that takes away all that ES5 has not, and of ES5 what needs a clock or the user's language: no Map, Set,
 * Symbol, Promise, Date, Intl or timer, no \`find\`, \`includes\` or \`Object.assign\`, no iterators, no locale methods.
 */
export const onlyEs5 = `
(function (members, kept) {
  var everything = this;
  var own = Reflect.ownKeys, deleted = Reflect.deleteProperty;
  Object.keys(members).forEach(function (name) {
    var path = name.split('.');
    var owner = path.length > 1 ? everything[path[0]].prototype : everything[name];
    var known = members[name].split(' ').concat('prototype', 'constructor', 'length', 'name');
    own(owner).forEach(function (key) { if (known.indexOf(key) < 0) deleted(owner, key); });
  });
  own(everything).forEach(function (key) { if (kept.indexOf(key) < 0) deleted(everything, key); });
})(${JSON.stringify(members)}, ${JSON.stringify([...globals.split(' '), 'CustomFunctions', 'print'])});
`;
