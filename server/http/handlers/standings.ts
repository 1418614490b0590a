import type { components } from '../../../src/api/generated/schema.gen';
import type { Database } from '../../db';
import { selectGameSides } from '../../db/queries/seasons/games';
import { findKeeperRules } from '../../db/queries/teams/keeperRules';
import type { League } from '../../db/queries/leagues/leagues';
import { selectPreDraftTrades } from '../../db/queries/drafts/pickTrades';
import { findKeeperLimit, selectRules } from '../../db/queries/leagues/rules';
import { findChampion, selectStandings, selectYears } from '../../db/queries/seasons/standings';
import { selectTeams } from '../../db/queries/teams/teams';
import { type LastResult, lastResultsOf } from '../../domain/games';
import { limitOf } from '../../domain/keeperDesk/limits';
import { deadlineWords } from '../../domain/keeperDesk/ruleWords';
import { placesGained, type RankedTeam } from '../../domain/movement';
import { isPlayoffWeek } from '../../domain/rounds';
import { formatsOf, hasGames, type Rules } from '../../domain/rules';
import { unplayedStandings } from '../../domain/standings';
import { chooseDraft } from './chosenDraft';
import { getLeagueOf } from './find';
import { gamesOfWeek } from './games';
import { keeperSeason } from './readKeeperDesk';
import { type GameWeek, gameWeeksOf, readSeason, weekIsOver } from './season';
import { transactionsOf } from './transactions';

/** The maximum number of changes of a kind in the standings. */
const CHANGES = 5;

/** The teams of a league that has no standings yet, with 0-0-0. */
async function unplayedTeams(db: Database, leagueId: string) {
  const teams = await selectTeams(db, leagueId);
  return unplayedStandings(teams.map(({ id: teamId, division }) => ({ teamId, division }))).map(
    ({ teamId: id, ...standing }, i) => {
      const { name: teamName, avatar } = teams[i]!;
      return { id, teamName, avatar, ...standing };
    },
  );
}

/** A result with the name of the opponent, if that has standings; scores are known in every game that is over. */
const withOpponent = (
  { week, result, opponentId = '', score, opponentScore }: LastResult,
  names: ReadonlyMap<string, string>,
) => {
  const teamName = names.get(opponentId);
  return {
    ...{ week, result },
    ...(score != null && opponentScore != null && { score, opponentScore }),
    ...(teamName !== undefined && { opponent: { teamId: opponentId, teamName } }),
  };
};

/** The places that teams have gained by the last of the weeks that are over; none in the play-offs, where the standings do not change. */
async function placesGainedBy(
  db: Database,
  { id, standingsSeason }: League,
  weeks: GameWeek[],
  teams: RankedTeam[],
  rules?: Rules,
) {
  const last = weeks.at(-1);
  if (!last || (rules && isPlayoffWeek(rules, last.week))) return new Map<string, number>();
  const sides = await selectGameSides(db, id, standingsSeason, last);
  return placesGained(teams, sides, {
    weeks: weeks.length,
    playsMedian: rules?.medianGames === true,
    victoryPoints: rules?.victoryPoints,
  });
}

/** The newest changes, of the season that was played last and of the draft that the league prepares. */
async function latestChanges(db: Database, league: League): Promise<components['schemas']['LatestChanges']> {
  const { key } = await chooseDraft(db, league, league.season);
  const { model } = await selectPreDraftTrades(db, league, key);
  const trades = model.preDraftTrades.filter(({ source, date }) => source !== 'host' && date !== null);
  const transactions = await transactionsOf(db, league.id, { season: league.standingsSeason, limit: CHANGES });
  return {
    ...(transactions.length > 0 && { transactions }),
    ...(trades.length > 0 && { trades: trades.toReversed().slice(0, CHANGES) }),
  };
}

const deadlineOf = (at: string, timeZone: string) => ({ at, text: deadlineWords(at, timeZone) });

/** Marks the record of a team in a season without games. */
const markOfRecord = (rules: Rules | undefined) => (rules && !hasGames(rules) ? { hasRecord: false } : {});

/** Every season that was played, newest first. */
export async function yearsOf(db: Database, league: League): Promise<components['schemas']['LeagueYear'][]> {
  const rules = await selectRules(db, league.id);
  return (await selectYears(db, league)).map(({ teams, ...season }) => ({
    ...season,
    teams: teams.map((team) => ({ ...team, ...markOfRecord(rules.get(season.year)) })),
  }));
}

/** A league's standings, with the games of the last and the coming week, and the newest changes. */
export async function standingsOf(db: Database, leagueId: string): Promise<components['schemas']['League']> {
  const league = await getLeagueOf(db, leagueId);
  const { name: leagueName, standingsSeason: season, lastStandingsRefresh } = league;
  const champion = await findChampion(db, leagueId);
  const ofSeason = await readSeason(db, leagueId, season);
  const rules = ofSeason.knownRules;
  const isOver = await weekIsOver(db, leagueId, ofSeason);
  const isCounted = ({ week }: { week: number }) => isOver(season, week);
  const results = lastResultsOf(ofSeason.all, rules, ofSeason.scores, (week) => isOver(season, week));
  const weeks = gameWeeksOf(ofSeason);
  const last = weeks.findLast(({ isPlayed }) => isPlayed);
  const coming = weeks.find(({ isPlayed }) => !isPlayed);
  const gamesOf = (week: GameWeek) => gamesOfWeek(db, { leagueId, leagueName, season }, week, ofSeason, isOver);
  const teams = await selectStandings(db, league);
  const gained = coming && (await placesGainedBy(db, league, weeks.filter(isCounted), teams, rules));
  const names = new Map(teams.map(({ id, teamName }) => [id, teamName]));
  const played = teams.map((team) => {
    const lastResults = results.get(team.id)?.map((game) => withOpponent(game, names));
    const placesGained = gained?.get(team.id);
    return {
      ...team,
      ...markOfRecord(rules),
      ...(placesGained !== undefined && { placesGained }),
      ...(lastResults && { lastResults }),
    };
  });
  const keeperRules = await findKeeperRules(db, leagueId, keeperSeason(league));
  const allowedKeepers = limitOf(keeperRules, await findKeeperLimit(db, league));
  return {
    leagueName,
    season,
    lastStandingsRefresh,
    champion,
    ...(rules && { formats: formatsOf(rules), playoffTeams: rules.playoffTeams }),
    ...(allowedKeepers && { allowedKeepers }),
    ...(keeperRules?.deadline &&
      !league.hasDrafted && { keeperDeadline: deadlineOf(keeperRules.deadline, keeperRules.timeZone) }),
    ...(last && { lastGames: await gamesOf(last) }),
    ...(coming && { comingGames: await gamesOf(coming) }),
    latestChanges: await latestChanges(db, league),
    teams: played.length ? played : await unplayedTeams(db, leagueId),
  };
}
