import { createRoot } from 'react-dom/client';
import { App, loadLeagueShell } from './app/App';
import { ConfigProblem } from './app/ConfigProblem';
import { preloadPage } from './app/pages';
import { loadConfig } from './lib/config';
import { matchRoute } from './routing/matchRoute';
import { registerServiceWorker } from './app/serviceWorker';
import './app/tokens.css';
import './app/base.css';

// The code of the page comes while the configuration does, not after it.
const match = matchRoute(window.location.pathname);
if (match) preloadPage(match.id);
if (match?.id !== 'landing') void loadLeagueShell().catch(() => undefined);

const root = createRoot(document.getElementById('root')!);
loadConfig().then(
  (config) => root.render(<App config={config} />),
  (error: Error) => root.render(<ConfigProblem problem={error.message} />),
);

if (process.env.NODE_ENV === 'production') window.addEventListener('load', () => void registerServiceWorker());
