import { fits, setLineup } from '../../../scripts/seed/lineup';
import { knowSeason } from '../../../scripts/seed/knowledge';
import { LEAGUES, teamsOf } from '../../../scripts/seed/leagues';
import { rankSeason } from '../../../scripts/seed/rankings';
import { readSeedData } from '../../../scripts/seed/readData';
import { playSeason } from '../../../scripts/seed/season';

const data = readSeedData();
const plan = LEAGUES[0]!;
const knowledge = knowSeason(data, 2024, rankSeason(data, 2024), plan.scoring);
const season = playSeason(plan, teamsOf(plan), knowledge);
const idOf = (name: string): string => [...data.players.values()].find((player) => player.name === name)?.id ?? '';

test('a line-up takes places in order and never rests on a bye while somebody else could play', () => {
  for (const { week, players } of season.weeks) {
    const starters = players.filter(({ slot }) => slot === 'starter');
    const bench = players.filter(({ slot }) => slot === 'bench');
    expect(starters.length).toBe(plan.lineup.length);
    starters.forEach(({ id }, place) => {
      const slot = plan.lineup[place]!;
      expect(fits(knowledge.player(id).position, slot)).toBe(true);
      if (!knowledge.isOnBye(id, week)) return;
      const couldPlay = bench.filter(
        (other) => fits(knowledge.player(other.id).position, slot) && !knowledge.isOnBye(other.id, week),
      );
      expect(couldPlay).toEqual([]);
    });
  }
});

test('byes are those of the teams', () => {
  expect(knowledge.isOnBye(idOf('Patrick Mahomes'), 6)).toBe(true);
  expect(knowledge.isOnBye('KC', 6)).toBe(true);
  expect(knowledge.isOnBye(idOf('Patrick Mahomes'), 7)).toBe(false);
});

test('a line-up is set without looking at the week and what comes after it', () => {
  const points = new Map(data.points);
  const future = [...(data.points.get(2024) ?? [])].map(([id, weeks]): [string, typeof weeks] => [
    id,
    weeks.map((week, index) => (week && index >= 8 ? { standard: 9_000 - week.standard, receptions: 0 } : week)),
  ]);
  points.set(2024, new Map(future));
  const other = knowSeason({ ...data, points }, 2024, knowledge.ranking, plan.scoring);
  const players = knowledge.ranking.slice(0, 120).map(({ id }) => id);
  const lineup = setLineup(plan.lineup, players, knowledge, 9);
  expect(setLineup(plan.lineup, players, other, 9)).toEqual(lineup);
  expect(setLineup(plan.lineup, players, other, 12)).not.toEqual(setLineup(plan.lineup, players, knowledge, 12));
});

test('rosters keep their size; the reserve holds the injured only', () => {
  for (const { week, players } of season.weeks) {
    const reserve = players.filter(({ slot }) => slot === 'reserve');
    expect(players.length - reserve.length).toBeLessThanOrEqual(plan.rosterSize);
    expect(reserve.length).toBeLessThanOrEqual(plan.reservePlaces);
    for (const { id } of reserve) expect(knowledge.outlook(id, week).missed).toBeGreaterThan(0);
  }
  expect(season.weeks.some(({ players }) => players.some(({ slot }) => slot === 'reserve'))).toBe(true);
});
