import type { Schema } from '../../api/types';
import { Button } from '../../components/Button';

interface LeaguesOfUserProps {
  user: string;
  leagues: Schema<'LeagueOfUser'>[];
  onChoose: (externalId: string) => void;
}

/** The leagues that a user of a host has, to choose one from. */
export const LeaguesOfUser = ({ user, leagues, onChoose }: LeaguesOfUserProps) =>
  leagues.length === 0 ? (
    <p>{user} has no leagues in that season.</p>
  ) : (
    <>
      <p>Leagues of {user}:</p>
      <ul className="stack" style={{ gap: 8, marginBottom: 24 }}>
        {leagues.map(({ externalId, name, season, teamCount, isAdded }) => (
          <li key={externalId} className="row">
            <Button onClick={() => onChoose(externalId)}>{name}</Button>
            {[
              season,
              ...(teamCount === null ? [] : [teamCount === 1 ? '1 team' : `${teamCount} teams`]),
              ...(isAdded ? ['here already'] : []),
            ].join(', ')}
          </li>
        ))}
      </ul>
    </>
  );
