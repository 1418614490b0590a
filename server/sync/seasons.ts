import type { Database } from '../db';
import { setLeague } from '../db/queries/leagues';
import { syncSources } from '../db/queries/sources';
import { hasStandings, syncStandings } from '../db/queries/standings';
import { selectTeams } from '../db/queries/teams';
import type { RowCount } from '../db/syncRows';
import type { Place } from '../domain/places';
import type { Standing } from '../domain/standings';
import type { HostTeam, Provider, Source } from '../hosts/port';
import { cents, type HostedLeague, readSeasons } from './hostedLeague';
import { type ImportWrite, total } from './result';

/** A season as read from the host; `places` is empty while the season is undecided. */
export interface HostSeason {
  season: number;
  teams: HostTeam[];
  standings: Standing[];
  places: Place[];
}

/** Reads a season's teams and standings, and its places if asked for. */
export async function readSeason(
  provider: Provider,
  source: Source,
  { withPlaces }: { withPlaces: boolean },
): Promise<HostSeason> {
  const teams = await provider.teams(source);
  const standings = await provider.standings(source);
  return { season: source.season, teams, standings, places: withPlaces ? await provider.places(source) : [] };
}

const hasGames = ({ standings }: HostSeason) =>
  standings.some(({ wins, losses, draws, pointsFor }) => wins + losses + draws > 0 || pointsFor > 0);

/**
 * Writes a season's standings with the team names of that season. Stored places change only when the host has decided ones; an owner's
 * name that the host does not send is kept.
 */
export async function writeSeason(tx: Database, leagueId: string, host: HostSeason): Promise<RowCount> {
  const { season } = host;
  const teams = new Map(host.teams.map((team) => [team.teamId, team]));
  const owners = new Map((await selectTeams(tx, leagueId)).map(({ id, ownerName }) => [id, ownerName]));
  const places = new Map(host.places.map(({ teamId, finalPosition }) => [teamId, finalPosition]));
  const rows = host.standings.map((standing) => {
    const team = teams.get(standing.teamId);
    if (!team) throw new Error(`The host's standings of ${season} name team ${standing.teamId}, which the league does not have`);
    return {
      ...standing,
      leagueId,
      season,
      name: team.name,
      avatar: team.avatar,
      ownerName: team.ownerName ?? owners.get(standing.teamId) ?? null,
      percentage: Math.round(standing.percentage * 10_000) / 10_000,
      pointsFor: cents(standing.pointsFor),
      pointsAgainst: cents(standing.pointsAgainst),
      ...(places.size > 0 && { finalPosition: places.get(standing.teamId) ?? null }),
    };
  });
  return syncStandings(tx, leagueId, season, rows);
}

/** The league's current standings. `standingsSeason` stays last season's until this one has a game. */
export async function refreshStandings({ league, provider, source }: HostedLeague): Promise<ImportWrite> {
  const host = await readSeason(provider, source, { withPlaces: false });
  return async (tx) => {
    const count = await writeSeason(tx, league.id, host);
    const isFirst = !(await hasStandings(tx, league.id, league.standingsSeason));
    const standingsSeason = hasGames(host) || isFirst ? host.season : league.standingsSeason;
    await setLeague(tx, league.id, { standingsSeason, lastStandingsRefresh: new Date().toISOString() });
    return total(count);
  };
}

/** The current season of the league's history, with its places once they are decided. */
export async function updateYear({ league, provider, source }: HostedLeague): Promise<ImportWrite> {
  const host = await readSeason(provider, source, { withPlaces: true });
  return async (tx) => total(await writeSeason(tx, league.id, host));
}

/** Every season of the league's history, and the host's league id of each. */
export async function populateYears({ league, provider, source }: HostedLeague): Promise<ImportWrite> {
  const sources = await provider.history(source);
  const { seasons, refused } = await readSeasons(sources, source, (each) => readSeason(provider, each, { withPlaces: true }));
  return async (tx) => {
    const counts = [await syncSources(tx, league.id, provider.name, sources)];
    for (const season of seasons) counts.push(await writeSeason(tx, league.id, season));
    return { ...total(...counts), unmatched: refused };
  };
}
