/** Final positions of MyFantasyLeague's seasons, and who plays for the title. */
import { decidePlaces } from '../../domain/brackets/decide';
import { playoffTeamsOf } from '../../domain/brackets/entrants';
import { toPlaces } from '../../domain/places';
import type { Standing } from '../../domain/standings';
import type { HostAdapter, Source } from '../port';
import type { HostLeague } from '../hostRows';
import type { MflExports } from './exports';
import type { MflLeague } from './league';
import { parseBracket, parseBracketList, playoffGamesOf } from './places';
import { type ReferringGame, withOrigins } from './references';
import type { TeamIdOf } from './teams';
import { lastWeekOf, type ScheduledWeek } from './weeks';

interface Context extends Pick<MflExports, 'read'> {
  leagueOf: (source: Source) => Promise<MflLeague>;
  scheduleOf: (source: Source) => Promise<ScheduledWeek[]>;
  standingsOf: (source: Source) => Promise<Standing[]>;
  /** The season's weeks, and whether it is over. */
  seasonOf: (source: Source) => Promise<HostLeague>;
  teamIdOf: TeamIdOf;
}

/** The calls that read the brackets. */
export function mflPlaces(context: Context): Pick<HostAdapter, 'places' | 'playoffTeams'> {
  const { read, leagueOf, scheduleOf, standingsOf, seasonOf, teamIdOf } = context;

  async function bracketsOf(source: Source) {
    const games: ReferringGame[] = [];
    for (const bracket of await read(source, 'playoffBrackets', {}, parseBracketList))
      games.push(...(await read(source, 'playoffBracket', { BRACKET_ID: bracket.id }, parseBracket(bracket, teamIdOf))));
    return withOrigins(games);
  }

  return {
    async places(source, onOpen) {
      if (!(await seasonOf(source)).complete) return [];
      const brackets = await bracketsOf(source);
      const standings = await standingsOf(source);
      const league = await leagueOf(source);
      const schedule = await scheduleOf(source);
      const hasPlayoffs = lastWeekOf(league, schedule) > league.lastRegularSeasonWeek;
      if (!brackets.length && !hasPlayoffs) return toPlaces([], standings);
      const played = playoffGamesOf(schedule, league.lastRegularSeasonWeek + 1, teamIdOf);
      return decidePlaces(brackets, played, standings, onOpen);
    },
    async playoffTeams(source) {
      const { weeks, complete } = await seasonOf(source);
      const { lastRegularSeasonWeek } = await leagueOf(source);
      if (!complete && (weeks.at(-1) ?? 0) < lastRegularSeasonWeek) return [];
      return playoffTeamsOf(await bracketsOf(source), await standingsOf(source));
    },
  };
}
