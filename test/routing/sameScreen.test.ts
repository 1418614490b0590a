import { matchRoute } from '../../src/routing/matchRoute';
import { sameScreen } from '../../src/routing/sameScreen';

const col = { id: '348764', name: 'Col League', provider: 'default' } as const;
const dynasty = { id: '620000000000000149', name: 'Sunday Dynasty', provider: 'sleeper' } as const;

test.each([
  ['/depthchart/132', '/depthchart/348764', '/sleeper/depthchart/620000000000000149'],
  ['/rookies/132/2024', '/rookies/348764/2024', '/sleeper/rookies/620000000000000149/2024'],
  ['/sleeper/league/620000000000000260', '/league/348764', '/sleeper/league/620000000000000149'],
  ['/league/132/team/13204', undefined, undefined],
  [
    '/history/132/pointsbyyear/2025/13204',
    '/history/348764/pointsbyyear/2025',
    '/sleeper/history/620000000000000149/pointsbyyear/2025',
  ],
  [
    '/history/132/pointsbyyear/2025/13204/3',
    '/history/348764/pointsbyyear/2025',
    '/sleeper/history/620000000000000149/pointsbyyear/2025',
  ],
])('%s in another league is %s, in a Sleeper league %s', (path, other, sleeper) => {
  const match = matchRoute(path)!;
  expect([sameScreen(match, col), sameScreen(match, dynasty)]).toEqual([other, sleeper]);
});
