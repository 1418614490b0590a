import { Fragment } from 'react';
import { Link, useSearchParams } from 'react-router';
import { joinedQuery } from '../../api';
import type { Schema } from '../../api/types';
import { type Neighbour, PrevNextNav } from '../../components/PrevNextNav';
import { QuerySection } from '../../components/QuerySection';
import { Spoken } from '../../components/Spoken';
import { TeamName } from '../../components/TeamName';
import { points } from '../../lib/numbers';
import { useGameWeek } from '../../league/useGameWeek';

type TeamPath = (teamId: string) => string;
type Side = Schema<'GameSide'>;

/** The week of `?week=`; undefined for the one that the server chooses. */
function useWeekParam(): number | undefined {
  const week = Number(useSearchParams()[0].get('week'));
  return Number.isInteger(week) && week >= 1 && week <= 25 ? week : undefined;
}

type Props = { leagueId: string; teamPath: TeamPath };

/** The games of two consecutive weeks: the one in the URL (default: the last played) and the next, or the previous if it is the last. */
export function Games({ leagueId, teamPath }: Props) {
  const week = useWeekParam();
  const { row, query } = useGameWeek(leagueId, week);
  const weeks = row?.weeks ?? [];
  const place = weeks.indexOf(row?.week ?? 0);
  const [previous, next] = [weeks[place - 1], weeks[place + 1]];
  const { row: other, query: ofOther } = useGameWeek(leagueId, next ?? previous, (next ?? previous) === undefined);
  const first = next === undefined ? place - 1 : place;
  return (
    <>
      <QuerySection
        label="Games"
        rows={row && row.weeks.length > 0 ? [row, ...(other ? [other] : [])] : row && []}
        query={joinedQuery(query, ofOther)}
        emptyHint="Games appear once the league has a schedule."
        cards={{ className: 'card-grid', count: 2 }}
      >
        {(shown) => (
          <div className="card-grid week-cards">
            <Weeks weeks={shown} teamPath={teamPath} />
          </div>
        )}
      </QuerySection>
      {/* It stays mounted while another week loads, with the focus. */}
      {(query.loading || weeks.length > 0) && (
        <PrevNextNav
          label="Weeks"
          previous={toWeek(weeks[first - 1])}
          next={toWeek(weeks[first + 2] === undefined ? undefined : next)}
        />
      )}
    </>
  );
}

type WeeksProps = { weeks: Schema<'Games'>[]; teamPath: TeamPath; champion?: Schema<'Champion'> | null };

/** The weeks in order. A game of two weeks is listed under its second week only. */
function inOrder(weeks: Schema<'Games'>[]): Schema<'Games'>[] {
  const [first, next] = weeks.toSorted((a, b) => (a.week ?? 0) - (b.week ?? 0));
  if (!first || !next) return weeks;
  const games = first.games.filter((game) => !game.weeks?.includes(next.week ?? 0));
  const isWhollyInNext = first.games.length > 0 && games.length === 0 && first.idle.length === 0;
  return isWhollyInNext ? [next] : [{ ...first, games }, next];
}

/** Cards of weeks with their games, in order. With the champion of a finished season the last week's final comes first, named so. */
export const Weeks = ({ weeks, teamPath, champion }: WeeksProps) =>
  inOrder(weeks).map((games) => (
    <Week key={games.week} games={games} teamPath={teamPath} championId={finalistOf(games, champion)} />
  ));

/** The champion's id in the last week of the play-offs that he won; undefined in another week. */
const finalistOf = ({ season, week, weeks, round }: Schema<'Games'>, champion: WeeksProps['champion']) =>
  round != null && week === weeks.at(-1) && season === champion?.season ? champion.teamId : undefined;

const toWeek = (week: number | undefined): Neighbour | undefined =>
  week === undefined
    ? undefined
    : { label: `Week ${week}`, to: { search: `?view=games&week=${week}` }, replace: true, preventScrollReset: true };

type WeekProps = { games: Schema<'Games'>; teamPath: TeamPath; championId: string | undefined };

function Week({ games: { season, week, round, median, games, idle }, teamPath, championId }: WeekProps) {
  const isFinal = ({ teams }: Schema<'Game'>) => teams.some(({ teamId }) => teamId === championId);
  return (
    <div className="card">
      <h2 className="card__title">
        <Link to={{ search: `?view=games&week=${week}` }} preventScrollReset>
          {season}, week {week}
          {round != null && `, round ${round} of the play-offs`}
        </Link>
      </h2>
      <ul className="card__body games plain-links">
        {games
          .toSorted((a, b) => Number(isFinal(b)) - Number(isFinal(a)))
          .map((game) => (
            <GameRow
              key={game.teams.map(({ teamId }) => teamId).join()}
              game={game}
              isFinal={isFinal(game)}
              teamPath={teamPath}
            />
          ))}
      </ul>
      {median != null && (
        <p className="card__body muted">The median is {points(median, 4)}: each team plays a second game against it.</p>
      )}
      <Idle label="Bye" sides={idle.filter(({ isBye }) => isBye)} teamPath={teamPath} />
      <Idle label="No opponent" sides={idle.filter(({ isBye }) => !isBye)} teamPath={teamPath} />
    </div>
  );
}

type GameProps = { game: Schema<'Game'>; isFinal: boolean; teamPath: TeamPath };

const GameRow = ({
  game: {
    teams: [one, other],
    weeks,
  },
  isFinal,
  teamPath,
}: GameProps) => (
  <li>
    {isFinal && <span className="games__final muted">Final</span>}
    <Name side={one!} teamPath={teamPath} />
    <span className="games__score">
      {one!.score === null || other!.score === null ? 'plays' : `${points(one!.score)} – ${points(other!.score)}`}
      {weeks && (
        <>
          <br />
          <small className="muted"> in weeks {weeks.join(' and ')}</small>
        </>
      )}
    </span>
    <Name side={other!} teamPath={teamPath} />
  </li>
);

/** Teams without a game, with their scores; nothing without any. */
const Idle = ({ label, sides, teamPath }: { label: string; sides: Side[]; teamPath: TeamPath }) =>
  sides.length > 0 && (
    <p className="card__body muted">
      {label}:{' '}
      {sides.map((side, index) => (
        <Fragment key={side.teamId}>
          {index > 0 && ', '}
          <TeamName name={side.teamName} to={teamPath(side.teamId)} /> {side.score === null ? '' : points(side.score)}
        </Fragment>
      ))}
    </p>
  );

/** The winner's name is bold, and says that he won. */
function Name({ side: { teamId, teamName, result }, teamPath }: { side: Side; teamPath: TeamPath }) {
  const name = <TeamName name={teamName} to={teamPath(teamId)} />;
  if (result !== 'W') return <span>{name}</span>;
  return (
    <span>
      <strong>{name}</strong>
      <Spoken text="won" />
    </span>
  );
}
