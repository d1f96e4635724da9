/**
 * Runs in every engine, the bundle loaded and `input` set, so it is ES5: calls every function with its documented
 * examples, and with those changed at random from a fixed seed. `report` then holds a hash of all outcomes per function.
 */
/* global CustomFunctions, input, associated */
var report = (function () {
  'use strict';
  var seed = input.seed;

  /** From 0 to below the limit: Park and Miller's minimal standard, exact in every engine. */
  function random(limit) {
    seed = (seed * 16807) % 2147483647;
    return seed % limit;
  }

  function oneOf(list) {
    return list[random(list.length)];
  }

  var hostile = [0, '', null, true, false].concat(
    [-1, 0.5, 1e-7, 1e300, 1000001, 22.245, 10.800000000000002],
    ['x', ' ', '\u00a0', '12', 'Topgroep', 'group 1', 'Sectional', 'Flight A', '__proto__'],
    'a ' + new Array(300).join('b'),
  );
  var errors = ['#DIV/0!', '#REF!', '#N/A'];

  function hostileCell() {
    return random(12) === 0 ? new CustomFunctions.Error(oneOf(errors)) : oneOf(hostile);
  }

  function nudged(cell) {
    if (typeof cell !== 'number') return cell;
    var ways = [cell + 1, cell - 1, cell + 0.5, cell * 1.5, cell / 3, cell * 7];
    return oneOf(ways.concat(random(20), random(1000) / 8));
  }

  function copied(cells) {
    return cells === null
      ? null
      : cells.map(function (row) {
          return row.slice();
        });
  }

  /** Columns grow together, so that they stay as long as each other. */
  function lengthened(args) {
    var rows = args[0] === null ? 1 : args[0].length;
    var more = 1 + random(30);
    return args.map(function (cells) {
      if (cells === null || cells.length !== rows || rows === 1) return cells;
      var longer = copied(cells);
      for (var row = 0; row < more; row++) longer.push(cells[row % rows].map(nudged));
      return longer;
    });
  }

  /** One cell becomes another, an argument is left out, or the columns grow. */
  function changed(args) {
    var at = random(args.length);
    var kind = random(10);
    if (kind === 0) return lengthened(args);
    var next = args.slice();
    if (next[at] === null || kind === 1) {
      next[at] = kind === 1 ? null : [[hostileCell()]];
      return next;
    }
    var cells = copied(next[at]);
    var row = oneOf(cells);
    var column = random(row.length);
    row[column] = kind < 4 ? hostileCell() : nudged(row[column]);
    next[at] = cells;
    return next;
  }

  function shown(cell) {
    if (cell instanceof CustomFunctions.Error) return cell.code + ' ' + (cell.message || '');
    return typeof cell + ' ' + String(cell);
  }

  function tally(id, examples) {
    var hash = 2166136261;
    var counts = { values: 0, refusals: 0, bugs: [] };
    var add = function (text) {
      for (var at = 0; at < text.length; at++) {
        hash = (hash ^ text.charCodeAt(at)) >>> 0;
        hash = (hash + (hash << 1) + (hash << 4) + (hash << 7) + (hash << 8) + (hash << 24)) >>> 0;
      }
    };
    for (var call = 0; call < input.calls; call++) {
      var args = examples[call % examples.length];
      for (var changes = call < examples.length ? 0 : random(4); changes > 0; changes--)
        args = changed(args);
      try {
        var rows = associated[id].apply(null, args);
        counts.values++;
        add(
          rows
            .map(function (row) {
              return row.map(shown).join(',');
            })
            .join(';'),
        );
      } catch (error) {
        if (error instanceof CustomFunctions.Error) counts.refusals++;
        else counts.bugs.push(String(error));
        add(shown(error));
      }
    }
    counts.hash = hash;
    return counts;
  }

  var all = {};
  input.functions.forEach(function (each) {
    all[each.id] = tally(each.id, each.examples);
  });
  return JSON.stringify(all);
})();
