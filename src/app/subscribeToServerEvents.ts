import type { Root } from 'react-dom/client';
import { accountApi, baseApi, untracked } from '../api';
import { eventTicketsApi } from '../api/generated/eventTickets.gen';
import { leagueTags } from '../api/tagTypes';
import { loadConfig } from '../browser/loadConfig';
import { listenToChanges } from '../browser/serverEvents';
import { hostOf, type Config } from '../lib/config';
import { fieldOf } from '../lib/json';
import { selectEmailAddress } from '../session/authSlice';
import type { BrowserApp } from './makeApp';

type Queries = Record<string, { originalArgs?: unknown } | undefined>;

const leagueIdsOf = (queries: Queries) =>
  Object.values(queries).flatMap((query) => fieldOf(query?.originalArgs, 'leagueId') ?? []);

/** @returns a function that loads config.json and passes it on if it changed; without the server the last one stays in use */
function configReload(config: Config, show: (config: Config) => void): () => Promise<void> {
  let last = JSON.stringify(config);
  let requests = 0;
  let newest = 0;
  return async () => {
    const request = (requests += 1);
    const loaded = await loadConfig().catch(() => null);
    if (!loaded || request < newest) return;
    newest = request;
    if (JSON.stringify(loaded) === last) return;
    last = JSON.stringify(loaded);
    show(loaded);
  };
}

/** The leagues of the account, and the lists of leagues. */
const listTags = ['Account', 'Directory', 'Runs'] as const;

/**
 * Subscribes to the server's events. A change invalidates the queries of its league, or those about runs. When the leagues of the
 * configuration have changed, the application is rendered with the new one. Loads the account too, for its members-only leagues in the menus.
 */
export function subscribeToServerEvents(
  { store, element }: Pick<BrowserApp, 'store' | 'element'>,
  config: Config,
  root: Pick<Root, 'render'>,
): void {
  const host = hostOf(config, location.hostname);
  if (!host) return;
  const url = new URL('api/Events', new URL(host.apiUrl, location.origin));
  const getTicket = async () =>
    selectEmailAddress(store.getState()) === null
      ? null
      : (await store.dispatch(eventTicketsApi.endpoints.getEventTicket.initiate(undefined, untracked))).data?.ticket;
  const reloadConfig = configReload(config, (current) => root.render(element(current)));
  const reconnect = listenToChanges(url.href, getTicket, (change) => {
    if (change === 'runs') return void store.dispatch(baseApi.util.invalidateTags(['Runs']));
    if (change === 'leagues') {
      void reloadConfig();
      return void store.dispatch(baseApi.util.invalidateTags([...listTags]));
    }
    const { leagueId } = change;
    if (leagueId === null) void reloadConfig();
    const leagueIds = leagueIdsOf(store.getState().api.queries);
    const concerned = leagueId === null || leagueIds.length === 0 || leagueIds.includes(leagueId);
    if (concerned)
      store.dispatch(baseApi.util.invalidateTags(leagueId === null ? [...leagueTags, ...listTags] : [...leagueTags]));
  });
  // As `setupListeners` does for queries.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void reloadConfig();
  });
  window.addEventListener('online', () => void reloadConfig());
  let account = selectEmailAddress(store.getState());
  const loadAccount = () => {
    if (account !== null) void store.dispatch(accountApi.endpoints.getAccount.initiate());
  };
  loadAccount();
  store.subscribe(() => {
    const emailAddress = selectEmailAddress(store.getState());
    if (emailAddress === account) return;
    account = emailAddress;
    reconnect();
    loadAccount();
  });
}
