import type { components } from '../../../src/api/generated/schema.gen';
import type { Database } from '../../db';
import { selectGameSides, selectGameWeeks, selectSeasonGames } from '../../db/queries/games';
import type { League } from '../../db/queries/leagues';
import { selectPreDraftTrades } from '../../db/queries/pickTrades';
import { findKeeperLimit, findRules } from '../../db/queries/rules';
import { selectSeasonScores } from '../../db/queries/scores';
import { findChampion, selectStandings } from '../../db/queries/standings';
import { selectTeams } from '../../db/queries/teams';
import { lastResultsOf } from '../../domain/games';
import { placesGained, type RankedTeam } from '../../domain/movement';
import { isPlayoffWeek } from '../../domain/rounds';
import { formatsOf, type Rules } from '../../domain/rules';
import { unplayedStandings } from '../../domain/standings';
import { chooseDraft } from './chosenDraft';
import { getLeagueOf } from './find';
import { type GameWeeks, gamesOfWeek } from './games';
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

/** The places that teams have gained by the last week played; none in the play-offs, where the standings do not change. */
async function placesGainedBy(
  db: Database,
  { id, standingsSeason }: League,
  weeks: GameWeeks,
  teams: RankedTeam[],
  rules?: Rules,
) {
  const last = weeks.findLast(({ isPlayed }) => isPlayed);
  if (!last || (rules && isPlayoffWeek(rules, last.week))) return new Map<string, number>();
  const played = weeks.filter(({ isPlayed }) => isPlayed).length;
  const sides = await selectGameSides(db, id, standingsSeason, last);
  return placesGained(teams, sides, {
    weeks: played,
    playsMedian: rules?.medianGames === true,
    victoryPoints: rules?.victoryPoints,
  });
}

/** The newest changes, of the season that was played last and of the draft that the league prepares. */
async function latestChanges(db: Database, league: League): Promise<components['schemas']['LatestChanges']> {
  const { key } = await chooseDraft(db, league, league.season);
  const { model } = await selectPreDraftTrades(db, league, key);
  const trades = model.preDraftTrades.filter(({ source }) => source !== 'host');
  const transactions = await transactionsOf(db, league.id, league.standingsSeason, CHANGES);
  return {
    ...(transactions.length > 0 && { transactions }),
    ...(trades.length > 0 && { trades: trades.toReversed().slice(0, CHANGES) }),
  };
}

/** A league's standings, with the games of the last and the coming week, and the newest changes. */
export async function standingsOf(db: Database, leagueId: string): Promise<components['schemas']['League']> {
  const league = await getLeagueOf(db, leagueId);
  const { name: leagueName, standingsSeason: season, lastStandingsRefresh } = league;
  const champion = await findChampion(db, leagueId);
  const known = await findRules(db, leagueId, season);
  const scores = known?.rules.medianGames ? await selectSeasonScores(db, leagueId, season) : [];
  const results = lastResultsOf(await selectSeasonGames(db, leagueId, season), known?.rules, scores);
  const weeks = await selectGameWeeks(db, leagueId, season);
  const last = weeks.findLast(({ isPlayed }) => isPlayed);
  const coming = weeks.find(({ isPlayed }) => !isPlayed);
  const gamesOf = (week: GameWeeks[number]) => gamesOfWeek(db, { leagueId, leagueName, season }, weeks, week);
  const teams = await selectStandings(db, league);
  const gained = coming && (await placesGainedBy(db, league, weeks, teams, known?.rules));
  const played = teams.map((team) => {
    const lastResults = results.get(team.id);
    const placesGained = gained?.get(team.id);
    return { ...team, ...(placesGained !== undefined && { placesGained }), ...(lastResults && { lastResults }) };
  });
  const allowedKeepers = await findKeeperLimit(db, league);
  return {
    leagueName,
    season,
    lastStandingsRefresh,
    champion,
    ...(known && { formats: formatsOf(known.rules), playoffTeams: known.rules.playoffTeams }),
    ...(allowedKeepers && { allowedKeepers }),
    ...(last && { lastGames: await gamesOf(last) }),
    ...(coming && { comingGames: await gamesOf(coming) }),
    latestChanges: await latestChanges(db, league),
    teams: played.length ? played : await unplayedTeams(db, leagueId),
  };
}
