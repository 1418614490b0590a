import type { Schema } from '../api/types';

type Results = NonNullable<Schema<'StandingsTeam'>['lastResults']>;

/** A team's last results in words: `Last 5: W L W W L`. */
export const lastResultsText = (results: Results) => `Last ${results.length}: ${results.join(' ')}`;

/** A team's last results as dots, newest last: full for a win, empty for a loss. Their text is elsewhere. */
export const LastResults = ({ results }: { results: Results }) => (
  <span className="last-results" aria-hidden title={lastResultsText(results)}>
    {results.map((result, index) => (
      <i key={index} className={`last-results__${result}`} />
    ))}
  </span>
);
