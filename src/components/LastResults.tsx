import type { Schema } from '../api/types';

type Results = NonNullable<Schema<'StandingsTeam'>['lastResults']>;

const words = { W: 'won', L: 'lost', T: 'tied' };

/** Results in words: `won, lost, won`. */
export const resultsInWords = (results: Results) => results.map((result) => words[result]).join(', ');

/** A team's last results as dots, newest last: full for a win, half full for a tie, empty for a loss. Screen readers get them in words. */
export const LastResults = ({ results }: { results: Results }) => (
  <span
    className="last-results"
    role="img"
    aria-label={`Last ${results.length}: ${resultsInWords(results)}`}
    title={`Last ${results.length}: ${results.join(' ')}`}
  >
    {results.map((result, index) => (
      <i key={index} className={`last-results__${result}`} />
    ))}
  </span>
);
