import { weeklyPlaces } from '../../domain/weeklyPlaces';
import type { Handlers } from '../operations';
import { getLeagueOf } from './find';
import { getTeamOfYear } from './history';
import { recordAfterWeek } from './season';
import { readGames } from './teamWeeks';

export const teamSeasonHandlers: Handlers<'getTeamSeason'> = {
  getTeamSeason: async ({ db, query: { leagueId, year, teamId: id } }) => {
    const season = year ?? (await getLeagueOf(db, leagueId)).standingsSeason;
    const { league, teamId, teamName } = await getTeamOfYear(db, leagueId, season, id);
    const { season: known, isOver, toTeamGame } = await readGames(db, leagueId, season);
    const { rules, standings, whole, scores } = known;
    const games = whole
      .filter((game) => game.teamId === teamId)
      .map((game) => ({
        ...toTeamGame(game),
        recordAfter: recordAfterWeek(known, isOver, teamId, game.weeks.at(-1)!.week),
      }));
    const isCounted = ({ week }: { week: number }) => isOver(season, week);
    const hasVictoryPoints = standings.some(({ victoryPoints }) => victoryPoints !== null);
    return {
      ...{ leagueName: league.name, season, teamId, teamName, games },
      teams: new Set(known.games.map((game) => game.teamId)).size,
      places: hasVictoryPoints ? [] : weeklyPlaces(teamId, rules, known.games.filter(isCounted), scores.filter(isCounted)),
    };
  },
};
