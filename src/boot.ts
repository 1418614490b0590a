/**
 * The first script of a page: small, and without the libraries. It starts everything that the page needs side by side: the
 * configuration, the code, and, as soon as the configuration names their host, the page's calls.
 */
import { sendEarly, takeDrawnAnswers } from './api/earlyCalls';
import './app/tokens.css';
import './app/base.css';
import './app/shell/navbar.css';
import './app/shell/footer.css';
import './app/shell/firstPaint.css';
import { fetchCode } from './app/shellCode';
import './features/landing/hero.css';
import { hostOf, loadConfig } from './lib/config';
import { loadCode } from './lib/loadCode';
import { followTheme } from './lib/theme';
import { matchRoute } from './routing/matchRoute';
import { secondProviderKey } from './routing/routes';

// Before the first paint, so that nothing flashes.
followTheme();

const match = matchRoute(window.location.pathname);
document.documentElement.dataset['shell'] =
  match?.id === 'landing' ? 'landing' : match?.route.provider === secondProviderKey ? 'black' : 'page';

/** The document is parsed while the code is on its way. */
const parsed = new Promise<void>((resolve) => {
  if (document.readyState !== 'loading') resolve();
  else document.addEventListener('DOMContentLoaded', () => resolve());
});
const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Whether the server has drawn the page. */
const isDrawn = 'drawn' in document.documentElement.dataset;

/** Brings the current page's link into the row of links, as the application will. */
const showCurrentLink = () =>
  document.querySelector('.sub-navigation [aria-current]')?.scrollIntoView({ inline: 'center', block: 'nearest' });
if (isDrawn) void parsed.then(showCurrentLink);

const config = loadConfig();
Promise.all([config, isDrawn && parsed.then(takeDrawnAnswers)]).then(
  ([loaded]) => {
    const host = hostOf(loaded);
    if (match && host) sendEarly(host.apiUrl, match);
  },
  () => undefined,
);

async function begin() {
  // What the server has drawn is painted before the code, which is preloaded meanwhile, takes the processor. A tab in the background paints nothing.
  if (isDrawn && !document.hidden) await parsed.then(painted);
  fetchCode(match);
  const start = await loadCode(() => import(/* webpackChunkName: "main" */ './main').then((main) => main.start));
  await parsed;
  start(config, match);
}

begin().catch((error: unknown) => {
  console.error(error);
  const notice = Object.assign(document.createElement('p'), {
    className: 'page',
    role: 'alert',
    textContent: 'This page could not be loaded. Load it anew.',
  });
  document.getElementById('root')!.replaceChildren(notice);
});
