/**
 * Jest makes 250 functions for every `expect`, one for each matcher as it is, negated, and for promises, of which a test calls one.
 * Here they are made when they are asked for: the loops of properties spend a tenth less. The rest of `expect` stays jest's.
 */
const byJest = {
  head: '  const allMatchers = (0, _jestMatchersObject.getMatchers)();\n  const expectation = {',
  tail: '  return expectation;\n};',
  extend:
    'expect.extend = matchers => (0, _jestMatchersObject.setMatchers)(matchers, false, expect);',
  utils: `  const utils = {
    ...matcherUtils,
    iterableEquality: _expectUtils.iterableEquality,
    subsetEquality: _expectUtils.subsetEquality
  };`,
};

/** Runs inside jest's module, with what is declared there. */
const whenAsked = `
let sharedUtils;
let kinds;
const ACTUAL = Symbol('actual');
const ERROR = Symbol('error');
const matchersWhenAsked = () => {
  const all = (0, _jestMatchersObject.getMatchers)();
  const kind = (make) => {
    function Matchers(actual, error) {
      this[ACTUAL] = actual;
      this[ERROR] = error;
    }
    for (const name of Object.keys(all)) {
      Object.defineProperty(Matchers.prototype, name, {
        get() {
          return make(name, all[name], this[ACTUAL], this[ERROR]);
        },
      });
    }
    return Matchers;
  };
  const ofPromise = (make, isNot) =>
    kind((name, matcher, actual, error) =>
      make(name, getPromiseMatcher(name, matcher) || matcher, isNot, actual, error));
  const plain = (isNot) => kind((name, matcher, actual) => makeThrowingMatcher(matcher, isNot, '', actual));
  const [Plain, Not] = [plain(false), plain(true)];
  Object.defineProperty(Plain.prototype, 'not', {
    get() {
      return new Not(this[ACTUAL]);
    },
  });
  for (const [name, make] of [['resolves', makeResolveMatcher], ['rejects', makeRejectMatcher]]) {
    const [Settled, SettledNot] = [ofPromise(make, false), ofPromise(make, true)];
    Object.defineProperty(Plain.prototype, name, {
      get() {
        // Here, while the stack still leads to the test.
        const error = new JestAssertionError();
        const settled = new Settled(this[ACTUAL], error);
        settled.not = new SettledNot(this[ACTUAL], error);
        return settled;
      },
    });
  }
  return Plain;
};
`;

/** The source of jest's `expect` with matchers made when asked; as it is where jest has changed it. */
function quickExpect(source) {
  const start = source.indexOf(byJest.head);
  const end = source.indexOf(byJest.tail, start);
  if (start < 0 || end < 0 || !source.includes(byJest.extend) || !source.includes(byJest.utils)) {
    return source;
  }
  return [
    source.slice(0, start),
    '  return new (kinds ??= matchersWhenAsked())(actual);\n};',
    whenAsked,
    source.slice(end + byJest.tail.length),
  ]
    .join('')
    .replace(
      byJest.extend,
      `${byJest.extend.slice(0, -1).replace('=> ', '=> { kinds = undefined; return ')}; };`,
    )
    .replace(
      byJest.utils,
      `  const utils = sharedUtils ??= {
    ...matcherUtils,
    iterableEquality: _expectUtils.iterableEquality,
    subsetEquality: _expectUtils.subsetEquality
  };`,
    );
}

module.exports = { quickExpect };
