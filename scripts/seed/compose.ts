import { knowSeason, type Knowledge } from './knowledge';
import { LEAGUES, RENAMED_IN, teamsOf, type LeaguePlan, type SeedTeam } from './leagues';
import { avatarOf, describePresent, playedDraft } from './present';
import { rankSeason, type RankedPlayer } from './rankings';
import { FIRST_SEASON, LAST_SEASON, NEXT_SEASON, POSITIONS, readSeedData, type Scoring, type SeedData } from './readData';
import { listRookies } from './rookies';
import { rulesOf } from './rules';
import { playSeason, type PlayedSeason } from './season';
import { emptySeedRows, type SeedRows } from './seedRows';
import { divisionPositions, percentage } from './standings';
import { transactionRows } from './transactions';

/** The seasons whose rankings the product shows. */
const SHOWN_RANKINGS = [LAST_SEASON, NEXT_SEASON];

/** Hundredths as points. */
const points = (value: number): number => value / 100;

function seasonRows(
  plan: LeaguePlan,
  played: PlayedSeason,
): Pick<SeedRows, 'teamSeason' | 'teamWeek' | 'game' | 'teamWeekPlayer'> {
  const { season } = played;
  const positions = divisionPositions(played.standings);
  const nameOf = (team: SeedTeam): string => (season < RENAMED_IN ? team.formerName : team.name);
  const common = { leagueId: plan.id, season };
  return {
    teamSeason: played.standings.map((standing) => ({
      ...common,
      teamId: standing.team.id,
      name: nameOf(standing.team),
      ownerName: standing.team.ownerName,
      avatar: avatarOf(standing.team),
      division: standing.team.division,
      divisionPosition: positions.get(standing.team.id) ?? 0,
      wins: standing.wins,
      losses: standing.losses,
      draws: standing.draws,
      percentage: percentage(standing),
      pointsFor: points(standing.pointsFor),
      pointsAgainst: points(standing.pointsAgainst),
      finalPosition: played.finalOrder.indexOf(standing.team.id) + 1,
    })),
    game: played.weeks.flatMap(({ week, teamId, opponentId }) => (opponentId ? [{ ...common, week, teamId, opponentId }] : [])),
    teamWeek: played.weeks.map(({ week, teamId, teamScore, benchScore, resScore }) => ({
      ...common,
      week,
      teamId,
      teamScore: points(teamScore),
      benchScore: points(benchScore),
      resScore: points(resScore),
    })),
    teamWeekPlayer: played.weeks.flatMap(({ week, teamId, players }) =>
      players.map(({ id, slot, score }, index) => ({
        leagueId: plan.id,
        season,
        week,
        teamId,
        index,
        playerId: id,
        slot,
        score: score === null ? null : points(score),
      })),
    ),
  };
}

/** The points of a season's players in the weeks in which no team had them. */
function freeAgentRows(
  plan: LeaguePlan,
  { weeks }: PlayedSeason,
  knowledge: Knowledge,
  data: SeedData,
): SeedRows['freeAgentWeek'] {
  const { season } = knowledge;
  const had = new Set(weeks.flatMap(({ week, players }) => players.map(({ id }) => `${week}/${id}`)));
  const played = [...new Set(weeks.map(({ week }) => week))];
  return [...data.players.keys()].flatMap((playerId) =>
    played.flatMap((week) => {
      const score = knowledge.score(playerId, week);
      return score === null || had.has(`${week}/${playerId}`)
        ? []
        : [{ leagueId: plan.id, season, week, playerId, score: points(score) }];
    }),
  );
}

const playerRows = (data: SeedData): SeedRows['player'] =>
  [...data.players.values()].map(({ id, name, position, nflTeam, birthdate, draftYear }) => ({
    id,
    name,
    position,
    positionSortOrder: POSITIONS.indexOf(position) + 1,
    nflTeam,
    birthdate,
    draftYear,
  }));

const rankingRows = (season: number, ranking: readonly RankedPlayer[]): SeedRows['ranking'] =>
  ranking.map(({ id, rank, best, worst, mean, stdDev, age }) => ({
    season,
    playerId: id,
    nflRank: rank,
    best,
    worst,
    avg: mean,
    stdDev,
    age,
  }));

const byeRows = (data: SeedData): SeedRows['byeWeek'] =>
  [...data.byes].flatMap(([season, teams]) => [...teams].map(([nflTeam, week]) => ({ season, nflTeam, week })));

function append(rows: SeedRows, more: Partial<SeedRows>): void {
  for (const [table, added] of Object.entries(more) as [keyof SeedRows, never[]][]) {
    const target = rows[table] as unknown[];
    for (const row of added) target.push(row);
  }
}

/** Composes the seven MyFantasyLeague leagues with all their data. The rows are the same every time. */
export function composeSeed(): SeedRows {
  const data = readSeedData();
  const rankings = new Map<number, RankedPlayer[]>();
  for (let season = FIRST_SEASON; season <= NEXT_SEASON; season += 1) rankings.set(season, rankSeason(data, season));
  const known = new Map<string, Knowledge>();
  const knowledgeOf = (season: number, scoring: Scoring): Knowledge => {
    const key = `${season}/${scoring}`;
    const knowledge = known.get(key) ?? knowSeason(data, season, rankings.get(season) ?? [], scoring);
    known.set(key, knowledge);
    return knowledge;
  };

  const rows = emptySeedRows();
  append(rows, { player: playerRows(data), byeWeek: byeRows(data), rookie: listRookies(data) });
  for (const season of SHOWN_RANKINGS) append(rows, { ranking: rankingRows(season, rankings.get(season) ?? []) });
  const nextRanking = new Map((rankings.get(NEXT_SEASON) ?? []).map((ranked) => [ranked.id, ranked]));
  for (const plan of LEAGUES) {
    const teams = teamsOf(plan);
    let last: PlayedSeason | undefined;
    for (let season = FIRST_SEASON; season <= LAST_SEASON; season += 1) {
      last = playSeason(plan, teams, knowledgeOf(season, plan.scoring), last);
      append(rows, seasonRows(plan, last));
      // Without rules the keepers of a league before its draft would take the rounds in which the last one took them.
      if (plan.hasDrafted ? season < LAST_SEASON : plan.keeperRules) append(rows, playedDraft(plan, last));
    }
    if (plan.keeperRules) append(rows, { keeperRules: [{ leagueId: plan.id, season: NEXT_SEASON, rules: plan.keeperRules }] });
    const rules = rulesOf(plan);
    append(rows, { leagueRules: [LAST_SEASON, NEXT_SEASON].map((season) => ({ leagueId: plan.id, season, rules })) });
    if (last) append(rows, { freeAgentWeek: freeAgentRows(plan, last, knowledgeOf(LAST_SEASON, plan.scoring), data) });
    if (last) append(rows, { ...describePresent(plan, teams, last, nextRanking), ...transactionRows(plan, last) });
  }
  return rows;
}
