import { useId } from 'react';
import { Link } from 'react-router';
import { Button } from '../../components/Button';
import { CardSection } from '../../components/CardSection';
import { Avatar } from '../../league/Avatar';
import type { Season } from './sortSeasons';
import { useSeasonPaths } from './useSeasonPaths';
import { viewNames, type YearView } from './yearView';

const podium = [
  { position: 1, rank: 'Champion' },
  { position: 2, rank: 'Second' },
  { position: 3, rank: 'Third' },
] as const;

const views = ['regular', 'final'] as const;

/** Back returns to the list without another history entry. */
const fromList = { fromList: true };

type Props = { season: Season; onView: (view: YearView['view']) => void };

/** A year's champion, second and third, with buttons to its standings. */
export function YearCard({ season: { year, teams, openPlaces }, onView }: Props) {
  const { yearPath, teamPath } = useSeasonPaths();
  const headingId = useId();
  return (
    <CardSection title={<Link to={yearPath(year)}>{year}</Link>} flush>
      <dl className="podium">
        {podium.map(({ position, rank }) => {
          const placed = teams.filter((team) => team.finalPosition === position);
          return (
            <div key={position}>
              <dt>
                {position === 1 ? (
                  <Link to={`?view=final&year=${year}`} state={fromList}>
                    {rank}
                  </Link>
                ) : (
                  rank
                )}
              </dt>
              {placed.map((team) => (
                <dd key={team.key}>
                  <Avatar src={team.avatar} name={team.teamName} />
                  <Link to={teamPath(year, team.id)}>{team.teamName}</Link>
                </dd>
              ))}
              {placed.length === 0 && <dd>–</dd>}
            </div>
          );
        })}
      </dl>
      {openPlaces !== undefined && <p className="card__body muted">{openPlaces}</p>}
      <div className="card__body row year-views">
        {views.map((view) => (
          <Button key={view} aria-describedby={headingId} onClick={() => onView(view)}>
            {viewNames[view]}
          </Button>
        ))}
      </div>
    </CardSection>
  );
}
