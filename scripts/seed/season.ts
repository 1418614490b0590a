import { draftSlots, type DraftSlot } from '../../server/domain/draftPicks';
import { chooseKeepers, draftPlayers } from './draft';
import type { Knowledge } from './knowledge';
import type { LeaguePlan, SeedTeam } from './leagues';
import { setLineup } from './lineup';
import { draftRounds, holdersOf, placeKeepers, tradePicks } from './picks';
import { playPlayoffs } from './playoffs';
import { createRandom, type Random } from './prng';
import { LAST_SEASON, LAST_WEEK } from './readData';
import { createMoves, everyone, type Roster, type RosterMove } from './roster';
import { REGULAR_WEEKS, scheduleSeason, type Game } from './schedule';
import type { SeedRows } from './seedRows';
import { bookWeek, inOrder, newStanding, type Standing } from './standings';

type Slotted = {
  id: string;
  slot: 'starter' | 'bench' | 'reserve';
  /** In hundredths; null: did not play. */ score: number | null;
};

/** A team's week; scores in hundredths. */
export type TeamWeek = {
  teamId: string;
  week: number;
  opponentId: string | null;
  teamScore: number;
  benchScore: number;
  resScore: number;
  players: Slotted[];
};

export type Draft = {
  slots: DraftSlot[];
  trades: SeedRows['pickTrade'];
  /** The player of each slot. */
  players: string[];
  kept: ReadonlyMap<string, readonly string[]>;
};

/** A played season of a league. */
export type PlayedSeason = {
  season: number;
  draft: Draft;
  weeks: TeamWeek[];
  standings: Standing[];
  /** Team ids from the champion down. */
  finalOrder: string[];
  rosters: Roster[];
  moves: RosterMove[];
};

/** Drafts a season. @param before the season before it; none for a league's first */
function holdDraft(
  plan: LeaguePlan,
  teams: readonly SeedTeam[],
  knowledge: Knowledge,
  before: PlayedSeason | undefined,
  random: Random,
): Draft {
  const { season } = knowledge;
  const order = before ? [...before.finalOrder].reverse() : random.shuffle(teams.map(({ id }) => id));
  const slots = draftSlots(order, draftRounds(plan, !before), plan.draftType);
  const trades = plan.hasDrafted && season === LAST_SEASON ? tradePicks(plan, season, slots, random) : [];
  const holders = holdersOf(slots, trades);
  const kept = new Map(
    teams.map(({ id }) => {
      const roster = before?.rosters.find(({ teamId }) => teamId === id);
      return [id, roster ? chooseKeepers(plan, everyone(roster), knowledge) : []];
    }),
  );
  const placed = plan.isDynasty ? slots.map(() => undefined) : placeKeepers(holders, kept);
  const open = holders.filter((_, index) => placed[index] === undefined);
  const drafted = draftPlayers(plan, knowledge, open, kept, random);
  const players = placed.map((keeper) => keeper ?? drafted.shift() ?? '');
  return { slots, trades, players, kept };
}

/** The rosters after a draft; a dynasty puts its least ready young players on the taxi squad. */
function startRosters(plan: LeaguePlan, teams: readonly SeedTeam[], knowledge: Knowledge, draft: Draft): Roster[] {
  const holders = holdersOf(draft.slots, draft.trades);
  return teams.map(({ id: teamId }) => {
    const drafted = draft.players.filter((_, index) => holders[index] === teamId);
    const players = [...new Set([...(draft.kept.get(teamId) ?? []), ...drafted])];
    const taxi = players
      .filter((id) => (knowledge.player(id).draftYear ?? 0) >= knowledge.season - 1)
      .sort((a, b) => knowledge.outlook(a, 1).worth - knowledge.outlook(b, 1).worth || (a < b ? -1 : 1))
      .slice(0, plan.taxiPlaces);
    return { teamId, active: players.filter((id) => !taxi.includes(id)), reserve: [], taxi };
  });
}

const total = (players: readonly Slotted[], slot: Slotted['slot']): number =>
  players.reduce((sum, player) => (player.slot === slot ? sum + (player.score ?? 0) : sum), 0);

function playWeek(plan: LeaguePlan, knowledge: Knowledge, roster: Roster, week: number): TeamWeek {
  const starters = setLineup(plan.lineup, roster.active, knowledge, week);
  const bench = roster.active
    .filter((id) => !starters.includes(id))
    .sort((a, b) => knowledge.outlook(b, week).worth - knowledge.outlook(a, week).worth || (a < b ? -1 : 1));
  const slotted =
    (slot: Slotted['slot']) =>
    (id: string): Slotted => ({ id, slot, score: knowledge.score(id, week) });
  const players = [
    ...starters.map(slotted('starter')),
    ...bench.map(slotted('bench')),
    ...[...roster.reserve, ...roster.taxi].map(slotted('reserve')),
  ];
  return {
    teamId: roster.teamId,
    week,
    opponentId: null,
    teamScore: total(players, 'starter'),
    benchScore: total(players, 'bench'),
    resScore: total(players, 'reserve'),
    players,
  };
}

/** Plays a season of a league: draft, 14 weeks head to head, playoffs. */
export function playSeason(
  plan: LeaguePlan,
  teams: readonly SeedTeam[],
  knowledge: Knowledge,
  before?: PlayedSeason,
): PlayedSeason {
  const { season } = knowledge;
  const random = createRandom(`${plan.id}/${season}`);
  const draft = holdDraft(plan, teams, knowledge, before, random);
  const rosters = startRosters(plan, teams, knowledge, draft);
  const schedule = scheduleSeason(
    teams.map(({ id }) => id),
    random,
  );
  const standings = new Map(teams.map((team) => [team.id, newStanding(team)]));
  const rosterOf = new Map(rosters.map((roster) => [roster.teamId, roster]));
  const moves: RosterMove[] = [];
  const makeMoves = createMoves(plan, knowledge, rosters, random, moves);

  const weeks: TeamWeek[] = [];
  const games = new Map<number, readonly Game[]>(schedule.map((ofWeek, index) => [index + 1, ofWeek]));
  for (let week = 1; week <= LAST_WEEK; week += 1) {
    const worstFirst = inOrder(standings.values()).reverse();
    makeMoves(
      week,
      worstFirst.flatMap(({ team }) => rosterOf.get(team.id) ?? []),
    );
    const played = rosters.map((roster) => playWeek(plan, knowledge, roster, week));
    weeks.push(...played);
    if (week <= REGULAR_WEEKS) {
      bookWeek(standings, games.get(week) ?? [], new Map(played.map(({ teamId, teamScore }) => [teamId, teamScore])));
    }
  }

  const scores = new Map(weeks.map(({ teamId, week, teamScore }) => [`${teamId}/${week}`, teamScore]));
  const table = [...standings.values()];
  const playoffs = playPlayoffs(table, (teamId, week) => scores.get(`${teamId}/${week}`) ?? 0);
  for (const [week, ofWeek] of playoffs.games) games.set(week, ofWeek);
  const opponents = new Map<string, string>();
  for (const [week, ofWeek] of games) {
    for (const [home, away] of ofWeek) opponents.set(`${home}/${week}`, away).set(`${away}/${week}`, home);
  }
  return {
    season,
    draft,
    weeks: weeks.map((played) => ({ ...played, opponentId: opponents.get(`${played.teamId}/${played.week}`) ?? null })),
    standings: table,
    finalOrder: playoffs.finalOrder,
    rosters,
    moves: moves.filter(({ added, dropped }) => added.length + dropped.length > 0),
  };
}
