import { skipToken } from '@reduxjs/toolkit/query';
import { Link, useSearchParams } from 'react-router';
import { combineQueries } from '../../api';
import type { Schema } from '../../api/types';
import { PrevNextNav } from '../../components/PrevNextNav';
import { QuerySection } from '../../components/QuerySection';
import { gameWeeks } from '../../entities/generated/gamesTables.gen';
import { TeamName } from '../../league/TeamName';
import { points } from '../../lib/numbers';
import { useKickOff } from '../../league/useKickOff';
import { useLeaguePaths } from '../../routing/usePlatform';
import { readWeek, readYear } from '../../routing/readSearch';
import { weekLink } from '../../league/weekLink';
import { useRow } from '../../store/useRows';
import { GameRow } from './GameRow';

/** The URL of a team's game of a week. */
type GamePath = (teamId: string, opponentId?: string) => string;
type Side = Schema<'GameSide'>;

type Props = { leagueId: string };

/** The games of two consecutive weeks: the one in the URL (default: the last played) and the next, or the previous if it is the last. */
export function Games({ leagueId }: Props) {
  const [search] = useSearchParams();
  const year = readYear(search);
  const { row, query } = useRow(gameWeeks, { leagueId, year, week: readWeek(search) });
  const weeks = row?.weeks ?? [];
  const place = weeks.indexOf(row?.week ?? 0);
  const [previous, next] = [weeks[place - 1], weeks[place + 1]];
  const second = next ?? previous;
  const { row: other, query: ofOther } = useRow(gameWeeks, second === undefined ? skipToken : { leagueId, year, week: second });
  const first = next === undefined ? place - 1 : place;
  return (
    <>
      <QuerySection
        label="Games"
        rows={row && row.weeks.length > 0 ? [row, ...(other ? [other] : [])] : row && []}
        query={combineQueries(query, ofOther)}
        emptyHint="Games appear once the league has a schedule."
        cards={{ className: 'card-grid', count: 2 }}
      >
        {(shown) => (
          <div className="card-grid week-cards">
            <Weeks leagueId={leagueId} weeks={shown} />
          </div>
        )}
      </QuerySection>
      {/* It stays mounted while another week loads, with the focus. */}
      {(query.loading || weeks.length > 0) && (
        <PrevNextNav
          label="Weeks"
          previous={weekLink(search, weeks[first - 1])}
          next={weekLink(search, weeks[first + 2] === undefined ? undefined : next)}
        />
      )}
    </>
  );
}

type WeeksProps = { leagueId: string; weeks: Schema<'Games'>[] };

/** The weeks in order. A game of two weeks is listed under its second week only. */
function inOrder(weeks: Schema<'Games'>[]): Schema<'Games'>[] {
  const [first, next] = weeks.toSorted((a, b) => (a.week ?? 0) - (b.week ?? 0));
  if (!first || !next) return weeks;
  const games = first.games.filter((game) => !game.weeks?.includes(next.week ?? 0));
  const isWhollyInNext = first.games.length > 0 && games.length === 0 && first.idle.length === 0;
  return isWhollyInNext ? [next] : [{ ...first, games }, next];
}

/** Cards of weeks with their games, in order; in the play-offs the final comes first. */
export const Weeks = ({ leagueId, weeks }: WeeksProps) =>
  inOrder(weeks).map((games) => <Week key={games.week} leagueId={leagueId} games={games} />);

const rounds = ['Final', 'Semi-final', 'Quarter-final', 'Third-place game'];
/** The place of a game's round in its week: those for the title first. */
const orderOf = ({ round }: Schema<'Game'>) => (rounds.includes(round ?? '') ? rounds.indexOf(round ?? '') : rounds.length);

type WeekProps = { leagueId: string; games: Schema<'Games'> };

function Week({ leagueId, games: { season, week, round, median, games, idle } }: WeekProps) {
  const paths = useLeaguePaths();
  const year = readYear(useSearchParams()[0]);
  const kickOff = useKickOff(leagueId, season, week);
  const isOpen = games.some(({ teams }) => teams.some(({ result }) => result === null));
  const gamePath: GamePath = (teamId, opponentId) => {
    const isOneOfSeveral = games.filter(({ teams }) => teams.some((side) => side.teamId === teamId)).length > 1;
    return paths.matchup(leagueId, season, week ?? 1, teamId) + (isOneOfSeveral ? `?opponent=${opponentId}` : '');
  };
  return (
    <div className="card">
      <h2 className="card__title">
        <Link to={{ search: `?view=games${year === undefined ? '' : `&year=${year}`}&week=${week}` }} preventScrollReset>
          {season}, week {week}
          {round != null && ', play-offs'}
        </Link>
      </h2>
      <ul aria-label="Games" className="card__body games plain-links">
        {games
          .toSorted((a, b) => orderOf(a) - orderOf(b))
          .map((game) => (
            <GameRow
              key={game.teams.map(({ teamId }) => teamId).join()}
              game={game}
              to={gamePath(game.teams[0]!.teamId, game.teams[1]!.teamId)}
            />
          ))}
      </ul>
      {isOpen && kickOff && <p className="card__body muted">{kickOff}</p>}
      {median != null && (
        <p className="card__body muted">The median is {points(median, 4)}: each team plays a second game against it.</p>
      )}
      <Idle label="Bye" sides={idle.filter(({ isBye }) => isBye)} gamePath={gamePath} />
      <Idle label="No opponent" sides={idle.filter(({ isBye }) => !isBye)} gamePath={gamePath} />
    </div>
  );
}

type IdleProps = { label: string; sides: Side[]; gamePath: GamePath };

/** Teams without a game, with their scores; nothing without any. */
const Idle = ({ label, sides, gamePath }: IdleProps) =>
  sides.length > 0 && (
    <section className="card__body">
      <h3 className="no-game__title">{label}</h3>
      <ul aria-label={label} className="no-game plain-links">
        {sides.map(({ teamId, teamName, score }) => (
          <li key={teamId}>
            <TeamName id={teamId} name={teamName} />
            {score !== null && <Link to={gamePath(teamId)}>{points(score)}</Link>}
          </li>
        ))}
      </ul>
    </section>
  );
