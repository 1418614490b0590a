import type { Database } from '../db';
import { setLeague } from '../db/queries/leagues';
import { setRules } from '../db/queries/rules';
import { syncSources } from '../db/queries/sources';
import { countPlaces, hasStandings, syncStandings } from '../db/queries/standings';
import { selectTeams } from '../db/queries/teams';
import type { RowCount } from '../db/syncRows';
import type { Place } from '../domain/places';
import type { Rules } from '../domain/rules';
import type { Standing } from '../domain/standings';
import { HostError } from '../hosts/errors';
import type { Provider, Source } from '../hosts/port';
import type { HostTeam } from '../hosts/hostRows';
import { type Guard, guardOf } from './drops';
import { ofTeams } from './goneTeams';
import { cents, forSeason, type HostedLeague, readSeasons, refusalOf, seasonsOf } from './hostedLeague';
import { writeManagers } from './managers';
import { type ImportWrite, total } from './result';

/**
 * A season as read from the host; `places` is empty while the season is undecided, null when they were not read. `hasScoring` when the
 * rules' scoring was read apart, `refused` why it could not be read.
 */
export interface HostSeason {
  season: number;
  rules: Rules;
  hasScoring?: boolean;
  refused?: string[];
  teams: HostTeam[];
  standings: Standing[];
  places: Place[] | null;
}

/** A season's rules, if requested with the scoring, which a host may have apart: the rest of a season is useful without it. */
async function readRules(provider: Provider, source: Source, withScoring: boolean) {
  const rules = await provider.rules(source);
  if (!withScoring || !provider.scoring) return { rules };
  try {
    return { rules: { ...rules, scoring: await provider.scoring(source) }, hasScoring: true };
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    return { rules, refused: [refusalOf(source.season, error)] };
  }
}

/** Reads a season's rules, teams and standings, and its places and scoring if asked for. */
export async function readSeason(
  provider: Provider,
  source: Source,
  { withPlaces, withScoring = false }: { withPlaces: boolean; withScoring?: boolean },
): Promise<HostSeason> {
  const rules = await readRules(provider, source, withScoring);
  const teams = await provider.teams(source);
  const standings = await provider.standings(source);
  return { season: source.season, ...rules, teams, standings, places: withPlaces ? await provider.places(source) : null };
}

/** What was written, and what could not be matched. */
type Reported = RowCount & { unmatched?: string[] };

const hasGames = ({ standings }: HostSeason) =>
  standings.some(({ wins, losses, draws, pointsFor }) => wins + losses + draws > 0 || pointsFor > 0);

/**
 * Writes a season's rules, and its standings with the team names of that season. Stored places change only when the host has decided ones;
 * an owner's name that the host does not send is kept. Teams that the league does not have are `unmatched`.
 * @throws what `guard` throws for standings or places that would be removed
 */
export async function writeSeason(tx: Database, leagueId: string, host: HostSeason, guard?: Guard): Promise<Reported> {
  const { season } = host;
  if (host.places) guard?.('places', await countPlaces(tx, leagueId, season), host.places.length, { what: 'places' });
  const managers = await writeManagers(tx, leagueId, season, host.teams);
  const teams = new Map(host.teams.map((team) => [team.teamId, team]));
  const owners = new Map((await selectTeams(tx, leagueId)).map(({ id, ownerName }) => [id, ownerName]));
  const places = new Map(host.places?.map(({ teamId, finalPosition }) => [teamId, finalPosition]));
  const ids = new Set(teams.keys());
  const standings = ofTeams(host.standings, ids, ({ teamId }) => [teamId]);
  const ofGames = ofTeams(host.places ?? [], ids, ({ teamId }) => [teamId]);
  const rows = standings.rows.flatMap((standing) => {
    const team = teams.get(standing.teamId);
    if (!team) return [];
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
  const count = await syncStandings(tx, leagueId, season, rows, {
    check: (before, after) => guard?.('standings', before, after),
  });
  const rules = await setRules(tx, leagueId, season, host.rules);
  const unmatched = [...standings.unmatched, ...ofGames.unmatched, ...(host.refused ?? [])];
  return total(managers, rules, { ...count, unmatched });
}

/** The league's current standings. `standingsSeason` stays last season's until this one has a game. */
export async function refreshStandings(hosted: HostedLeague): Promise<ImportWrite> {
  const { league, provider, source } = hosted;
  const host = await readSeason(provider, source, { withPlaces: false });
  return async (tx) => {
    const count = await writeSeason(tx, league.id, host, guardOf(hosted, source));
    const isFirst = !(await hasStandings(tx, league.id, league.standingsSeason));
    const standingsSeason = hasGames(host) || isFirst ? host.season : league.standingsSeason;
    await setLeague(tx, league.id, { standingsSeason, lastStandingsRefresh: new Date().toISOString() });
    return total(count);
  };
}

/** The current season of the league's history, with its places once they are decided. */
export async function updateYear(hosted: HostedLeague): Promise<ImportWrite> {
  const { league, provider, source } = hosted;
  const host = await readSeason(provider, source, { withPlaces: true });
  return async (tx) => total(await writeSeason(tx, league.id, host, guardOf(hosted, source)));
}

/** Every season of the league's history, and the host's league id of each. */
export async function populateYears(hosted: HostedLeague): Promise<ImportWrite> {
  const { league, provider, source } = hosted;
  const history = await seasonsOf(hosted);
  const { seasons, refused } = await readSeasons(history.sources, source, async (each) => ({
    ...{ source: each, host: await readSeason(provider, each, { withPlaces: true, withScoring: true }) },
  }));
  return async (tx) => {
    const counts: Reported[] = [await syncSources(tx, league.id, provider.name, history.sources)];
    const problems = [...history.refused, ...refused];
    for (const season of seasons)
      counts.push(
        ...(await forSeason(season.source, source, problems, () =>
          tx.transaction((part) => writeSeason(part, league.id, season.host, guardOf(hosted, season.source))),
        )),
      );
    const { unmatched, ...sum } = total(...counts);
    return { ...sum, unmatched: [...unmatched, ...problems] };
  };
}
