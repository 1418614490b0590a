import type { Schema } from '../api/types';

type Results = NonNullable<Schema<'StandingsTeam'>['lastResults']>;

/** A team's last results in words: `Last 5: W L W W L`. */
export const formText = (results: Results) => `Last ${results.length}: ${results.join(' ')}`;

/** A team's last results as dots, newest last: full for a win, empty for a loss. Their text is elsewhere. */
export const Form = ({ results }: { results: Results }) => (
  <span className="form" aria-hidden title={formText(results)}>
    {results.map((result, index) => (
      <i key={index} className={`form__${result}`} />
    ))}
  </span>
);
