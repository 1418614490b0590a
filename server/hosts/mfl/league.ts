import { type Fields, part, required } from '../fields';
import type { Rules } from '../../domain/rules';
import type { HostTeam, Source } from '../port';
import { hostOf } from './address';
import { mflList, mflNumber, mflText, readExport } from './answer';
import { parseRules } from './rules';

/** A franchise of a league; `division` is the division's name. */
export type MflFranchise = Omit<HostTeam, 'teamId'>;

/** The `league` export; `seasons` is its history with this season, `host` the server that it is on. */
export interface MflLeague {
  leagueId: string;
  name: string;
  host: string | null;
  startWeek: number;
  lastRegularSeasonWeek: number;
  endWeek: number;
  playerCopies: number;
  /** Whether teams meet head to head. */
  hasGames: boolean;
  franchises: MflFranchise[];
  seasons: Source[];
  rules: Rules;
}

/** A year of `history.league`; its URL ends with the league's id of that year. */
function parseSeason(year: unknown, url: unknown): Source[] {
  const address = mflText(url);
  const season = mflNumber(year);
  const externalId = /\/home\/(\d+)\b/.exec(address ?? '')?.[1];
  return season !== null && externalId ? [{ externalId, season, host: hostOf(address) }] : [];
}

/** Reads a league. @throws when it has no id or no name. */
export function parseLeague(text: string, what: string): MflLeague {
  const league = readExport(text, 'league', what);
  const leagueId = required(mflText(league.id), `MyFantasyLeague ${what}: id`, 'an id');
  const nameById = (rows: Fields[]) => new Map(rows.map(({ id, name }) => [mflText(id), mflText(name)]));
  const divisionRows = mflList(part(league, 'divisions').division, 'divisions');
  const divisions = nameById(divisionRows);
  const conferences = nameById(mflList(part(league, 'conferences').conference, 'conferences'));
  const conferenceIds = new Map(divisionRows.map(({ id, conference }) => [mflText(id), mflText(conference)]));
  const pools: Record<string, (division: string | null) => string | null | undefined> = {
    DIVISION: (division) => divisions.get(division),
    CONFERENCE: (division) => conferences.get(conferenceIds.get(division) ?? null),
  };
  const poolOf = pools[mflText(league.playerLimitUnit) ?? ''];
  const startWeek = mflNumber(league.startWeek) ?? 1;
  const endWeek = mflNumber(league.endWeek) ?? 17;
  return {
    leagueId,
    name: required(mflText(league.name), `MyFantasyLeague ${what}: name`, 'text'),
    host: hostOf(mflText(league.baseURL)),
    startWeek,
    lastRegularSeasonWeek: mflNumber(league.lastRegularSeasonWeek) ?? endWeek,
    endWeek,
    playerCopies: mflNumber(league.rostersPerPlayer) || 1,
    rules: parseRules(league),
    hasGames: mflText(league.h2h) === 'YES',
    franchises: mflList(part(league, 'franchises').franchise, 'franchises').map((franchise, i) => {
      const externalId = required(mflText(franchise.id), `MyFantasyLeague franchises[${i}]: id`, 'an id');
      return {
        externalId,
        name: mflText(franchise.name) ?? `Team ${externalId}`,
        ownerName: mflText(franchise.owner_name),
        avatar: mflText(franchise.icon) ?? mflText(franchise.logo),
        division: divisions.get(mflText(franchise.division)) ?? null,
        pool: poolOf?.(mflText(franchise.division)) ?? null,
        managers: [],
      };
    }),
    seasons: mflList(part(league, 'history').league, 'history').flatMap(({ year, url }) => parseSeason(year, url)),
  };
}
