/** Final positions of a Sleeper season: what Sleeper itself says goes before what the games and the standings tell. */
import { decidePlaces } from '../../domain/brackets/decide';
import { playoffTeamsOf } from '../../domain/brackets/entrants';
import { type BracketGame, playedGames, teamsOf, type WeekGame } from '../../domain/brackets/games';
import { type Place, toPlaces } from '../../domain/places';
import type { Standing } from '../../domain/standings';
import { placesBySurvival } from '../../domain/survival';
import type { HostAdapter, Source } from '../port';
import { parseBracket } from './bracket';
import type { SleeperLeague } from './league';
import { parseMatchups, toPlayedGames } from './matchups';
import type { SleeperReader } from './reader';
import { type SleeperRoster, teamIdsOf } from './rosters';

interface Context extends Pick<SleeperReader, 'readAs' | 'readOrNull'> {
  leagueOf: (source: Source) => Promise<SleeperLeague>;
  rostersOf: (source: Source) => Promise<SleeperRoster[]>;
  standingsOf: (source: Source) => Promise<Standing[]>;
}

type OnOpen = (reason: string) => void;

const unknownFormat = 'Sideline does not know this format of a league, and the host does not name all places.';
const pointsOnly = 'The league has no games and no play-offs, and the host does not name all places.';
const otherWinner = 'The host names a winner who is not first by the games or the standings, and no other places.';

/** The winner alone, where nothing that we know gives the other places. */
function onlyWinner(winner: string | null, reason: string, onOpen?: OnOpen): Place[] {
  onOpen?.(reason);
  return winner === null ? [] : [{ teamId: winner, finalPosition: 1 }];
}

/** The places of a season without play-offs, of which the standings decide those of a known format with games. */
function placesByStandings({ format }: SleeperLeague, standings: Standing[], winner: string | null, onOpen?: OnOpen): Place[] {
  if (format === 'other') return onlyWinner(winner, unknownFormat, onOpen);
  const hasGames = standings.some(({ wins, losses, draws }) => wins + losses + draws > 0);
  return hasGames ? toPlaces([], standings) : onlyWinner(winner, pointsOnly, onOpen);
}

/** The games with the winner of an open final. */
const withWinner = (games: readonly BracketGame[], winner: string | null): BracketGame[] =>
  games.map((game) => {
    const isOpenFinal = game.place === 1 && game.winner === null && winner !== null;
    const isOther = teamsOf(game).length === 2 && !teamsOf(game).includes(winner ?? '');
    return isOpenFinal && !isOther ? { ...game, winner } : game;
  });

/** What the bracket says; `playoffStart` is the week of its first round in a season that is over, by its games; null if that is not known. */
interface SleeperPlaces extends Pick<HostAdapter, 'places' | 'playoffTeams'> {
  playoffStart: (source: Source) => Promise<number | null>;
}

/** The calls that read the bracket. */
export function sleeperPlaces(context: Context): SleeperPlaces {
  const { readAs, readOrNull, leagueOf, rostersOf, standingsOf } = context;

  /** A league without play-offs may have no bracket at all. */
  async function bracketOf(source: Source, isRequired: boolean): Promise<BracketGame[]> {
    const teamIdOf = teamIdsOf(await rostersOf(source));
    const path = `league/${source.externalId}/winners_bracket`;
    return (isRequired ? readAs : readOrNull)(path, (response, report) => parseBracket(response, teamIdOf, report));
  }

  async function gamesOfWeek(source: Source, week: number): Promise<WeekGame[]> {
    const sides = await readOrNull(`league/${source.externalId}/matchups/${week}`, parseMatchups);
    return toPlayedGames(week, sides, teamIdsOf(await rostersOf(source)));
  }

  async function gamesAsPlayed(source: Source, weeks: number[]) {
    const games: WeekGame[] = [];
    for (const week of weeks) games.push(...(await gamesOfWeek(source, week)));
    return playedGames(games);
  }

  /** Whether the games of a bracket were played from a week on, a round a week. */
  async function isPlayedFrom(source: Source, start: number, bracket: readonly BracketGame[]): Promise<boolean> {
    for (const game of bracket) {
      const games = await gamesOfWeek(source, start + game.round - 1);
      if (!games.some(({ sides }) => sides.every(({ teamId }) => teamsOf(game).includes(teamId)))) return false;
    }
    return true;
  }

  return {
    async places(source, onOpen) {
      const league = await leagueOf(source);
      if (!league.complete) return [];
      const standings = await standingsOf(source);
      const named = league.winner === null ? null : teamIdsOf(await rostersOf(source))(league.winner);
      const winner = standings.some(({ teamId }) => teamId === named) ? named : null;
      if (league.format === 'guillotine') return placesBySurvival(standings, winner, onOpen);
      const games = await bracketOf(source, league.hasPlayoffs);
      const isOfBracket = games.some((game) => game.place === 1 && game.winner !== null);
      const isDecided = games.length > 0 && games.every((game) => game.winner !== null);
      const reasons: string[] = [];
      const places =
        games.length || league.hasPlayoffs
          ? decidePlaces(
              withWinner(games, winner),
              await gamesAsPlayed(source, isDecided ? [] : league.playoffWeeks),
              standings,
              (reason) => reasons.push(reason),
            )
          : placesByStandings(league, standings, winner, (reason) => reasons.push(reason));
      const first = places.find(({ finalPosition }) => finalPosition === 1);
      if (winner !== null && !isOfBracket && first?.teamId !== winner)
        return onlyWinner(winner, first ? otherWinner : (reasons[0] ?? otherWinner), onOpen);
      reasons.forEach((reason) => onOpen?.(reason));
      return places;
    },
    async playoffStart(source) {
      const { complete, weeks } = await leagueOf(source);
      const bracket = complete ? await bracketOf(source, false) : [];
      const rounds = Math.max(...bracket.map(({ round }) => round));
      const known = bracket.filter((game) => teamsOf(game).length === 2);
      for (let start = (weeks.at(-1) ?? 0) - rounds + 1; known.length > 0 && start > 0; start -= 1)
        if (await isPlayedFrom(source, start, known)) return start;
      return null;
    },
    async playoffTeams(source) {
      const { complete, weeks, format, playoffStart } = await leagueOf(source);
      const hasBegun = complete || (weeks.at(-1) ?? 0) + 1 >= playoffStart;
      if (!hasBegun || format === 'guillotine') return [];
      return playoffTeamsOf(await bracketOf(source, false), await standingsOf(source));
    },
  };
}
