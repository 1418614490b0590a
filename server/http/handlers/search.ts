import { selectSeasons } from '../../db/queries/leagues/leagues';
import { selectFoundPlayers, selectLastWeeks, selectTeamsWithNames } from '../../db/queries/players/searchIndex';
import type { Handlers } from '../operations';
import { getLeagueOf } from './find';

export const searchHandlers: Handlers<'getSearchIndex'> = {
  getSearchIndex: async ({ db, query: { leagueId } }) => {
    const league = await getLeagueOf(db, leagueId);
    const [players, teams, seasons, weeks] = await Promise.all([
      selectFoundPlayers(db, league),
      selectTeamsWithNames(db, leagueId),
      selectSeasons(db, league),
      selectLastWeeks(db, leagueId),
    ]);
    return {
      leagueName: league.name,
      players,
      teams: [...teams].map(([teamId, { isPresent, lastSeason, names, managers }]) => ({
        ...{ teamId, teamName: names[0]! },
        ...(names.length > 1 && { formerNames: names.slice(1) }),
        ...(managers.length > 0 && { managers }),
        ...(!isPresent && lastSeason !== null && { lastSeason }),
      })),
      seasons: seasons.map((season) => ({ season, weeks: weeks.get(season) ?? 0 })),
    };
  },
};
