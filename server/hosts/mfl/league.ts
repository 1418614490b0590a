import { kinds } from '../../domain/numberKinds';
import type { Report } from '../../domain/oddValues';
import { withoutProofCode } from '../../domain/proofCode';
import { type Fields, part, readRows, reportTwice, required } from '../fields';
import type { Rules } from '../../domain/rules';
import type { Source } from '../port';
import type { HostTeam } from '../hostRows';
import { hostOf } from './address';
import { mflList, mflName, mflNumber, mflPicture, mflText, readExport, requireMflNumber, withoutByes } from './response';
import { hasVictoryPoints, parseRules } from './rules';

/** A franchise of a league; `division` is the division's name. */
export type MflFranchise = Omit<HostTeam, 'teamId'>;

/** The `league` export; `seasons` is its history including this season, which may have several leagues of a year; `host` is its server. */
export interface MflLeague {
  leagueId: string;
  name: string;
  /** The name as it is, which may have a code that the `name` leaves out. */
  nameOnHost: string;
  host: string | null;
  startWeek: number;
  lastRegularSeasonWeek: number;
  endWeek: number;
  playerCopies: number;
  /** The number of a round's picks before those of a franchise's pool, by franchise: pools draft separately. */
  picksBefore: ReadonlyMap<string, number>;
  /** Whether players are sold at an auction, instead of or in addition to a draft. */
  hasAuction: boolean;
  /** Whether victory points order the standings. */
  hasVictoryPoints: boolean;
  /** Whether teams meet head to head. */
  hasGames: boolean;
  franchises: MflFranchise[];
  seasons: Source[];
  /** Reads the rules. */
  rules: () => Rules;
}

/** The years of `history.league`; a URL ends with the league's id of that year. A year can have several leagues. */
function parseSeasons(rows: Fields[], what: string, report: Report): Source[] {
  const seasons = readRows(rows, report, ({ year, url }, i) => {
    const address = mflText(url);
    const externalId = /\/home\/(\d+)\b/.exec(address ?? '')?.[1];
    return externalId
      ? [{ externalId, season: requireMflNumber(year, `${what}: history[${i}]: year`, kinds.year), host: hostOf(address) }]
      : [];
  });
  return reportTwice(
    seasons,
    report,
    `MyFantasyLeague ${what}: in its history`,
    ({ externalId, season }) => `league ${externalId} of ${season}`,
  );
}

/** The number of franchises in the pools before each franchise's pool, in the order of the pool ids, which is the draft order. */
const picksBeforePools = (franchises: [id: string, pool: string][]) =>
  new Map(franchises.map(([id, pool]) => [id, franchises.filter(([, other]) => other < pool).length]));

/** Reads a league. @throws HostError when its id or name is missing, or a number is invalid */
export function parseLeague(text: string, what: string, report: Report): MflLeague {
  const league = readExport(text, 'league', what);
  const leagueId = required(mflText(league.id), `MyFantasyLeague ${what}: id`, 'an id');
  const nameOnHost = required(mflName(league.name), `MyFantasyLeague ${what}: name`, 'text');
  const once = (rows: Fields[], name: string) =>
    reportTwice(rows, report, `MyFantasyLeague ${what}: ${name}`, ({ id }) => mflText(id));
  const nameById = (rows: Fields[]) => new Map(rows.map(({ id, name }) => [mflText(id), mflName(name)]));
  const divisionRows = once(mflList(part(league, 'divisions').division, 'divisions'), 'division');
  const divisions = nameById(divisionRows);
  const conferences = nameById(once(mflList(part(league, 'conferences').conference, 'conferences'), 'conference'));
  const conferenceIds = new Map(divisionRows.map(({ id, conference }) => [mflText(id), mflText(conference)]));
  const pools: Record<string, [(division: string | null) => string | null | undefined, Map<string | null, string | null>]> = {
    DIVISION: [(division) => division, divisions],
    CONFERENCE: [(division) => conferenceIds.get(division), conferences],
  };
  const [poolOf, poolNames] = pools[mflText(league.playerLimitUnit) ?? ''] ?? [() => null, new Map<null, null>()];
  const franchiseRows = once(withoutByes(mflList(part(league, 'franchises').franchise, 'franchises')), 'franchise');
  const numberOf = (name: string, kind = kinds.week) => mflNumber(league[name], `${what}: ${name}`, kind);
  const endWeek = numberOf('endWeek') ?? 17;
  return {
    leagueId,
    name: withoutProofCode(nameOnHost, `League ${leagueId}`),
    nameOnHost,
    host: hostOf(mflText(league.baseURL)),
    startWeek: numberOf('startWeek') ?? 1,
    lastRegularSeasonWeek: numberOf('lastRegularSeasonWeek') ?? endWeek,
    endWeek,
    playerCopies: numberOf('rostersPerPlayer', kinds.count) || 1,
    picksBefore: picksBeforePools(franchiseRows.map(({ id, division }) => [mflText(id) ?? '', poolOf(mflText(division)) ?? ''])),
    rules: () => parseRules(league, report),
    hasAuction: /auction/.test(mflText(league.loadRosters) ?? ''),
    hasVictoryPoints: hasVictoryPoints(league),
    hasGames: mflText(league.h2h) === 'YES',
    franchises: franchiseRows.map((franchise, i) => {
      const externalId = required(mflText(franchise.id), `MyFantasyLeague franchises[${i}]: id`, 'an id');
      const division = mflText(franchise.division);
      // In a league without divisions a franchise has none. Here it is missing.
      const hasName = division === null || divisions.has(division);
      return {
        externalId,
        name: mflName(franchise.name) ?? `Team ${externalId}`,
        ownerName: mflName(franchise.owner_name) ?? undefined,
        avatar: mflPicture(franchise.icon) ?? mflPicture(franchise.logo),
        division: hasName ? (divisions.get(division) ?? null) : undefined,
        pool: hasName ? (poolNames.get(poolOf(division) ?? null) ?? null) : undefined,
        managers: [],
      };
    }),
    seasons: parseSeasons(mflList(part(league, 'history').league, 'history'), what, report),
  };
}
