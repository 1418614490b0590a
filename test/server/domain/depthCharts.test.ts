import { depthCharts } from '../../../server/domain/depthCharts';

const player = (playerName: string, position: string, slot: 'active' | 'reserve' | 'taxi' = 'active') => ({
  ...{ teamId: '1', playerId: playerName, playerName, position, slot },
});

test('players in reserve, then those of the taxi squad, are marked behind the active ones of their position, whatever their rank', () => {
  const ranked = [
    player('Best, hurt', 'RB', 'reserve'),
    player('Young', 'RB', 'taxi'),
    player('First', 'RB'),
    player('Second', 'RB'),
    player('Hurt, too', 'RB', 'reserve'),
    player('Hurt defender', 'LB', 'reserve'),
    player('Defender', 'S'),
  ];
  const [chart] = depthCharts([{ id: '1', name: 'One' }], ranked);
  expect(chart!.runningBacks.map(({ playerName, slot }) => [playerName, slot])).toEqual([
    ['First', undefined],
    ['Second', undefined],
    ['Best, hurt', 'reserve'],
    ['Hurt, too', 'reserve'],
    ['Young', 'taxi'],
  ]);
  expect(chart!.others).toEqual([
    { playerId: 'Defender', playerName: 'Defender', position: 'S' },
    { playerId: 'Hurt defender', playerName: 'Hurt defender', position: 'LB', slot: 'reserve' },
  ]);
});
