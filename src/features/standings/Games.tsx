import { Fragment } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { Schema } from '../../api/types';
import { QuerySection } from '../../components/QuerySection';
import { TeamName } from '../../components/TeamName';
import type { GameWeekRow } from '../../entities/games';
import { decimals } from '../../lib/numbers';
import { useGameWeek, useGamesOfSeason } from '../../platforms/useGameWeek';

type TeamPath = (teamId: string) => string;
type Side = Schema<'GameSide'>;

/** The week of `?week=`; undefined for the one that the server chooses. */
function useWeekParam(): number | undefined {
  const week = Number(useSearchParams()[0].get('week'));
  return Number.isInteger(week) && week >= 1 && week <= 25 ? week : undefined;
}

type Props = { leagueId: string; teamPath: TeamPath };

/** The games of a week and of the one after it, of the last week and the one before it; without a week in the URL of the last one played. */
export function Games({ leagueId, teamPath }: Props) {
  const week = useWeekParam();
  const { row, query } = useGameWeek(leagueId, week);
  const place = row ? row.weeks.indexOf(row.week ?? 0) : -1;
  const [previous, next] = [row?.weeks[place - 1], row?.weeks[place + 1]];
  const { row: other } = useGameWeek(leagueId, next ?? previous, (next ?? previous) === undefined);
  return (
    <QuerySection
      rows={row && row.weeks.length > 0 ? [row, ...(other ? [other] : [])] : row && []}
      query={query}
      emptyHint="Games come with the league’s schedule."
      cards={{ className: 'card-grid', count: 2 }}
    >
      {(weeks) => (
        <>
          <Weeks weeks={weeks} teamPath={teamPath} />
          <nav className="steps" aria-label="Weeks">
            <WeekLink week={previous} />
            <WeekLink week={next} />
          </nav>
        </>
      )}
    </QuerySection>
  );
}

/** In a season: the games of the last and of the coming week. Nothing before they are loaded, and outside of a season. */
export function GamesOfSeason({ leagueId, teamPath }: Props) {
  const { last, coming } = useGamesOfSeason(leagueId);
  if (!last || !coming) return null;
  return <Weeks weeks={[last, coming]} teamPath={teamPath} />;
}

const Weeks = ({ weeks, teamPath }: { weeks: GameWeekRow[]; teamPath: TeamPath }) => (
  <div className="card-grid">
    {weeks
      .toSorted((a, b) => (a.week ?? 0) - (b.week ?? 0))
      .map((row) => (
        <Week key={row.week} row={row} teamPath={teamPath} />
      ))}
  </div>
);

const WeekLink = ({ week }: { week: number | undefined }) =>
  week === undefined ? (
    <span className="button" aria-hidden="true" />
  ) : (
    <Link className="button" to={{ search: `?view=games&week=${week}` }} replace preventScrollReset>
      Week {week}
    </Link>
  );

function Week({ row: { season, week, round, median, games, idle }, teamPath }: { row: GameWeekRow; teamPath: TeamPath }) {
  return (
    <div className="card">
      <h2 className="card__title">
        {season}, week {week}
        {round != null && `, round ${round} of the play-offs`}
      </h2>
      <ul className="games">
        {games.map(({ teams: [one, other] }) => (
          <li key={`${one!.teamId} ${other!.teamId}`}>
            <Name side={one!} teamPath={teamPath} />
            <span className="games__score">
              {one!.score === null || other!.score === null ? 'plays' : `${decimals(one!.score)} – ${decimals(other!.score)}`}
            </span>
            <Name side={other!} teamPath={teamPath} />
          </li>
        ))}
      </ul>
      {median != null && (
        <p className="card__body muted">The median is {decimals(median)}: each team plays a second game against it.</p>
      )}
      <Idle label="Bye" sides={idle.filter(({ isBye }) => isBye)} teamPath={teamPath} />
      <Idle label="No opponent" sides={idle.filter(({ isBye }) => !isBye)} teamPath={teamPath} />
    </div>
  );
}

/** Teams without a game, with their scores; nothing without any. */
const Idle = ({ label, sides, teamPath }: { label: string; sides: Side[]; teamPath: TeamPath }) =>
  sides.length > 0 && (
    <p className="card__body muted">
      {label}:{' '}
      {sides.map((side, index) => (
        <Fragment key={side.teamId}>
          {index > 0 && ', '}
          <TeamName name={side.teamName} to={teamPath(side.teamId)} /> {side.score === null ? '' : decimals(side.score)}
        </Fragment>
      ))}
    </p>
  );

/** The winner's name is bold. */
function Name({ side: { teamId, teamName, result }, teamPath }: { side: Side; teamPath: TeamPath }) {
  const name = <TeamName name={teamName} to={teamPath(teamId)} />;
  return <span>{result === 'W' ? <strong>{name}</strong> : name}</span>;
}
