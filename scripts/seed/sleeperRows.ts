import { fileURLToPath } from 'node:url';
import { mostWeeks } from '../../server/domain/weeks';
import type { HostAdapter, Source } from '../../server/hosts/port';
import type { HostLeague, HostPlayer, HostTeam } from '../../server/hosts/hostRows';
import { sleeperAdapter } from '../../server/hosts/sleeper/adapter';
import { sleeperBase } from '../../server/hosts/sleeper/reader';
import { recordedTransport } from '../../server/hosts/transport/transport';
import { NEXT_SEASON } from './readData';
import { type SeedRows, emptySeedRows } from './seedRows';

/** A Sleeper league of the seed: our id is the host's id of its newest season, which leads to the older seasons. */
interface RecordedLeague {
  id: string;
  season: number;
  manualKeepersEnabled: boolean;
}

const recordedLeagues: RecordedLeague[] = [
  { id: '620000000000000149', season: 2026, manualKeepersEnabled: false },
  { id: '620000000000000186', season: 2026, manualKeepersEnabled: true },
  { id: '620000000000000260', season: 2026, manualKeepersEnabled: true },
];

/** The time of the newest recorded responses. */
const recordedAt = '2026-08-21T06:00:00Z';

const recordedFolder = fileURLToPath(new URL('./recorded/sleeper', import.meta.url));

/** The recorded avatars' addresses are made up, so the seed's teams get generated ones. */
const avatarOf = (teamId: string): string => `/avatars/${teamId}.svg`;

const teamColumns = ({ name, ownerName, teamId, division }: HostTeam) => ({
  name,
  ownerName,
  avatar: avatarOf(teamId),
  division,
});

async function addSeason(rows: SeedRows, adapter: HostAdapter, leagueId: string, source: Source, weeks: number[]): Promise<void> {
  const { season } = source;
  const teams = new Map((await adapter.teams(source)).map((team) => [team.teamId, team]));
  const places = new Map((await adapter.places(source)).map(({ teamId, finalPosition }) => [teamId, finalPosition]));
  rows.leagueSource.push({ leagueId, season, provider: adapter.name, externalId: source.externalId, host: source.host });
  for (const { teamId, managers } of teams.values())
    rows.teamManager.push(...managers.map((manager) => ({ leagueId, season, teamId, ...manager })));
  rows.leagueRules.push({ leagueId, season, rules: await adapter.rules(source) });
  for (const standing of await adapter.standings(source)) {
    const team = teams.get(standing.teamId);
    if (!team)
      throw new Error(`League ${source.externalId}: a standing of team ${standing.teamId}, which the league does not have`);
    const finalPosition = places.get(standing.teamId) ?? null;
    rows.teamSeason.push({ ...standing, leagueId, season, ...teamColumns(team), finalPosition });
  }
  for (const week of weeks)
    for (const { players, opponentIds, ...scores } of await adapter.weekScores(source, week)) {
      const key = { leagueId, season, week, teamId: scores.teamId };
      rows.teamWeek.push({ ...key, ...scores });
      rows.game.push(...opponentIds.map((opponentId) => ({ ...key, opponentId })));
      rows.teamWeekPlayer.push(...players.map((player, index) => ({ ...key, index, ...player })));
    }
}

/** The transactions of a season. */
async function addTransactions(
  rows: SeedRows,
  adapter: HostAdapter,
  leagueId: string,
  source: Source,
  lastWeek: number,
): Promise<void> {
  const { season } = source;
  for (let week = 1; week <= lastWeek; week += 1)
    for (const { moves, ...transaction } of await adapter.transactions!(source, week)) {
      const key = { leagueId, season, externalId: transaction.externalId };
      rows.leagueTransaction.push({ ...key, ...transaction });
      rows.transactionMove.push(
        ...moves.map(({ pick, ...move }, index) => ({
          ...{ ...key, index, ...move },
          ...(pick && { pickSeason: pick.season, pickRound: pick.round, pickTeamId: pick.originalTeamId }),
        })),
      );
    }
}

/** The teams, rosters and keepers of a league as they are now. */
async function addPresent(rows: SeedRows, adapter: HostAdapter, leagueId: string, source: Source): Promise<void> {
  for (const team of await adapter.teams(source))
    rows.team.push({ leagueId, id: team.teamId, externalId: team.externalId, ...teamColumns(team) });
  rows.rosterEntry.push(...(await adapter.rosters(source)).map((entry) => ({ leagueId, ...entry })));
  const { season } = source;
  rows.keeper.push(
    ...(await adapter.keepers(source)).map((keeper) => ({ leagueId, season, ...keeper, source: 'host' as const })),
  );
}

async function addLeague(
  rows: SeedRows,
  adapter: HostAdapter,
  { id, season, manualKeepersEnabled }: RecordedLeague,
): Promise<void> {
  const newest: Source = { externalId: id, season, host: null };
  const seasons: { source: Source; league: HostLeague }[] = [];
  for (const source of await adapter.history(newest)) seasons.push({ source, league: await adapter.league(source) });
  const { name, hasDrafted } = await adapter.league(newest);
  const standingsSeason = seasons.find(({ league }) => league.weeks.length > 0)?.league.season ?? season;
  const stamps = { lastStandingsRefresh: recordedAt, lastDraftOrderRefresh: null };
  const isDemo = true;
  rows.league.push({
    id,
    provider: 'sleeper',
    name,
    isDemo,
    season,
    standingsSeason,
    hasDrafted,
    manualKeepersEnabled,
    ...stamps,
  });
  await addPresent(rows, adapter, id, newest);
  for (const { source, league } of seasons) {
    await addSeason(rows, adapter, id, source, league.weeks);
    await addTransactions(rows, adapter, id, source, league.weeks.length === 0 ? 1 : mostWeeks);
  }
  const oldest = seasons.at(-1)?.league;
  if (oldest?.previousExternalId) {
    const { previousExternalId: externalId } = oldest;
    rows.leagueSource.push({ leagueId: id, season: oldest.season - 1, provider: adapter.name, externalId, host: null });
  }
}

function addPlayers(rows: SeedRows, players: HostPlayer[]): void {
  for (const { playerId, ...player } of players) {
    rows.player.push({ id: playerId, ...player });
    rows.playerExternalId.push({ provider: 'sleeper', externalId: playerId, playerId });
  }
}

/** The three leagues of Sleeper, from recorded responses, with the parser of the live API. */
export async function sleeperRows(): Promise<SeedRows> {
  const transport = recordedTransport(recordedFolder, sleeperBase);
  const rows = emptySeedRows();
  for (const league of recordedLeagues) await addLeague(rows, sleeperAdapter(transport), league);
  addPlayers(rows, await sleeperAdapter(transport).players(NEXT_SEASON));
  return rows;
}
