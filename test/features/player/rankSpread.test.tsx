import { render, screen } from '@testing-library/react';
import { RankSpread } from '../../../src/features/player/RankSpread';

const info = { best: 10, worst: 50, avg: 20, stdDev: 15, age: 24, bye: 9 };

test('the bar spans best to worst, marks the average and its deviation, and has a description', () => {
  render(<RankSpread info={info} />);
  const bar = screen.getByRole('img', { name: 'Ranked from 10 to 50, on average 20.00, mostly from 10.00 to 35.00' });
  expect(bar.querySelectorAll('span[style]')[1]).toHaveStyle({ left: '25%' });
  expect(bar.querySelector('span[style]')).toHaveStyle({ left: '0%', right: '37.5%' });
});

test.each([
  ['no info', null],
  ['no best', { ...info, best: null }],
  ['no spread', { ...info, best: 20, worst: 20 }],
])('%s: no bar', (_name, given) => {
  const { container } = render(<RankSpread info={given} />);
  expect(container).toBeEmptyDOMElement();
});
