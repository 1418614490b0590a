import { screen, waitFor } from '@testing-library/react';
import { renderRoute, testConfig } from '../support/renderRoute';

test('no API URL for the host: one alert names the host, and no request is sent', async () => {
  const alert = jest.spyOn(window, 'alert').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const seen = jest.fn();
  server.intercept(seen);
  renderRoute('/league/132', testConfig({ hosts: { 'elsewhere.example': { apiUrl: '', clientUrl: '' } } }));
  await waitFor(() => expect(screen.getByText('No data available')).toBeVisible());
  expect(alert.mock.calls).toEqual([['No API URL is specified for localhost']]);
  expect(seen).not.toHaveBeenCalled();
  jest.restoreAllMocks();
});
