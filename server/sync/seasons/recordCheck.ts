/** Whether a host's records and places agree with the stored games. */
import type { Database } from '../../db';
import { selectSeasonGames } from '../../db/queries/seasons/games';
import { findRules } from '../../db/queries/leagues/rules';
import { selectSeasonScores } from '../../db/queries/seasons/scores';
import { selectPlaces, selectSeasonRows } from '../../db/queries/seasons/standings';
import { setDifferences, type Watermark } from '../../db/queries/seasons/watermarks';
import { differenceOf } from '../../domain/agreement';
import { recordDifferences } from '../../domain/recordDifferences';
import { noRules } from '../../domain/rules';
import type { PlayedWeeks } from '../../domain/weekFigures';
import type { HostWeekScore } from '../../hosts/hostRows';
import type { Source } from '../../hosts/port';
import { findCalendar } from '../schedule/calendar';
import type { HostedLeague } from '../hostedLeague';
import { isWeekOver } from '../schedule/schedule';
import type { HostSeason } from './seasons';

/** Weeks that were read, in place of the stored ones. */
interface ReadWeeks {
  weeks: number[];
  scores: HostWeekScore[];
}

/** The games and scores of weeks that were read. */
function playedOf({ scores }: ReadWeeks): PlayedWeeks {
  const scoreOf = new Map(scores.map(({ week, teamId, teamScore }) => [`${week} ${teamId}`, teamScore]));
  const games = scores.flatMap(({ week, teamId, teamScore, opponentIds, results }) =>
    opponentIds.map((opponentId) => ({
      ...{ week, teamId, opponentId, score: teamScore },
      opponentScore: scoreOf.get(`${week} ${opponentId}`) ?? null,
      hostResult: results?.[opponentId] ?? null,
    })),
  );
  return { games, scores: scores.map(({ week, teamId, teamScore }) => ({ week, teamId, score: teamScore })) };
}

/** The weeks of a season: those that were read, else as stored. */
async function playedWeeks(db: Database, { league, isNew }: HostedLeague, season: number, read: ReadWeeks): Promise<PlayedWeeks> {
  const fresh = playedOf(read);
  if (isNew) return fresh;
  const isKept = ({ week }: { week: number }) => !read.weeks.includes(week);
  const [games, scores] = [await selectSeasonGames(db, league.id, season), await selectSeasonScores(db, league.id, season)];
  return { games: [...games.filter(isKept), ...fresh.games], scores: [...scores.filter(isKept), ...fresh.scores] };
}

/** Whether records can be compared with weeks: not while the last one is played, for a host changes them at different times. */
export async function isComparable(db: Database, hosted: HostedLeague, source: Source, lastWeek: number): Promise<boolean> {
  const { season } = source;
  const calendar = await findCalendar(db);
  const isInSeason = calendar?.season === season && (calendar.phase === 'regular' || calendar.phase === 'post');
  return !isInSeason || isWeekOver(calendar, season, lastWeek, hosted.now()) || (await hosted.adapter.league(source)).complete;
}

/** Compares a season's stored records with its stored weeks, and stores the differences for people to see. */
export async function writeDifferences(tx: Database, leagueId: string, season: number): Promise<void> {
  const played = { games: await selectSeasonGames(tx, leagueId, season), scores: await selectSeasonScores(tx, leagueId, season) };
  const rules = (await findRules(tx, leagueId, season))?.rules;
  const records = await selectSeasonRows(tx, leagueId, season);
  await setDifferences(tx, leagueId, season, recordDifferences(records, played, rules));
}

/**
 * What the host's records have more than the games (see `differenceOf`): its records as read, else as stored. Undefined while they cannot be
 * compared.
 */
export async function findDifference(
  db: Database,
  hosted: HostedLeague,
  source: Source,
  host: Pick<HostSeason, 'standings' | 'rules'> | null,
  read: ReadWeeks = { weeks: [], scores: [] },
): Promise<string | undefined> {
  const { league } = hosted;
  const { season } = source;
  const played = await playedWeeks(db, hosted, season, read);
  const lastWeek = Math.max(0, ...played.scores.map(({ week }) => week));
  if (!(await isComparable(db, hosted, source, lastWeek))) return undefined;
  const standings = host?.standings ?? (await selectSeasonRows(db, league.id, season));
  const rules = host?.rules ?? (await findRules(db, league.id, season))?.rules ?? noRules;
  return differenceOf(standings, played, rules);
}

/** Whether the host's places differ from stored ones. */
async function hasOtherPlaces(db: Database, leagueId: string, { season, places }: HostSeason): Promise<boolean> {
  if (!places?.length) return false;
  const stored = (await selectPlaces(db, leagueId, season)).filter(({ isFinal }) => isFinal);
  const placeOf = new Map(places.map(({ teamId, finalPosition }) => [teamId, finalPosition]));
  return stored.some(({ teamId, finalPosition }) => placeOf.has(teamId) && placeOf.get(teamId) !== finalPosition);
}

/**
 * Whether all weeks of a season have to be read again: the host's records no longer agree with the games, or its places with the stored
 * ones. A difference that stays after all weeks were read is known.
 */
export async function isContradicted(
  db: Database,
  hosted: HostedLeague,
  source: Source,
  mark: Watermark | undefined,
  host: HostSeason | null,
  read?: ReadWeeks,
): Promise<boolean> {
  if (!mark) return false;
  const difference = await findDifference(db, hosted, source, host, read);
  if (difference && difference !== mark.difference) return true;
  return host !== null && (await hasOtherPlaces(db, hosted.league.id, host));
}
