import { Link, useSearchParams } from 'react-router';
import type { Schema } from '../../api/types';
import { CardSection } from '../../components/CardSection';
import { QuerySection } from '../../components/QuerySection';
import { brackets } from '../../entities/generated/gamesTables.gen';
import { points } from '../../lib/numbers';
import { readYear } from '../../routing/readSearch';
import { useLeaguePaths } from '../../routing/usePlatform';
import { useRow } from '../../store/useRows';
import { GameRow, SideName } from './GameRow';

type Game = Schema<'BracketGame'>;
type GamePath = (game: Game, teamId: string) => string;
type Props = { leagueId: string };

/** The play-offs of the season in the URL, by default that of the standings: the games for the title as a bracket, then the others. */
export function Bracket({ leagueId }: Props) {
  const year = readYear(useSearchParams()[0]);
  const arg = { leagueId, year };
  const { row, query } = useRow(brackets, arg);
  const paths = useLeaguePaths();
  return (
    <QuerySection
      label="Play-offs"
      rows={row && (row.rounds.length > 0 || row.others.length > 0 ? [row] : [])}
      query={query}
      emptyHint={
        row?.startWeek ? `The play-offs of ${row.season} begin in week ${row.startWeek}.` : 'The play-offs are not known.'
      }
      cards={{ count: 2 }}
    >
      {([bracket]) => {
        const { season, rounds, others } = bracket!;
        const gamePath: GamePath = ({ weeks }, teamId) => paths.matchup(leagueId, season, weeks.at(-1)!, teamId);
        return (
          <div className="stack">
            {rounds.length > 0 && (
              <ol className="bracket" aria-label={`Play-offs ${season}`}>
                {rounds.map(({ games }, index) => (
                  <Round key={index} games={games} gamePath={gamePath} />
                ))}
              </ol>
            )}
            {others.length > 0 && (
              <CardSection title="Other games">
                <ul aria-label="Other games" className="games plain-links">
                  {others.map((game) => (
                    <GameRow
                      key={idOf(game)}
                      game={{ teams: game.teams, round: `${game.round}, ${weeksText(game.weeks)}` }}
                      to={gamePath(game, game.teams[0]!.teamId)}
                    />
                  ))}
                </ul>
              </CardSection>
            )}
          </div>
        );
      }}
    </QuerySection>
  );
}

const idOf = ({ weeks, teams }: Game) => [...weeks, ...teams.map(({ teamId }) => teamId)].join();

const isBye = ({ teams }: Game) => teams.length === 1;

const weeksText = (weeks: readonly number[]) => `${weeks.length > 1 ? 'weeks' : 'week'} ${weeks.join(' and ')}`;

/** The name of a round: that of its games, in the plural where there are several. */
function nameOf(games: readonly Game[]): string {
  const name = games[0]?.round ?? '';
  return games.length > 1 && /final$/i.test(name) ? `${name}s` : name;
}

type RoundProps = { games: readonly Game[]; gamePath: GamePath };

/** A round of the bracket: its games, and the teams that have a bye. */
function Round({ games, gamePath }: RoundProps) {
  const played = games.filter((game) => !isBye(game));
  return (
    <li>
      <h2 className="bracket__round">
        {nameOf(played)} <small className="muted">{weeksText(played[0]?.weeks ?? [])}</small>
      </h2>
      <ul aria-label={nameOf(played)}>
        {games.map((game) => (
          <li key={idOf(game)}>
            <div className="card bracket__game plain-links">
              {game.teams.map((side) => (
                <div key={side.teamId}>
                  <SideName side={side} />
                  {isBye(game) ? (
                    <span className="muted">bye</span>
                  ) : (
                    <Link to={gamePath(game, side.teamId)}>{side.score === null ? 'plays' : points(side.score)}</Link>
                  )}
                </div>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </li>
  );
}
