import { Link } from 'react-router';
import type { LeagueRow } from '../entities/leagues';
import type { StandingsTeamRow, TeamPlayerRow } from '../entities/tables';
import { hasRecords } from './records';
import { ordinal, points } from '../lib/numbers';

type Props = {
  /** Of the league's teams; undefined until they are loaded. */
  standings: StandingsTeamRow[] | undefined;
  teamId: string;
  /** The season that the standings are of. */
  season: number | undefined;
  /** The URL of the team's scores of a season. */
  seasonPath: (season: number) => string;
  /** Before the draft: the team's players, keepers among them. */
  players: TeamPlayerRow[] | undefined;
  /** How many players a team may keep, and until when; undefined until it is loaded. */
  league: Pick<LeagueRow, 'allowedKeepers' | 'keeperDeadline'> | undefined;
};

/** A team's record, place in its division and points, and how many keepers it has chosen until when. */
export function TeamSummary({ standings, teamId, season, seasonPath, players, league }: Props) {
  // Its space is reserved until they are loaded.
  if (standings === undefined) return <p className="team-summary">{'\u00a0'}</p>;
  const own = standings.find(({ id }) => id === teamId);
  if (!own) return null;
  const { wins, losses, draws, division, divisionPosition, pointsFor } = own;
  const rivals = standings.filter((team) => team.division === division).length;
  const deadline = league?.keeperDeadline;
  const keepers = players?.filter(({ isKeeper }) => isKeeper).length;
  return (
    <p className="team-summary row">
      {hasRecords(standings) && (
        <strong>
          {wins}-{losses}-{draws}
        </strong>
      )}
      <span>
        {ordinal(divisionPosition)} of {rivals}
        {division !== null && ` in ${division}`}
      </span>
      <span>{points(pointsFor)} points</span>
      {season !== undefined && (
        <Link className="muted" to={seasonPath(season)}>
          {season}
        </Link>
      )}
      {keepers !== undefined && <ChosenKeepers count={keepers} allowed={league?.allowedKeepers} />}
      {keepers !== undefined && deadline && <span>Deadline {deadline.text}</span>}
    </p>
  );
}

/** `2 keepers chosen`, `2 of 3 keepers chosen`, `4 of 3 keepers: one too many`. */
function ChosenKeepers({ count, allowed }: { count: number; allowed: number | undefined }) {
  const of = allowed === undefined ? count : `${count} of ${allowed}`;
  const keepers = of === 1 ? '1 keeper' : `${of} keepers`;
  const surplus = allowed === undefined ? 0 : count - allowed;
  if (surplus <= 0) return <span>{keepers} chosen</span>;
  return (
    <span className="too-many">
      {keepers}: {surplus === 1 ? 'one' : surplus} too many
    </span>
  );
}
