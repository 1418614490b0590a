import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { AppProviders } from '../../src/app/AppProviders';
import { Footer } from '../../src/app/shell/Footer';
import { makeStore } from '../../src/store/makeStore';
import { testConfig } from '../support/renderApp';

test('a page that the server rendered in another year shows the present one, without a warning', async () => {
  const log = jest.spyOn(console, 'error');
  const root = document.createElement('div');
  const page = (
    <AppProviders config={testConfig()} store={makeStore({ host: null, toLogIn: jest.fn() })}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: <Footer /> }])} />
    </AppProviders>
  );
  root.innerHTML = renderToString(page).replace(/©.*Sideline/, '© 1999 Sideline');
  expect(root).toHaveTextContent('© 1999 Sideline');
  const hydrated = await act(() => hydrateRoot(root, page, { onRecoverableError: (error) => console.error(error) }));
  expect(root).toHaveTextContent(`© ${new Date().getFullYear()} Sideline`);
  expect(log).not.toHaveBeenCalled();
  act(() => hydrated.unmount());
});
