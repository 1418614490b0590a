/**
 * A page as a visitor sees it first, drawn without a browser: the server puts it into the page that it sends, so that the data is there to
 * read before the code has come. A bundle of its own, `dist-server/prerender.cjs`.
 */
import { prerender as render } from 'react-dom/static';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router';
import { baseApi } from './api';
import { pageCode } from './app/pageCode';
import { pages } from './app/pages';
import { LandingScreen } from './app/shell/LandingScreen';
import { LeagueScreen } from './app/shell/LeagueScreen';
import { parseConfig } from './lib/config';
import { callsOf } from './routing/callsOf';
import { ConfigProvider } from './routing/configContext';
import { matchRoute } from './routing/matchRoute';
import { routeIds, type RouteId } from './routing/routes';
import { makeStore } from './store/makeStore';

/**
 * The same HTML with its style attributes as rules: the page's policy allows none in a document. React has escaped quotes everywhere
 * else; a value with anything to escape is left out.
 */
function withRules(html: string): string {
  const places = new Map<string, number>();
  const content = html.replace(/ style="([^"]*)"/g, (_, style: string) => {
    if (/[&{}<]/.test(style)) return '';
    if (!places.has(style)) places.set(style, places.size);
    return ` data-style="${places.get(style)}"`;
  });
  const rules = [...places].map(([style, place]) => `:root:root [data-style="${place}"]{${style}}`);
  return rules.length ? `<style>${rules.join('')}</style>${content}` : content;
}

/** The names of the chunks of a screen's code: its shell's, and that of the first screen with the same code. */
const chunksOf = (id: RouteId) => {
  const own = routeIds.find((other) => pageCode[other] === pageCode[id])!;
  return id === 'landing' ? [own] : ['shell', own];
};

/**
 * Draws the page of `pathname`: its title, its content and the answers it starts with as HTML, and the names of its chunks; null for a page
 * but the landing page that starts without calls, or with calls to another host.
 * @param json the parsed config.json
 * @param read gives the answer to a call as JSON text, by its address below the API base
 * @throws what `read` throws
 */
export async function prerender(json: unknown, pathname: string, read: (address: string) => Promise<string>) {
  const config = parseConfig(json);
  const match = matchRoute(pathname);
  const isLanding = match?.id === 'landing';
  const isElsewhere = Object.values(config.hosts).some(({ apiUrl }) => apiUrl !== '');
  if (!match || !(isLanding || (match.route.calls && !isElsewhere))) return null;
  const calls = callsOf(match);
  const [texts] = await Promise.all([Promise.all(calls.map(({ address }) => read(address))), pages[match.id].preload()]);

  const store = makeStore({ host: null, toLogIn: () => undefined });
  const upsert = baseApi.util.upsertQueryData;
  await Promise.all(
    calls.map(({ name, arg }, at) => store.dispatch(upsert(name as never, arg as never, JSON.parse(texts[at]!) as never))),
  );
  const failures: unknown[] = [];
  const { prelude } = await render(
    <StaticRouter location={pathname}>
      <ConfigProvider value={config}>
        <Provider store={store}>
          {isLanding ? <LandingScreen emailAddress={null} onLogOut={() => undefined} /> : <LeagueScreen />}
        </Provider>
      </ConfigProvider>
    </StaticRouter>,
    // In one piece: parts that come later would be put into place by scripts.
    { progressiveChunkSize: Infinity, onError: (error) => void failures.push(error) },
  );
  const html = await new Response(prelude).text();
  if (failures.length) throw failures[0];
  // Else its timers would keep the store for a minute.
  store.dispatch(baseApi.util.resetApiState());
  const answers = calls.map(({ address }, at) => {
    const text = texts[at]!.replaceAll('<', '\\u003c');
    return `<script type="application/json" data-answer-to="${address.replaceAll('&', '&amp;')}">${text}</script>`;
  });
  const [tag = '', title = ''] = /<title>(.*?)<\/title>/.exec(html) ?? [];
  return { title, content: withRules(html.replace(tag, '')), answers: answers.join(''), chunks: chunksOf(match.id) };
}
