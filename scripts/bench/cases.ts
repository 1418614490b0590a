/** The measured pages, and the content of their limit pages from the same data. */
import { measuredLeague as league } from './product';

type Row = Record<string, unknown>;
type Cells = Record<string, (row: never) => unknown>;

export interface Case {
  name: string;
  path: string;
  /** A selector that matches once the data is painted, also on the limit page. */
  ready: string;
  /** A selector that matches once the grid has taken over. */
  grid?: string;
  /** The calls whose responses are in the limit page; the last one has the rows. */
  calls: string[];
  rowsOf?: (response: Row) => Row[];
  cells?: Cells;
  /** How many of the rows the page shows at first. */
  most?: number;
  /** Large pictures of the page. */
  picture?: boolean;
}

const second = '620000000000000149';
const secondTeam = '610000000000000112';
const year = 2025;

type Team = { avatar: string; teamName: string; wins: number; losses: number; draws: number } & Record<
  'percentage' | 'pointsFor' | 'pointsAgainst',
  number
>;
type Info = { fantasyProsInfo: { bye: number; avg: number; age: number } | null };
type Player = Info & { position: string; playerName: string; name: string; nflTeam: string; nflRank: number; isRookie: boolean };
type Scores = { teamName: string; ownerName: string } & Record<
  'teamScoreTotal' | 'benchScoreTotal' | 'resScoreTotal' | 'teamScoreIncBenchAndRes',
  number
>;

export const image = (src: string | null, size: number) =>
  src ? `<img src="${src}" alt="" width="${size}" height="${size}" loading="lazy" decoding="async">` : '';

const standingsCells: Cells = {
  Avatar: ({ avatar }: Team) => image(avatar, 32),
  Team: ({ teamName }: Team) => teamName,
  W: ({ wins }: Team) => wins,
  L: ({ losses }: Team) => losses,
  T: ({ draws }: Team) => draws,
  Pct: ({ percentage }: Team) => percentage,
  F: ({ pointsFor }: Team) => pointsFor,
  A: ({ pointsAgainst }: Team) => pointsAgainst,
};
const playerCells: Cells = {
  Position: ({ position }: Player) => position,
  Name: ({ playerName }: Player) => playerName,
  'NFL Team': ({ nflTeam }: Player) => image(nflTeam && `/logos/${nflTeam}.png`, 32),
  'Bye Week': ({ fantasyProsInfo }: Player) => fantasyProsInfo?.bye,
  'NFL Rank': ({ nflRank }: Player) => nflRank,
  ADP: ({ fantasyProsInfo }: Player) => fantasyProsInfo?.avg,
};
const scoreCells: Cells = {
  'Team Name': ({ teamName }: Scores) => teamName,
  Owner: ({ ownerName }: Scores) => ownerName,
  'Team Score': ({ teamScoreTotal }: Scores) => teamScoreTotal,
  'Bench Score': ({ benchScoreTotal }: Scores) => benchScoreTotal,
  'Res Score': ({ resScoreTotal }: Scores) => resScoreTotal,
  'Total Score': ({ teamScoreIncBenchAndRes }: Scores) => teamScoreIncBenchAndRes,
};
const availableCells: Cells = {
  Position: ({ position }: Player) => position,
  Name: ({ name }: Player) => name,
  'NFL Team': ({ nflTeam }: Player) => image(nflTeam && `/logos/${nflTeam}.png`, 32),
  Rank: ({ nflRank }: Player) => nflRank,
  ADP: ({ fantasyProsInfo }: Player) => fantasyProsInfo?.avg ?? 999,
  Age: ({ fantasyProsInfo }: Player) => fantasyProsInfo?.age ?? 0,
  Rookie: ({ isRookie }: Player) => `<input type="checkbox" disabled${isRookie ? ' checked' : ''}>`,
};

const listed = (key: string) => (response: Row) => response[key] as Row[];
const rowSelector = ':is(.card-grid tr, .table-static tbody tr, .MuiDataGrid-row, .limit tr)';
const gridSelector = '.MuiDataGrid-row';
const settings = (id: string) => `/api/Settings?leagueId=${id}`;

export const cases: Case[] = [
  { name: 'landing', path: '/', ready: ':is(.league-card, .limit a)', calls: ['/config.json'], picture: true },
  {
    name: 'standings',
    path: `/league/${league}`,
    ready: rowSelector,
    calls: [`/api/League/GetLeague?leagueId=${league}`],
    rowsOf: listed('teams'),
    cells: standingsCells,
  },
  {
    name: 'second standings',
    path: `/sleeper/league/${second}`,
    ready: rowSelector,
    calls: [`/api/League/GetSleeperLeague?leagueId=${second}`],
    rowsOf: listed('teams'),
    cells: standingsCells,
  },
  {
    name: 'team',
    path: `/league/${league}/team/13204`,
    ready: rowSelector,
    grid: gridSelector,
    calls: [settings(league), '/api/Team/GetTeamProfile?teamId=13204', '/api/Team/GetTeam?teamId=13204'],
    rowsOf: listed('teamPlayers'),
    cells: playerCells,
  },
  {
    name: 'second team',
    path: `/sleeper/league/${second}/team/${secondTeam}`,
    ready: rowSelector,
    grid: gridSelector,
    calls: [
      `/api/Team/GetSleeperTeamProfile?leagueId=${second}&teamId=${secondTeam}`,
      `/api/Team/GetSleeperTeam?leagueId=${second}&teamId=${secondTeam}`,
    ],
    rowsOf: listed('teamPlayers'),
    cells: playerCells,
  },
  {
    name: 'points by year',
    path: `/history/${league}/pointsbyyear/${year}`,
    ready: rowSelector,
    grid: gridSelector,
    calls: [`/api/History/PointsByYear?leagueId=${league}&year=${year}`],
    rowsOf: listed('teams'),
    cells: scoreCells,
  },
  {
    name: 'available players',
    path: `/availableplayers/${league}`,
    ready: rowSelector,
    grid: gridSelector,
    calls: [`/api/League/GetAvailablePlayers?leagueId=${league}`],
    rowsOf: listed('players'),
    cells: availableCells,
    most: 20,
  },
];
