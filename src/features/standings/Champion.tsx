import { Link } from 'react-router';
import { TeamName } from '../../league/TeamName';
import type { Schema } from '../../api/types';

type Props = { champion: Schema<'Champion'>; seasonPath: string };

/** The banner of the last champion, with links to the season and to the team. */
export const Champion = ({ champion: { season, teamId, teamName }, seasonPath }: Props) => (
  <p className="card card__body row">
    <svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
      <path d="M7 3h10v6a5 5 0 0 1-10 0zM7 5H3a4 4 0 0 0 4 5M17 5h4a4 4 0 0 1-4 5M12 14v4M8 21h8M9 18h6" />
    </svg>
    <span>
      <Link to={seasonPath}>Champion {season}</Link>: <TeamName id={teamId} name={teamName} />
    </span>
  </p>
);
