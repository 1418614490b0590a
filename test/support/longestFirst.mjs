import Sequencer from '@jest/test-sequencer';

/** Parts of the paths of test files that take long, the longest first. */
const long = [
  'slow/screens/',
  'slow/faults/',
  'slow/',
  'screenMatrix/',
  'journeys/',
  'contract/fuzz',
  'cli/backup',
  'bootstrap',
  'postgres/',
];

function rankOf({ path }) {
  const rank = long.findIndex((part) => path.includes(part));
  return rank === -1 ? long.length : rank;
}

/**
 * The order of test files. Jest knows no durations on a fresh clone and starts with the largest file: a small one that takes a minute would
 * come last, with one worker.
 */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((a, b) => rankOf(a) - rankOf(b));
  }
}
