import type { Database } from '../../db';
import { depthCharts } from '../../domain/depthCharts';
import { NotFoundError } from '../../domain/errors';
import { placesGained, type RankedTeam } from '../../domain/movement';
import { formatsOf, roundOf, type Rules } from '../../domain/rules';
import { unplayedStandings } from '../../domain/standings';
import type { Handlers } from '../operations';
import { selectBreakdown } from '../../db/queries/breakdowns';
import { countUnknownPlayers, findPlayer, selectAvailablePlayers, selectDepth } from '../../db/queries/players';
import { selectGameSides, selectGameWeeks } from '../../db/queries/games';
import type { League } from '../../db/queries/leagues';
import { findRules } from '../../db/queries/rules';
import { selectLastResults } from '../../db/queries/scores';
import { findChampion, selectStandings, selectYears } from '../../db/queries/standings';
import { selectTeams } from '../../db/queries/teams';
import { getLeagueOf } from './find';

/** The teams of a league that has no standings yet, with 0-0-0. */
async function unplayedTeams(db: Database, leagueId: string) {
  const teams = await selectTeams(db, leagueId);
  return unplayedStandings(teams.map(({ id: teamId, division }) => ({ teamId, division }))).map(
    ({ teamId: id, ...standing }, i) => {
      const { name: teamName, avatar } = teams[i]!;
      return { id, teamName, avatar, ...standing };
    },
  );
}

type Weeks = Awaited<ReturnType<typeof selectGameWeeks>>;

/** The places that teams have gained by the last week played; none in the play-offs, where the standings do not change. */
async function placesGainedBy(db: Database, { id, standingsSeason }: League, weeks: Weeks, teams: RankedTeam[], rules?: Rules) {
  const last = weeks.findLast(({ isPlayed }) => isPlayed);
  if (!last || (rules && roundOf(rules, last.week) !== null)) return new Map<string, number>();
  const played = weeks.filter(({ isPlayed }) => isPlayed).length;
  const sides = await selectGameSides(db, id, standingsSeason, last);
  return placesGained(teams, sides, { weeks: played, playsMedian: rules?.medianGames === true });
}

async function standings(db: Database, leagueId: string) {
  const league = await getLeagueOf(db, leagueId);
  const { name: leagueName, standingsSeason: season, lastStandingsRefresh } = league;
  const results = await selectLastResults(db, league);
  const champion = await findChampion(db, leagueId);
  const known = await findRules(db, leagueId, season);
  const weeks = await selectGameWeeks(db, leagueId, season);
  const hasComingGames = weeks.some(({ isPlayed }) => !isPlayed);
  const teams = await selectStandings(db, league);
  const gained = hasComingGames ? await placesGainedBy(db, league, weeks, teams, known?.rules) : undefined;
  const played = teams.map((team) => {
    const lastResults = results.get(team.id);
    const placesGained = gained?.get(team.id);
    return { ...team, ...(placesGained !== undefined && { placesGained }), ...(lastResults && { lastResults }) };
  });
  const allowedKeepers = (await findRules(db, leagueId, league.season))?.rules.keepers;
  return {
    leagueName,
    season,
    lastStandingsRefresh,
    champion,
    hasComingGames,
    ...(known && { formats: formatsOf(known.rules), playoffTeams: known.rules.playoffTeams }),
    ...(allowedKeepers && { allowedKeepers }),
    teams: played.length ? played : await unplayedTeams(db, leagueId),
  };
}

async function breakdown(db: Database, leagueId: string, of: 'roster' | 'keepers') {
  const league = await getLeagueOf(db, leagueId);
  return { leagueName: league.name, teams: await selectBreakdown(db, league, of) };
}

type LeagueCall =
  | 'getLeague'
  | 'getSleeperLeague'
  | 'getLeagueYears'
  | 'getDepthChart'
  | 'getKeeperBreakdown'
  | 'getRosterBreakdown'
  | 'getAvailablePlayers'
  | 'getPlayer';

export const leagueHandlers: Handlers<LeagueCall> = {
  getLeague: ({ db, query }) => standings(db, query.leagueId),
  getSleeperLeague: ({ db, query }) => standings(db, query.leagueId),
  getLeagueYears: async ({ db, query }) => {
    const league = await getLeagueOf(db, query.leagueId);
    return { leagueName: league.name, records: await selectYears(db, league) };
  },
  getDepthChart: async ({ db, query }) => {
    const league = await getLeagueOf(db, query.leagueId);
    const teams = await selectTeams(db, league.id);
    return { leagueName: league.name, teamDepthCharts: depthCharts(teams, await selectDepth(db, league)) };
  },
  getKeeperBreakdown: ({ db, query }) => breakdown(db, query.leagueId, 'keepers'),
  getRosterBreakdown: ({ db, query }) => breakdown(db, query.leagueId, 'roster'),
  getAvailablePlayers: async ({ db, query }) => {
    const league = await getLeagueOf(db, query.leagueId);
    const players = await selectAvailablePlayers(db, league);
    return { leagueName: league.name, players, unknownRostered: await countUnknownPlayers(db, league.id) };
  },
  getPlayer: async ({ db, query: { leagueId, playerId } }) => {
    const found = await findPlayer(db, await getLeagueOf(db, leagueId), playerId);
    if (!found) throw new NotFoundError(`Player ${playerId}`);
    return found;
  },
};
