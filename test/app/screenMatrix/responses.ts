/** Small responses of every data screen's call, valid by the contract: with one row, or with none. */
import type { Schema } from '../../../src/api/types';
import type { Names } from './names';

/** The one row of a sample, as often as it is asked for. */
export type Count = 0 | 1;
const times = <Row>(count: Count, row: Row): Row[] => (count === 1 ? [row] : []);

const scores = {
  teamScoreTotal: 1754.5,
  benchScoreTotal: 400.25,
  resScoreTotal: 10,
  teamScoreIncBenchAndRes: 2164.75,
} satisfies Schema<'TeamScore'>;

const info = ({ known }: Names): Schema<'FantasyProsInfo'> | null =>
  known ? { bye: 10, avg: 24.7, best: 12, worst: 41, stdDev: 7.3, age: 26.4 } : null;

const standingsTeam = ({ teamId, team, known }: Names): Schema<'StandingsTeam'> => ({
  id: teamId,
  teamName: team,
  avatar: known ? '/avatars/1.svg' : null,
  division: known ? 'North' : null,
  position: 1,
  divisionPosition: 1,
  wins: 9,
  losses: 4,
  draws: 1,
  percentage: 0.679,
  pointsFor: 1754.5,
  pointsAgainst: 1600.25,
  victoryPoints: null,
});

export const league = (names: Names, count: Count): Schema<'League'> => ({
  leagueName: names.league,
  lastStandingsRefresh: names.known ? '2026-08-20T06:15:00' : null,
  teams: times(count, standingsTeam(names)),
});

export const leagueYears = (names: Names, count: Count): Schema<'LeagueYears'> => ({
  leagueName: names.league,
  records: times(count, { year: 2024, teams: [{ ...standingsTeam(names), finalPosition: names.known ? 1 : null }] }),
});

export const depthChart = ({ league: leagueName, team, player, known }: Names, count: Count): Schema<'DepthChart'> => ({
  leagueName,
  teamDepthCharts: times(count, {
    teamName: team,
    quarterbacks: [{ playerName: player }],
    runningBacks: known ? [{ playerName: 'First' }, { playerName: 'Second' }] : [],
    wideReceivers: [],
    tightEnds: [],
    kickers: [],
    defenses: [],
  }),
});

export const breakdown = ({ league: leagueName, team, known }: Names, count: Count): Schema<'Breakdown'> => {
  const average = (value: number) => (known ? value : null);
  return {
    leagueName,
    teams: times(count, {
      teamName: team,
      count: 6,
      avgAdp: average(87.255),
      avgAge: average(24.5),
      qbCount: 1,
      avgQbAdp: average(20.5),
      avgQbAge: average(27),
      rbCount: 2,
      avgRbAdp: average(30),
      avgRbAge: average(23),
      wrCount: 3,
      avgWrAdp: average(40),
      avgWrAge: average(22),
      teCount: 0,
      avgTeAdp: null,
      avgTeAge: null,
      positionSortOrder: 1,
    }),
  };
};

export const draftOrder = ({ league: leagueName, team, known }: Names, count: Count): Schema<'DraftOrder'> => ({
  leagueName,
  lastDraftOrderRefresh: known ? '2026-08-20T06:15:00Z' : null,
  rounds: times(count, {
    picks: [
      {
        pickString: '1.05',
        totalPick: 5,
        actualPick: known ? 4 : null,
        teamName: team,
        originalTeam: known ? 'First Holder' : null,
        originalDate: known ? '2026-08-14' : null,
        keeper: !known,
      },
    ],
  }),
});

export const availablePlayers = (names: Names, count: Count): Schema<'AvailablePlayers'> => ({
  leagueName: names.league,
  players: times(count, {
    position: 'WR',
    name: names.player,
    nflTeam: names.known ? 'KC' : null,
    nflRank: names.known ? 143 : null,
    positionSortOrder: 3,
    isRookie: true,
    fantasyProsInfo: info(names),
  }),
});

export const pointsByYear = ({ league: leagueName, team, teamId, known }: Names, count: Count): Schema<'PointsByYear'> => ({
  leagueName,
  teams: times(count, { teamId, teamName: team, ownerName: known ? 'Robin Hale' : null, ...scores }),
});

export const teamYear = ({ team }: Names, count: Count): Schema<'PointsByYearTeam'> => ({
  weeks: times(count, { week: 7, teamName: team, ...scores }),
});

export const teamWeek = ({ team, player, known }: Names, count: Count): Schema<'PointsByYearTeamWeek'> => ({
  details: times(count, {
    teamName: team,
    playerPosition: 'WR',
    playerName: player,
    score: known ? 12.5 : null,
    index: 0,
    slot: known ? 'starter' : 'reserve',
  }),
});

export const transactions = (
  { league: leagueName, teamId, team, player, known }: Names,
  count: Count,
): Schema<'Transactions'> => ({
  leagueName,
  transactions: times(count, {
    ...{ id: '1', type: 'waiver', at: '2025-10-12T12:00:00Z', week: 6, bid: known ? 23 : null },
    moves: [
      {
        player: { playerId: '1', playerName: player, position: 'RB' },
        ...{ pick: null, budget: null, from: null, to: known ? { teamId, teamName: team } : null },
      },
    ],
  }),
});

export const futurePicks = (
  { league: leagueName, teamId, team: teamName, known }: Names,
  count: Count,
): Schema<'ComingPicks'> => {
  const team = { teamId, teamName };
  return {
    leagueName,
    picks: times(count, {
      ...{ season: 2028, round: 1, team, originalTeam: known ? { teamId: '0', teamName: 'First Holder' } : team },
      trades: known
        ? [
            { date: null, to: { teamId: '1', teamName: 'Second Holder' } },
            { date: '2026-08-14', to: team },
          ]
        : [],
    }),
  };
};

export const rookies = ({ player, known }: Names, count: Count): Schema<'Rookie'>[] =>
  times(count, {
    name: player,
    position: 'RB',
    weightLbs: known ? 211 : null,
    height: known ? '5-9' : null,
    yardDash: known ? 4.43 : null,
    fantasyProsRank: known ? 1 : null,
    draftBuzzRank: known ? 2 : null,
  });

export const trades = ({ league: leagueName, team, teamId }: Names, count: Count): Schema<'PreDraftTrades'> => ({
  model: {
    leagueName,
    preDraftTrades: times(count, { date: '2026-08-14', round: 3, pick: 11, pickFrom: team, pickTo: 'Other Team' }),
  },
  viewData: { teams: [{ id: teamId, name: team }], totalRounds: 12, totalPicks: 10 },
});

export const team = (names: Names, count: Count): Schema<'Team'> => ({
  teamPlayers: times(count, {
    playerId: names.teamId,
    position: 'RB',
    positionSortOrder: 2,
    playerName: names.player,
    nflTeam: names.known ? 'KC' : null,
    isKeeper: true,
    nflRank: names.known ? 5 : null,
    fantasyProsInfo: info(names),
  }),
  manualKeepersEnabled: true,
});

export const profile = ({ team: teamName, known }: Names): Schema<'TeamProfile'> => ({
  avatar: known ? '/avatars/1.svg' : null,
  teamName,
  ownerName: known ? 'Robin Hale' : null,
  division: known ? 'North' : null,
});

export const settings = ({ leagueId }: Names): Schema<'Settings'> => ({ leagueId, hasDrafted: false, season: 2026 });
