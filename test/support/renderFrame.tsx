import { createBrowserRouter } from 'react-router';
import { PageLayout } from '../../src/app/shell/PageLayout';
import { routes } from '../../src/routing/routes';
import { testConfig } from './renderApp';
import { renderParts } from './renderParts';

const frame = [{ Component: PageLayout, children: routes.map(({ path }) => ({ id: path, path, element: null })) }];

/** The same as `renderRoute` without the page itself and the application's listeners: the navbar, the league's bar and the footer. */
export const renderFrame = (url: string, config = testConfig()) => renderParts(url, config, () => createBrowserRouter(frame));
