import { act, render, screen } from '@testing-library/react';
import { ChartFigure } from '../../src/charts/ChartFigure';
import { showCharts } from '../support/showCharts';

jest.mock('../../src/charts/charts', () => {
  throw new Error('gone');
});

test('a chart that cannot be loaded is replaced by a sentence without the chart’s space', async () => {
  showCharts();
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

test('offline, a chart that cannot be loaded says so', async () => {
  showCharts();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(
    <ChartFigure title="Points" summary="Bars of points." height={500}>
      {() => null}
    </ChartFigure>,
  );
  expect(await screen.findByText(/^The chart is not saved on this device\. The table/)).toBeInTheDocument();
  jest.restoreAllMocks();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Couldn’t load the chart. The table has its numbers.')).toBeInTheDocument();
});
