/** Rows of the seeded database that tests use without naming them. */
import { send } from './call';

/** A player of a team: a keeper if it has one, whose mark can be removed and set again at the limit of keepers. */
export async function playerOf(leagueId: string, teamId: string): Promise<string> {
  const [row] = await server.rows<{ player_id: string }>(
    `select r.player_id from roster_entry r left join keeper using (league_id, team_id, player_id)
     where league_id = '${leagueId}' and team_id = '${teamId}' order by season nulls last, player_id limit 1`,
  );
  return row!.player_id;
}

/** A valid trade for a league of the default platform: the first two picks of its last round that were never traded. */
export async function possibleTrade(leagueId: string) {
  const picks = await server.rows<{ round: number; pick: number; team: string; season: number }>(
    `select round, pick, original_team_id as team, d.season from draft_pick d join league l on l.id = d.league_id and l.season = d.season
     where d.league_id = '${leagueId}' and not exists (select from pick_trade t where t.league_id = d.league_id
       and t.season = d.season and t.round = d.round and t.pick = d.pick)
     order by round desc, pick limit 2`,
  );
  const [from, to] = [picks[0]!, picks[1]!];
  return {
    leagueId,
    year: from.season,
    date: '2026-08-19',
    pickFromTeamId: from.team,
    pickToTeamId: to.team,
    roundFrom: from.round,
    roundTo: to.round,
    pickFrom: from.pick,
    pickTo: to.pick,
  };
}

/** A valid trade of several picks of later seasons, for a league whose host lists none. */
export async function possiblePickTrade(leagueId: string) {
  const teams = await server.rows<{ id: string; season: number }>(
    `select team.id, season from team join league l on l.id = league_id where league_id = '${leagueId}' order by team.id limit 2`,
  );
  const [{ id: fromTeamId, season: year }, { id: toTeamId }] = teams as [(typeof teams)[0], (typeof teams)[0]];
  const later = (ahead: number, round: number, originalTeamId: string) => ({ season: year + ahead, round, originalTeamId });
  return {
    ...{ leagueId, year, date: '2026-08-19', fromTeamId, toTeamId },
    fromPicks: [later(1, 1, fromTeamId), later(1, 2, fromTeamId)],
    toPicks: [later(2, 1, toTeamId)],
  };
}

/** Enters a trade as the admin. @returns its id */
export async function enterTrade(trade: Awaited<ReturnType<typeof possibleTrade>>): Promise<string> {
  const { leagueId, year } = trade;
  await send('POST', '/api/PreDraftTrades', trade);
  const entered = await send('GET', `/api/PreDraftTrades/Entered?leagueId=${leagueId}&year=${year}`);
  return entered.json<{ id: string }[]>()[0]!.id;
}
