/** What the samples of both breakdowns share. */
import { league, or, times, type SampleOf } from './sample';

const heads = ['QB', 'RB', 'WR', 'TE'].flatMap((position) => [position, `${position} Avg ADP`]);

const response: SampleOf<'getKeeperBreakdown'>['response'] = ({ league: leagueName, team, known }, count) => {
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

export const breakdown = (region: string, first: string[]): SampleOf<'getKeeperBreakdown'> & { shown: object } => ({
  ...league,
  response,
  shown: {
    heading: ({ league: name }) => name,
    region,
    headers: ['Team', ...first, ...heads],
    row: (names) => {
      const averages = ['87.26', '20.50', '30.00', '40.00'].map((average) => or(names, average));
      return [names.team, '6', averages[0]!, '1', averages[1]!, '2', averages[2]!, '3', averages[3]!, '0', 'N/A'];
    },
  },
});
