import type { Database } from '../../db';
import { findRules, setRules } from '../../db/queries/leagues/rules';
import { countPlaces, selectSeasonRows, setOpenPlaces, syncStandings } from '../../db/queries/seasons/standings';
import { selectTeams } from '../../db/queries/teams/teams';
import type { RowCount } from '../../db/syncRows';
import type { Place } from '../../domain/places';
import { roundPoints } from '../../domain/points';
import { type Rules, withBracket } from '../../domain/rules';
import { placeInDivisions, type Standing } from '../../domain/standings';
import { HostError } from '../../hosts/errors';
import type { HostCall, HostAdapter, Source } from '../../hosts/port';
import type { HostTeam } from '../../hosts/hostRows';
import { guardOf } from '../drops';
import { lackingTeam, ofTeams } from '../teams/goneTeams';
import { type HostedLeague, refusalOf } from '../hostedLeague';
import { writeManagers } from '../teams/managers';
import { total } from '../result';

/**
 * A season as read from the host; `places` is empty while the season is undecided, null when they were not read. `hasScoring` if the
 * scoring was read separately, `refused` why it could not be read.
 */
export interface HostSeason {
  season: number;
  rules: Rules;
  /** Whether rules were left out. */
  hasOddRules?: boolean;
  hasScoring?: boolean;
  refused?: string[];
  teams: HostTeam[];
  standings: Standing[];
  places: Place[] | null;
  /** The teams in the bracket of the play-offs, empty before the host has one; null when it was not read. */
  playoffTeams: string[] | null;
  /** Whether the host says that the season is not over: then it has no places, also if it had some before. */
  isOpen?: boolean;
  /** Why places of a season that is over are not decided. */
  openPlaces?: string;
  /** Whether games for places were left out. */
  isPartial?: boolean;
}

/** Makes a function that says whether the adapter has reported anything new since `start`, which earlier reads of it had not. */
function reportsSince(adapter: HostAdapter, start: number | undefined): () => boolean {
  const before = adapter.reports?.length;
  const known = new Set(adapter.reports?.slice(start));
  return () => adapter.reports?.slice(before).some((message) => !known.has(message)) ?? false;
}

/**
 * A season's rules, if requested with the scoring. A host may send the scoring separately; without it the rest of a season is still useful.
 * @param start the number of reports before the season was read
 */
async function readRules(adapter: HostAdapter, source: Source, withScoring: boolean, start: number | undefined) {
  const hasReported = reportsSince(adapter, start);
  const rules = await adapter.rules(source);
  const hasOddRules = hasReported();
  if (!withScoring || !adapter.scoring) return { rules, hasOddRules };
  try {
    return { hasOddRules, rules: { ...rules, scoring: await adapter.scoring(source) }, hasScoring: true };
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    return { rules, hasOddRules, refused: [refusalOf(source.season, error)] };
  }
}

/** Reads a season's rules, teams and standings, and its final positions and scoring if requested. */
export async function readSeason(
  adapter: HostAdapter,
  source: Source,
  { withPlaces, withScoring = false }: { withPlaces: boolean; withScoring?: boolean },
): Promise<HostSeason> {
  const start = adapter.reports?.length;
  // What these report of a response is not of the rules or the places, which are read from the same responses.
  const teams = await adapter.teams(source);
  const rules = await readRules(adapter, source, withScoring, start);
  const standings = await adapter.standings(source);
  const isOpen = withPlaces && !(await adapter.league(source)).complete;
  const hasReported = reportsSince(adapter, start);
  let openPlaces: string | undefined;
  const places = withPlaces ? await adapter.places(source, (reason) => void (openPlaces = reason)) : null;
  const playoffTeams = withPlaces ? await adapter.playoffTeams(source) : null;
  const isPartial = hasReported();
  return { season: source.season, ...rules, teams, standings, places, playoffTeams, isOpen, openPlaces, isPartial };
}

/** The league and the season whose stored rows responses are checked against. */
interface Guarded {
  hosted: HostedLeague;
  source: Source;
}

type SeasonRow = Awaited<ReturnType<typeof selectSeasonRows>>[number];

/** The numbers of written rows, and the unmatched names. */
type Reported = RowCount & { unmatched?: string[] };

/** The standings of a season as rows, with the names and divisions of the teams in it, and of the stored ones that `host.teams` lacks. */
function toRows(
  leagueId: string,
  { season, teams, standings }: HostSeason,
  stored: Map<string, SeasonRow>,
  owners: Map<string, string | null>,
) {
  const rows = standings.flatMap((standing) => {
    const { teamId } = standing;
    const before = stored.get(teamId);
    const team = teams.find((each) => each.teamId === teamId) ?? (before && { ...before, division: undefined });
    if (!team) return [];
    return {
      ...standing,
      leagueId,
      season,
      name: team.name,
      avatar: team.avatar,
      division: team.division === undefined ? (before?.division ?? null) : standing.division,
      ownerName: team.ownerName === undefined ? (owners.get(teamId) ?? null) : team.ownerName,
      percentage: Math.round(standing.percentage * 10_000) / 10_000,
      pointsFor: roundPoints(standing.pointsFor),
      pointsAgainst: roundPoints(standing.pointsAgainst),
    };
  });
  return placeInDivisions(rows);
}

/**
 * Writes a season's rules, and its standings with the team names of that season. Stored final positions change only if the host has decided
 * ones and all of its placement games can be read. An owner's or a division's name that the host does not send is kept. A stored team stays
 * if `teams` or `standings` lists it. Teams that the league does not have are `unmatched`.
 * @throws what the `guard` of `hosted` throws for standings or places that would be removed
 */
export async function writeSeason(tx: Database, leagueId: string, host: HostSeason, guarded?: Guarded): Promise<Reported> {
  const { season } = host;
  const guard = guarded && guardOf(guarded.hosted, guarded.source);
  const storedPlaces = await countPlaces(tx, leagueId, season);
  const decided = host.isPartial && storedPlaces > 0 ? null : host.places;
  if (decided && !host.isOpen) guard?.('places', storedPlaces, decided.length, { what: 'places' });
  // Without a whole bracket the stored teams stay.
  const inBracket = host.isPartial || !host.playoffTeams?.length ? null : host.playoffTeams;
  const managers = await writeManagers(tx, leagueId, season, host.teams);
  const owners = new Map((await selectTeams(tx, leagueId)).map(({ id, ownerName }) => [id, ownerName]));
  const stored = new Map((await selectSeasonRows(tx, leagueId, season)).map((row) => [row.teamId, row]));
  if (decided) await setOpenPlaces(tx, leagueId, season, host.openPlaces);
  const open = decided && host.openPlaces ? [`season ${season}: ${host.openPlaces}`] : [];
  const ids = new Set([...host.teams.map(({ teamId }) => teamId), ...stored.keys()]);
  const standings = ofTeams(host.standings, ids, ({ teamId }) => [teamId]);
  const ofGames = ofTeams(decided ?? [], ids, ({ teamId }) => [teamId]);
  const places = new Map(decided?.map(({ teamId, finalPosition }) => [teamId, finalPosition]));
  const rows = toRows(leagueId, { ...host, standings: standings.rows }, stored, owners).map((row) => ({
    ...row,
    ...((places.size > 0 || host.isOpen) && { finalPosition: places.get(row.teamId) ?? null }),
    ...(inBracket && { inPlayoffs: inBracket.includes(row.teamId) }),
  }));
  const lacks = (rowsOfHost: { teamId: string }[]) => (teamId: string) => !rowsOfHost.some((row) => row.teamId === teamId);
  const silent = host.teams.map(({ teamId }) => teamId).filter(lacks(host.standings));
  const kept = guarded?.hosted.acceptDrop || !rows.length ? [] : silent.flatMap((teamId) => stored.get(teamId) ?? []);
  const count = await syncStandings(tx, leagueId, season, [...rows, ...kept], {
    check: (before) => guard?.('standings', before, rows.length),
  });
  const playoffTeams = inBracket?.length ?? [...stored.values()].filter(({ inPlayoffs }) => inPlayoffs).length;
  const areKept = host.hasOddRules && (await findRules(tx, leagueId, season));
  const rules = areKept ? total() : await setRules(tx, leagueId, season, withBracket(host.rules, playoffTeams));
  const report = (call: HostCall) => (teamId: string) => lackingTeam(guarded!.hosted, call, guarded!.source, teamId);
  const unnamed = standings.rows.map(({ teamId }) => teamId).filter(lacks(host.teams));
  const reports = guarded ? [...unnamed.map(report('teams')), ...kept.map(({ teamId }) => report('standings')(teamId))] : [];
  const unmatched = [...standings.unmatched, ...ofGames.unmatched, ...(host.refused ?? []), ...open, ...reports];
  return total(managers, rules, { ...count, unmatched });
}
