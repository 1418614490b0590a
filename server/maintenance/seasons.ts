import { and, eq } from 'drizzle-orm';
import type { Database } from '../db';
import type { HostPlace, HostStanding, HostTeam, Provider, Source } from '../imports/provider';
import { setLeague } from '../queries/leagues';
import { sourceRows } from '../queries/sources';
import { selectTeams } from '../queries/teams';
import { leagueSource, teamSeason } from '../schema';
import { cents, type Hosted, readSeasons } from './hosted';
import { type Count, type Store, total } from './outcome';
import { writeSet } from './writeSet';

/** A season as a host has it; `places` are none while it is not decided. */
export interface HostSeason {
  season: number;
  teams: HostTeam[];
  standings: HostStanding[];
  places: HostPlace[];
}

/** Reads a season's teams and standings, and its places where they are wanted. */
export async function readSeason(
  provider: Provider,
  source: Source,
  { withPlaces }: { withPlaces: boolean },
): Promise<HostSeason> {
  const teams = await provider.teams(source);
  const standings = await provider.standings(source);
  return { season: source.season, teams, standings, places: withPlaces ? await provider.places(source) : [] };
}

/** Whether anything of a season has been played. */
const isPlayed = ({ standings }: HostSeason) =>
  standings.some(({ wins, losses, draws, pointsFor }) => wins + losses + draws > 0 || pointsFor > 0);

/**
 * Writes a season's standings under the names of then. A place is only changed by a decided one; an owner whom the host does not name
 * stays as we have him.
 */
export async function writeSeason(tx: Database, leagueId: string, host: HostSeason): Promise<Count> {
  const { season } = host;
  const teams = new Map(host.teams.map((team) => [team.teamId, team]));
  const owners = new Map((await selectTeams(tx, leagueId)).map(({ id, ownerName }) => [id, ownerName]));
  const places = new Map(host.places.map(({ teamId, finalPosition }) => [teamId, finalPosition]));
  const rows = host.standings.map((standing) => {
    const team = teams.get(standing.teamId);
    if (!team) throw new Error(`The host's standings of ${season} name team ${standing.teamId}, which the league does not have`);
    return {
      ...{ leagueId, season, ...standing },
      ...{ name: team.name, avatar: team.avatar, ownerName: team.ownerName ?? owners.get(standing.teamId) ?? null },
      percentage: Math.round(standing.percentage * 10_000) / 10_000,
      ...{ pointsFor: cents(standing.pointsFor), pointsAgainst: cents(standing.pointsAgainst) },
      ...(places.size > 0 && { finalPosition: places.get(standing.teamId) ?? null }),
    };
  });
  const scope = and(eq(teamSeason.leagueId, leagueId), eq(teamSeason.season, season));
  return writeSet(tx, teamSeason, scope, rows, { keepOthers: rows.length === 0 });
}

/** The league's standings now, and when they were refreshed. They are those of the last season until this one has begun. */
export async function refreshStandings({ league, provider, source }: Hosted): Promise<Store> {
  const host = await readSeason(provider, source, { withPlaces: false });
  return async (tx) => {
    const count = await writeSeason(tx, league.id, host);
    const isFirst = (await tx.select().from(teamSeason).where(seasonOf(league.id, league.standingsSeason)).limit(1)).length === 0;
    const standingsSeason = isPlayed(host) || isFirst ? host.season : league.standingsSeason;
    await setLeague(tx, league.id, { standingsSeason, lastStandingsRefresh: new Date().toISOString() });
    return total(count);
  };
}

const seasonOf = (leagueId: string, season: number) => and(eq(teamSeason.leagueId, leagueId), eq(teamSeason.season, season));

/** The current season of the league's history, with its places once they are decided. */
export async function updateYear({ league, provider, source }: Hosted): Promise<Store> {
  const host = await readSeason(provider, source, { withPlaces: true });
  return async (tx) => total(await writeSeason(tx, league.id, host));
}

/** The seasons that a host has of a league. */
export async function writeSources(tx: Database, leagueId: string, provider: string, sources: Source[]): Promise<Count> {
  const rows = sourceRows(leagueId, provider, sources);
  return writeSet(tx, leagueSource, eq(leagueSource.leagueId, leagueId), rows, { keepOthers: true });
}

/** Every season of the league's history, and which league of the host each was. */
export async function populateYears({ league, provider, source }: Hosted): Promise<Store> {
  const sources = await provider.history(source);
  const { seasons, refused } = await readSeasons(sources, source, (each) => readSeason(provider, each, { withPlaces: true }));
  return async (tx) => {
    const counts = [await writeSources(tx, league.id, provider.name, sources)];
    for (const season of seasons) counts.push(await writeSeason(tx, league.id, season));
    return { ...total(...counts), unmatched: refused };
  };
}
