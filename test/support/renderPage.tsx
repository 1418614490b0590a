import { createBrowserRouter, Outlet } from 'react-router';
import { makeRoutes } from '../../src/app/routes';
import { testConfig } from './renderApp';
import { renderParts } from './renderParts';

const Content = () => (
  <main>
    <Outlet />
  </main>
);

/** The same as `renderRoute` without the frame and the application's listeners: for what the page itself shows and does. */
export const renderPage = (url: string, config = testConfig()) =>
  renderParts(url, config, (store) => createBrowserRouter([{ ...makeRoutes(store, config)[0]!, Component: Content }]));
