/** Every screen as data: where they are, what they call, and what a person sees of a response. */
import type { RouteName } from '../../support/routes';
import * as responses from './responses';
import type { Count } from './responses';
import type { Names } from './names';

export type DataScreen = {
  address: (names: Names) => string;
  /** The call that brings what the screen shows, and a sample of its response. */
  call: string;
  response: (names: Names, count: Count) => object;
  heading: (names: Names) => string;
  /** The name of the region that waits, where the screen has more than one. */
  region?: string;
  /** Headers of the table. */
  headers: string[];
  /** The cells of the sample's row; on league history the texts of its card. */
  row: (names: Names) => string[];
  /** Whether a failed load says nothing in the console. */
  silent?: true;
};

export type PlainScreen = { address: string; heading: string; shows: string[] };

const scoreHeads = ['Team Score', 'Bench Score', 'Res Score', 'Total Score'];
const scoreCells = ['1754.50', '400.25', '10.00', '2164.75'];
const breakdownHeads = ['QB', 'RB', 'WR', 'TE'].flatMap((position) => [position, `${position} Avg ADP`]);
const league = ({ league: name }: Names) => name;
/** A value, or what stands for a missing one. */
const or = ({ known }: Names, value: string, missing = 'N/A') => (known ? value : missing);

const breakdown = (kind: 'Keeper' | 'Roster', heads: string[]): DataScreen => ({
  address: ({ leagueId }) => `/${kind.toLowerCase()}breakdown/${leagueId}`,
  call: `/api/League/Get${kind}Breakdown`,
  response: responses.breakdown,
  heading: league,
  region: `${kind} Breakdown`,
  headers: ['Team', ...heads, ...breakdownHeads],
  row: (names) => {
    const averages = ['87.26', '20.50', '30.00', '40.00'].map((average) => or(names, average));
    return [names.team, '6', averages[0]!, '1', averages[1]!, '2', averages[2]!, '3', averages[3]!, '0', 'N/A'];
  },
});

/** The screens that both platforms have, by the start of their addresses and of their calls. */
const mirrored = (start: '' | '/sleeper', call: '' | 'Sleeper') => {
  const year = ({ leagueId }: Names) => `${start}/history/${leagueId}/pointsbyyear/2025`;
  return {
    standings: {
      address: ({ leagueId }) => `${start}/league/${leagueId}`,
      call: `/api/League/Get${call}League`,
      response: responses.league,
      heading: league,
      headers: ['Avatar', 'Team', 'W', 'L', 'T', 'Pct', 'F', 'A'],
      row: (names) => [or(names, '', '<'), names.team, '9', '4', '1', '0.679', '1754.50', '1600.25'],
    },
    team: {
      address: ({ leagueId, teamId }) => `${start}/league/${leagueId}/team/${teamId}`,
      call: `/api/Team/Get${call}Team`,
      response: responses.team,
      heading: ({ team }) => team,
      region: 'Players',
      headers: ['Position', 'Name', ...(call ? ['Team', 'Bye'] : ['NFL Team', 'Bye Week']), 'Keeper', 'NFL Rank', 'ADP'],
      row: (names) => ['RB', names.player, or(names, ''), or(names, '10'), '', or(names, '5'), or(names, '24.70')],
    },
    pointsByYear: {
      address: year,
      call: `/api/History/${call}PointsByYear`,
      response: responses.pointsByYear,
      heading: league,
      region: 'Team Scores',
      headers: ['Team Name', 'Owner', ...scoreHeads],
      row: (names) => [names.team, or(names, 'Robin Hale'), ...scoreCells],
    },
    pointsByYearTeam: {
      address: (names) => `${year(names)}/${names.teamId}`,
      call: `/api/History/${call}PointsByYearTeam`,
      response: responses.teamYear,
      heading: ({ team }) => `${team} · 2025`,
      region: 'Weekly Scores',
      headers: ['Week', ...scoreHeads],
      row: () => ['7', ...scoreCells],
    },
    pointsByYearTeamWeek: {
      address: (names) => `${year(names)}/${names.teamId}/7`,
      call: `/api/History/${call}PointsByYearTeamWeek`,
      response: responses.teamWeek,
      heading: ({ team }) => `${team} · 2025 · Week 7`,
      region: 'Player Scores',
      headers: ['Position', 'Player Name', 'Score'],
      row: (names) => [or(names, 'WRStarter', 'WRReserve'), names.player, or(names, '12.50')],
    },
  } satisfies Record<string, DataScreen>;
};
const second = mirrored('/sleeper', 'Sleeper');

const ownScreens = {
  ...mirrored('', ''),
  history: {
    address: ({ leagueId }) => `/league/history/${leagueId}`,
    call: '/api/League/GetLeagueYears',
    response: responses.leagueYears,
    heading: ({ league: name }) => `${name} History`,
    headers: [],
    row: (names) => ['2024', 'Champion', or(names, names.team, '–'), 'Second', 'Third', 'Regular Season', 'Final Standings'],
  },
  depthChart: {
    address: ({ leagueId }) => `/depthchart/${leagueId}`,
    call: '/api/League/GetDepthChart',
    response: responses.depthChart,
    heading: ({ league: name }) => `${name} Depth Charts`,
    headers: ['Team', 'QB', 'RB', 'WR', 'TE', 'K', 'DEF'],
    row: (names) => [names.team, names.player, or(names, 'FirstSecond', ''), '', '', '', ''],
  },
  rosterBreakdown: breakdown('Roster', ['Players', 'ADP']),
  keeperBreakdown: { ...breakdown('Keeper', ['Keepers', 'Avg ADP']), silent: true },
  draftOrder: {
    address: ({ leagueId }) => `/draftorder/${leagueId}`,
    call: '/api/Draft/GetDraftOrder',
    response: responses.draftOrder,
    heading: league,
    headers: ['Pick No', 'Total Pick', 'Actual Pick', 'Team Name', 'Traded From', 'Traded On', 'Keeper'],
    row: (names) => [
      '1.05',
      '5',
      or(names, '4', '–'),
      names.team,
      or(names, 'First Holder', '–'),
      or(names, '14 Aug 2026', '–'),
      or(names, '', 'Keeper'),
    ],
  },
  availablePlayers: {
    address: ({ leagueId }) => `/availableplayers/${leagueId}`,
    call: '/api/League/GetAvailablePlayers',
    response: responses.availablePlayers,
    heading: league,
    region: 'Available Players',
    headers: ['#', 'Position', 'Name', 'NFL Team', 'Rank', 'ADP', 'Age', 'Rookie'],
    row: (names) => [
      '1',
      'WR',
      names.player,
      or(names, ''),
      or(names, '143'),
      or(names, '24.70', '999'),
      or(names, '26.4', '0'),
      '',
    ],
  },
  futurePicks: {
    address: ({ leagueId }) => `/futurepicks/${leagueId}`,
    call: '/api/Draft/GetFuturePicks',
    response: responses.futurePicks,
    heading: league,
    headers: ['Team Name', 'Round 1'],
    row: (names) => [names.team, or(names, 'First Holder through Second Holder · 14 Aug 2026', 'Own')],
  },
  transactions: {
    address: ({ leagueId }) => `/transactions/${leagueId}/2025`,
    call: '/api/League/GetTransactions',
    response: responses.transactions,
    heading: league,
    region: 'Transactions',
    headers: ['Date', 'Player or Pick', 'Position', 'Type', 'From', 'To', 'Bid'],
    row: (names) => [
      '12 Oct 2025',
      names.player,
      'RB',
      'Waiver',
      'Free agents',
      or(names, names.team, 'Free agents'),
      or(names, '23', ''),
    ],
  },
  rookies: {
    address: ({ leagueId }) => `/rookies/${leagueId}/2025`,
    call: '/api/Rookies',
    response: responses.rookies,
    heading: () => '2025 Rookies',
    region: 'Rookies',
    headers: ['Player Name', 'Position', 'Weight (Lbs)', 'Height', '40 Yard', 'FPros Pos Rank', 'DraftBuzz Pos Rank'],
    row: (names) => [names.player, 'RB', ...['211', '5′9″', '4.43 s', '1', '2'].map((value) => or(names, value))],
  },
  preDraftTrades: {
    address: ({ leagueId }) => `/predrafttrades/${leagueId}/2026`,
    call: '/api/PreDraftTrades',
    response: responses.trades,
    heading: league,
    region: 'Pre-Draft Trades',
    headers: ['Date', 'Round', 'Pick', 'From', 'To'],
    row: ({ team }) => ['14 Aug 2026', '3', '11', team, 'Other Team'],
  },
  sleeperStandings: second.standings,
  sleeperTeam: second.team,
  sleeperPointsByYear: second.pointsByYear,
  sleeperPointsByYearTeam: second.pointsByYearTeam,
  sleeperPointsByYearTeamWeek: second.pointsByYearTeamWeek,
} satisfies Partial<Record<RouteName, DataScreen>>;

const atSleeper = (shown: DataScreen): DataScreen => ({ ...shown, address: (names) => `/sleeper${shown.address(names)}` });

type PlainId =
  'landing' | 'admin' | 'accounts' | 'logIn' | 'invitation' | 'addLeague' | 'leagueSettings' | 'sleeperLeagueSettings';

export const dataScreens: Record<Exclude<RouteName, PlainId>, DataScreen> = {
  ...ownScreens,
  sleeperHistory: atSleeper(ownScreens.history),
  sleeperDepthChart: atSleeper(ownScreens.depthChart),
  sleeperRosterBreakdown: atSleeper(ownScreens.rosterBreakdown),
  sleeperKeeperBreakdown: atSleeper(ownScreens.keeperBreakdown),
  sleeperDraftOrder: atSleeper(ownScreens.draftOrder),
  sleeperAvailablePlayers: atSleeper(ownScreens.availablePlayers),
  sleeperFuturePicks: atSleeper(ownScreens.futurePicks),
  sleeperTransactions: atSleeper(ownScreens.transactions),
  sleeperRookies: atSleeper(ownScreens.rookies),
  sleeperPreDraftTrades: atSleeper(ownScreens.preDraftTrades),
};

/** The screens without a call of their own. */
export const plainScreens: Record<PlainId, PlainScreen> = {
  landing: { address: '/', heading: 'Sideline', shows: ['Leagues', 'Global League', 'Summer Draft League'] },
  admin: { address: '/admin', heading: 'Admin', shows: ['League', 'Refresh standings', 'RefreshStandings', 'Create new season'] },
  accounts: { address: '/admin/accounts', heading: 'Accounts', shows: ['Log in as an admin to see the accounts.'] },
  logIn: {
    address: '/log-in?timeout',
    heading: 'Log in',
    shows: ['E-mail address', 'Password', 'Your session has expired. Log in again to go on.'],
  },
  invitation: {
    address: '/invitation',
    heading: 'Your account',
    shows: ['E-mail address', 'Password, 8 characters or more', 'Save and log in'],
  },
  addLeague: { address: '/add-league', heading: 'Add a league', shows: ['to add a league.'] },
  leagueSettings: {
    address: '/league/132/settings',
    heading: 'League settings',
    shows: ["Log in as the league's commissioner to see its settings."],
  },
  sleeperLeagueSettings: {
    address: '/sleeper/league/620000000000000149/settings',
    heading: 'League settings',
    shows: ["Log in as the league's commissioner to see its settings."],
  },
};

/** The screens with a call of their own. Sleeper's others are the same pages with the same calls. */
export const dataScreenList = Object.entries(ownScreens) as [keyof typeof ownScreens, DataScreen][];
