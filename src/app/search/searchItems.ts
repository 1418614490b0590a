/** What a search can find, as entries of one list. */
import type { Schema } from '../../api/types';
import { makeMatcher } from '../../../server/domain/matchText';
import type { LeagueEntry } from '../../lib/config';
import { platforms } from '../../platforms/platforms';
import { leaguePaths, type LeaguePaths } from '../../routing/leaguePaths';
import type { NavLink } from '../../routing/navLinks';
import { PLAYER_PARAM } from '../../routing/useSheet';
import { withParam } from '../../lib/withParam';

/** The kinds of results, which are their headings. */
export const kinds = ['Players', 'Teams', 'Managers', 'Leagues', 'Screens', 'Seasons'] as const;

export type SearchItem = {
  kind: (typeof kinds)[number];
  label: string;
  /** What tells it from others of its name. */
  note: string;
  /** The path and search parameters that it opens. */
  to: string;
  /** What matches beside the label. */
  otherNames?: readonly string[];
  /** Codes whose beginnings match: positions, NFL teams, initials. */
  codes?: readonly string[];
};

const sentence = (...parts: (string | false | null | undefined)[]) => parts.filter(Boolean).join(' · ');

/** The capital letters of a name, such as `CMC`, by which many players are known. */
const initialsOf = (name: string) => name.match(/\p{Lu}/gu)?.join('') ?? '';

/** The path of a page, with its search, under a player's sheet. */
function pathWithPlayer(page: string, playerId: string): string {
  const [path, search = ''] = page.split('?');
  return `${path}?${withParam(search, PLAYER_PARAM, playerId)}`;
}

type IndexProps = {
  index: Schema<'SearchIndex'>;
  leagueId: string;
  paths: LeaguePaths;
  /** The page over which a player's sheet opens. */
  page: string;
};

/** What a league's index has: players, teams, managers, seasons and weeks. */
export function itemsOfIndex({ index: { players, teams, seasons }, leagueId, paths, page }: IndexProps): SearchItem[] {
  const teamNames = new Map(teams.map(({ teamId, teamName }) => [teamId, teamName]));
  const ofPlayers = players.map(
    ({ playerId, playerName, position, nflTeam, teamIds = [], positionRank, bye, isKeeper }): SearchItem => ({
      kind: 'Players',
      label: playerName,
      note: sentence(
        positionRank === undefined ? position : `${position}${positionRank}`,
        nflTeam,
        teamIds.map((id) => teamNames.get(id) ?? id).join(', ') || 'available',
        isKeeper && 'keeper',
        bye !== undefined && `bye ${bye}`,
      ),
      to: pathWithPlayer(page, playerId),
      codes: [initialsOf(playerName), position, ...(nflTeam === undefined ? [] : [nflTeam])],
    }),
  );
  const left = (lastSeason: number | undefined) => lastSeason !== undefined && `left after ${lastSeason}`;
  const ofTeams = teams.map(({ teamId, teamName, formerNames = [], managers = [], lastSeason }): SearchItem => ({
    kind: 'Teams',
    label: teamName,
    note: sentence(managers[0], formerNames.length > 0 && `formerly ${formerNames.join(', ')}`, left(lastSeason)),
    to: paths.team(leagueId, teamId),
    otherNames: formerNames,
  }));
  const ofManagers = teams.flatMap(({ teamId, teamName, managers = [], lastSeason }) =>
    managers.map((name, index): SearchItem => ({
      kind: 'Managers',
      label: name,
      note: sentence(index > 0 && 'formerly', teamName, left(lastSeason)),
      to: paths.team(leagueId, teamId),
    })),
  );
  const ofSeasons = seasons.flatMap(({ season, weeks }) => [
    ...(weeks > 0
      ? [
          { label: `${season} Games`, to: `${paths.standings(leagueId)}?view=games&year=${season}` },
          { label: `${season} Team Scores`, to: paths.pointsByYear(leagueId, season) },
          { label: `${season} Final Standings`, to: `${paths.history(leagueId)}?view=final&year=${season}` },
        ]
      : []),
    { label: `${season} Draft`, to: `${paths.draftOrder(leagueId)}?year=${season}` },
    { label: `${season} Transactions`, to: paths.transactions(leagueId, season) },
    ...Array.from({ length: weeks }, (_, i) => ({
      label: `Week ${i + 1}, ${season}`,
      to: `${paths.standings(leagueId)}?view=games&year=${season}&week=${i + 1}`,
    })),
  ]);
  return [
    ...ofPlayers,
    ...ofTeams,
    ...ofManagers,
    ...ofSeasons.map((item): SearchItem => ({ kind: 'Seasons', note: '', ...item })),
  ];
}

/** What another league of the account has: the players of its teams, its teams and managers, with its name. */
export const itemsOfOtherLeague = (props: Omit<IndexProps, 'page'>, leagueName: string): SearchItem[] => {
  const players = props.index.players.filter(({ teamIds }) => teamIds);
  return itemsOfIndex({
    ...props,
    index: { ...props.index, players, seasons: [] },
    page: props.paths.standings(props.leagueId),
  }).map((item) => ({ ...item, note: sentence(item.note, leagueName) }));
};

/** The leagues of the menu, each at its standings. */
export const itemsOfLeagues = (leagues: readonly LeagueEntry[]): SearchItem[] =>
  leagues.map(({ id, name, provider }) => ({
    ...{ kind: 'Leagues', label: name, note: platforms[provider].name },
    to: leaguePaths(provider).standings(id),
  }));

/** A league's screens. */
export const itemsOfScreens = (links: readonly NavLink[], note: string): SearchItem[] =>
  links.map(({ label, to }) => ({ kind: 'Screens', label, note, to }));

/** How many results are shown. */
const MOST = 30;

/** Prepares a search: it finds the results of a typed text, best match first. */
export function makeSearch(items: readonly SearchItem[]): (typed: string) => readonly SearchItem[] {
  const match = makeMatcher(items, ({ label, otherNames = [], codes }) => ({ names: [label, ...otherNames], codes }));
  return (typed) => match(typed).slice(0, MOST);
}

/** Results by their kinds; the kind of the best match is the first. */
export function byKind(found: readonly SearchItem[]): [kind: SearchItem['kind'], items: SearchItem[]][] {
  const groups = new Map<SearchItem['kind'], SearchItem[]>();
  for (const item of found) groups.set(item.kind, [...(groups.get(item.kind) ?? []), item]);
  return [...groups];
}
