const { readFileSync } = require('node:fs');

/**
 * One pairing in a process of its own: `node first-call.js WHO FILE` prints the milliseconds of the processor that loading, the first call
 * and a call once four hundred have run take. FILE holds what each of them is given (first-calls.ts).
 */
const [, , who, file] = process.argv;
const { event, edges, players } = JSON.parse(readFileSync(file, 'utf8'));

/** Each as it is published: ours with its door, which brings every system, the libraries as packages. */
const loaders = {
  ours: async () => {
    const { pairRound } = require('../../dist/core');
    return () => pairRound(event).value.boards.length;
  },
  'edmonds-blossom': async () => {
    const blossom = require('edmonds-blossom');
    return () => blossom(edges, true).length;
  },
  'edmonds-blossom-fixed': async () => {
    const blossom = require('edmonds-blossom-fixed');
    return () => blossom(edges, true).length;
  },
  'tournament-pairings': async () => {
    const { Swiss } = await import('tournament-pairings');
    return () => Swiss(structuredClone(players), event.rounds.length + 1, true).length;
  },
};

const milliseconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

async function run() {
  const before = milliseconds();
  const pair = await loaders[who]();
  const loaded = milliseconds();
  let boards = pair();
  const first = milliseconds();
  for (let call = 0; call < 400; call++) boards += pair();
  const start = milliseconds();
  for (let call = 0; call < 100; call++) boards += pair();
  const warm = (milliseconds() - start) / 100;
  if (!(boards > 0)) throw new Error(`${who} has paired nobody.`);
  console.log(JSON.stringify({ load: loaded - before, first: first - loaded, warm }));
}

void run();
