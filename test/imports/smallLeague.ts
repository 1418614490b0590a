/** A league of MyFantasyLeague in its third and last week, with the season before: every response has something in it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordedMfl } from '../../server/hosts/mfl/recorded';
import {
  draftResponse,
  franchises,
  type HostFolder,
  hostLeague,
  ourLeague,
  ourPlayer,
  rostersResponse,
  scheduleResponse,
  standingsResponse,
  teamOf,
  weekResponse,
} from '../server/sync/hostFolder';

/** The current rosters of the league. */
export const rosters = rostersResponse({
  '0001': ['9101', '9103', '!9109'],
  '0002': ['9102', '9108'],
  '0003': ['9105'],
  '0004': ['9106', '9104'],
});

/** A week's results, the first team's score being `first`. */
export const week = (first: string) =>
  weekResponse({
    '0001': { score: first, starters: { '9101': '21.5', '9103': '80' } },
    '0002': { score: '90', starters: { '9102': '90' }, bench: { '9108': '4' } },
    '0003': { score: '88.25', starters: { '9105': '88.25' } },
    '0004': { score: '70', starters: { '9106': '70' } },
  });

const picks = ['1.01', '1.02', '1.03', '1.04'];
const picked = Object.fromEntries(picks.map((pick, i) => [pick, `910${i + 1}`]));
const trade = (gave: string, got: string, day: number) => ({
  ...{ type: 'TRADE', timestamp: String(1_750_000_000 + day * 86_400), franchise: '0001', franchise2: '0002' },
  ...{ franchise1_gave_up: gave, franchise2_gave_up: got },
});
const final = {
  playoffBracket: {
    playoffRound: {
      playoffGame: { home: { franchise_id: '0003', points: '101' }, away: { franchise_id: '0001', points: '99' } },
    },
  },
};

/** Fills a folder with the league's responses. */
export function fillSmallLeague(host: HostFolder): void {
  const standings = standingsResponse(franchises.map((id, i) => [id, 2 - (i % 3), `${400 - i}`]));
  const scores = { playerScores: { playerScore: [{ id: '9109', score: '3.5' }] } };
  for (const fill of [host.now.bind(host), host.before.bind(host)]) {
    fill({ leagueStandings: standings, rosters, schedule: scheduleResponse(3), playoffBracket_1: final });
    fill({ playoffBrackets: { playoffBrackets: { playoffBracket: { id: '1', name: 'Championship' } } } });
    for (const number of [1, 2, 3])
      fill({ [`weeklyResults_${number}`]: week('101.5'), [`rosters_${number}`]: rosters, [`playerScores_${number}`]: scores });
  }
  const holders = { '1.01': '0002', '1.02': '0001', '1.03': '0003', '1.04': '0004' };
  host.now({
    draftResults: draftResponse(holders, { '1.01': ['0001'], '1.02': ['0002'] }, picked),
    transactions: { transactions: { transaction: [trade('DP_0_0,', '9102,', 300)] } },
  });
  host.before({
    draftResults: draftResponse(Object.fromEntries(picks.map((pick, i) => [pick, franchises[i]!])), {}, picked),
    transactions: { transactions: { transaction: [trade('9101,', 'FP_0002_2026_1,', 0)] } },
  });
  host.put('2026/nflSchedule_3', { nflSchedule: { matchup: [{ gameSecondsRemaining: '0' }] } });
}

/** Lets the host have the league's next season, in which nothing was played yet. */
export function addNextSeason(host: HostFolder): void {
  const league = readFileSync(join(host.recorded, 'mfl/2026', hostLeague, 'league.json'), 'utf8');
  host.put(`2027/${hostLeague}/league`, league);
  for (const name of ['leagueStandings', 'draftResults', 'schedule']) host.put(`2027/${hostLeague}/${name}`, { [name]: {} });
}

/** The folder's respond at an address without its server. */
export const responsesOf = (host: HostFolder) => {
  const files = recordedMfl(`${host.recorded}/mfl`);
  return (path: string) => files.get(`https://api.myfantasyleague.com${path}`);
};

/** Enters what people enter: a keeper mark, a trade of two picks, an owner's name. */
export async function enterByHand(): Promise<void> {
  await server.rows(
    `insert into keeper values ('${ourLeague}', 2026, '${teamOf('0003')}', '${await ourPlayer('9105')}', 'manual')`,
  );
  await server.rows(`update team set owner_name = 'Ada' where id = '${teamOf('0001')}'`);
  const hands = `'${teamOf('0003')}', '${teamOf('0004')}'`;
  await server.rows(
    `with entered as (
       insert into entered_trade (league_id, season, date, from_team_id, to_team_id)
       values ('${ourLeague}', 2026, '2026-08-01', ${hands}) returning id)
     insert into pick_trade (league_id, season, date, round, pick, from_team_id, to_team_id, source, trade_id)
     select '${ourLeague}', 2026, '2026-08-01', 1, 3, ${hands}, 'manual', id from entered`,
  );
}
