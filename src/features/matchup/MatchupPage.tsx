import { Link, useSearchParams } from 'react-router';
import type { Schema } from '../../api/types';
import { type Neighbour, PrevNextNav } from '../../components/PrevNextNav';
import { QuerySection } from '../../components/QuerySection';
import { matchups } from '../../entities/tables';
import { joined } from '../../league/joined';
import { NotFound } from '../../league/NotFound';
import { Page } from '../../league/Page';
import { TeamName } from '../../league/TeamName';
import { useKickOff } from '../../league/useKickOff';
import { readId } from '../../routing/readSearch';
import { useLeaguePaths } from '../../routing/usePlatform';
import { useRouteParams } from '../../routing/useRoute';
import { useRow } from '../../store/useRows';
import { Figures } from './Figures';
import { HeadToHead } from './HeadToHead';
import { Lineups } from './Lineups';

/** A team's game of a week: both line-ups and the figures of both sides. `?opponent=` is one of several games of the week. */
export function MatchupPage() {
  const { leagueId, year, week, teamId } = useRouteParams<'matchup'>();
  const opponentId = readId(useSearchParams()[0], 'opponent');
  const { row, query } = useRow(matchups, { leagueId, year: Number(year), teamId, week: Number(week), opponentId });
  const paths = useLeaguePaths();
  const kickOff = useKickOff(leagueId, Number(year), Number(week));
  const link = (to: Schema<'MatchupWeek'> | undefined): Neighbour | undefined =>
    to && { label: `Week ${to.week}`, to: paths.matchup(leagueId, year, to.week, teamId) };

  if (query.missing)
    return (
      <NotFound
        text={`The league has no such team or game, or no week ${week} in ${year}.`}
        link={{ label: `${year} Team Scores`, to: paths.pointsByYear(leagueId, year) }}
      />
    );
  const hasGame = row && (row.opponent !== null || row.team.score !== null);
  return (
    <Page
      title={
        row ? (
          <>
            <TeamName id={row.team.teamId} name={row.team.teamName} />
            {row.opponent && ' against '}
            {row.opponent && <TeamName id={row.opponent.teamId} name={row.opponent.teamName} />}
          </>
        ) : (
          'Matchup'
        )
      }
      subtitle={[
        <Link to={paths.pointsByYear(leagueId, year)}>{year}</Link>,
        row && row.weeks.length > 1 ? `Weeks ${row.weeks.join(' and ')}` : `Week ${Number(week)}`,
        row?.round,
        row && !row.opponent && 'No opponent',
        row && !row.isOver && 'Not over yet',
        row && !row.isOver && kickOff,
      ]}
      actions={<PrevNextNav label="Weeks" previous={link(row?.previous)} next={link(row?.next)} />}
    >
      <QuerySection
        label="Matchup"
        rows={row && (hasGame ? [row] : [])}
        query={query}
        emptyHint={`The team has no game in week ${week} of ${year}.`}
        cards={{ count: 2 }}
      >
        {([shown]) => (
          <Game
            game={shown!}
            gamePath={(season, ofWeek, against) =>
              paths.matchup(leagueId, season, ofWeek, teamId) + (against === undefined ? '' : `?opponent=${against}`)
            }
          />
        )}
      </QuerySection>
    </Page>
  );
}

type GameProps = {
  game: Schema<'Matchup'>;
  gamePath: (season: number, week: number, against?: string) => string;
};

function Game({ game: { season, weeks, team, opponent, headToHead, otherOpponents = [] }, gamePath }: GameProps) {
  const sides = opponent ? [team, opponent] : [team];
  const played = weeks.filter((week) => sides.some(({ lineups }) => lineups.some((each) => each.week === week)));
  return (
    <div className="matchup">
      <div>
        <Figures team={team} opponent={opponent} />
        {otherOpponents.length > 0 && (
          <p>
            {'Also this week: '}
            {joined(otherOpponents, ({ teamId, teamName }) => (
              <Link to={gamePath(season, weeks[0]!, teamId)}>against {teamName}</Link>
            ))}
          </p>
        )}
      </div>
      {played.length > 0 && (
        <div className="matchup__lineups stack">
          {played.map((week) => (
            <Lineups key={week} week={week} isOnly={played.length === 1} team={team} opponent={opponent} />
          ))}
        </div>
      )}
      {opponent && headToHead && (
        <HeadToHead teamName={team.teamName} opponentName={opponent.teamName} games={headToHead} gamePath={gamePath} />
      )}
    </div>
  );
}
