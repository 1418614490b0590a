import { render, screen } from '@testing-library/react';
import { ChartFigure } from '../../src/charts/ChartFigure';
import { scrollNear } from '../support/near';

jest.mock('../../src/charts/charts', () => {
  throw new Error('gone');
});

test('a plot that cannot be loaded is a sentence, without the space of the plot', async () => {
  scrollNear();
  render(
    <ChartFigure title="Points" summary="Bars of points." height={500}>
      {() => null}
    </ChartFigure>,
  );
  const figure = screen.getByRole('figure', { name: 'Points' });
  expect(screen.getByRole('img', { name: 'Bars of points.' })).toBeInTheDocument();
  expect(await screen.findByText('Couldn’t load the chart. The table has its numbers.')).toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(figure.innerHTML).not.toContain('500px');
});
