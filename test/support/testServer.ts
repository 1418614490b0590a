import type { AddressInfo } from 'node:net';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { ImportSettings } from '../../server/importSettings';
import type * as opening from './openServer';
import { importOutside } from './outside.cjs';
import type * as pgBouncer from './pgBouncer';
import type * as postgres from './postgres';
import { recordedDir } from './startServer';
import type { Template } from './template';
import { testAdmin } from './testAdmin';

/** Intercepts the page's requests: returns a response, delays it, throws to let it fail, or returns undefined to pass it to the server. */
export type Intercept = (request: Request) => Response | undefined | Promise<Response | undefined>;

interface NewAccount {
  email: string;
  role: 'admin' | 'commissioner' | 'member';
  scopes?: { leagueId: string; teamId?: string }[];
}

const noBody = [101, 204, 205, 304];

/** Whether a request writes nothing and hears of no write: it asks once for a page or data that need no account. */
function isRead(request: InjectOptions | string): boolean {
  const { method = 'GET', headers = {}, payloadAsStream = false } = typeof request === 'string' ? {} : request;
  return /^(get|head)$/i.test(method) && !('authorization' in headers) && !payloadAsStream;
}

/** The server that the test files of this worker read until they write. It closes when no further file follows: Jest then ends the worker. */
let shared: Promise<opening.OpenServer> | undefined;
let closing: NodeJS.Timeout | undefined;

/**
 * The server of a test file: the real application on the seeded database. Until the file writes, it is one that all files of a worker read;
 * from then on it is the file's own, on a fresh copy, which first gets the requests that the file has sent before.
 */
export class TestServer {
  readonly engine: 'embedded' | 'postgres';
  #opened: Promise<opening.OpenServer> | undefined;
  /** The requests to the shared server. */
  readonly #reads: (InjectOptions | string)[] = [];
  #tokens = new Map<string, { token: Promise<string>; at: number }>();
  #intercept: Intercept | null = null;
  /** Which page sends requests: the number of those that were left. */
  #page = 0;
  readonly #imports: ImportSettings = { recordedDir, importDir: '/nowhere', contact: null, userAgent: null, secretKey: null };

  constructor(engine: TestServer['engine'] = 'embedded') {
    clearTimeout(closing);
    this.engine = engine;
  }

  get #template(): Template {
    const { SIDELINE_TEST_TEMPLATE = '', SIDELINE_TEST_POSTGRES = '' } = process.env;
    return this.engine === 'postgres' ? (JSON.parse(SIDELINE_TEST_POSTGRES) as Template) : { dataDir: SIDELINE_TEST_TEMPLATE };
  }

  async #start(imports: ImportSettings, directory?: string, settings?: opening.Settings): Promise<opening.OpenServer> {
    return (await importOutside<typeof opening>('./openServer.ts')).openServer(this.#template, imports, directory, settings);
  }

  #open(): Promise<opening.OpenServer> {
    this.#opened ??= this.#start(this.#imports).then(async (server) => {
      for (const request of this.#reads) await server.app.inject(request);
      return server;
    });
    return this.#opened;
  }

  /** The server that all files of this worker read, until this file has its own. */
  #openForReading(): Promise<opening.OpenServer> | undefined {
    if (this.#opened || this.engine === 'postgres') return undefined;
    return (shared ??= this.#start({ ...this.#imports }));
  }

  /** A copy of the seeded database that no server has opened, for processes that a test starts. */
  async copy(): Promise<opening.Copy> {
    return (await importOutside<typeof opening>('./openServer.ts')).copyTemplate(this.#template);
  }

  /** A PostgreSQL server for one test, which must stop it. */
  async startPostgres(options?: Parameters<typeof postgres.startPostgres>[0]): Promise<postgres.PostgresServer> {
    return (await importOutside<typeof postgres>('./postgres.ts')).startPostgres(options);
  }

  /** PgBouncer in front of a PostgreSQL server, for one test, which must stop it. */
  async startPgBouncer(databaseUrl: string, mode: 'session' | 'transaction'): Promise<pgBouncer.PgBouncer> {
    return (await importOutside<typeof pgBouncer>('./pgBouncer.ts')).startPgBouncer(databaseUrl, mode);
  }

  /** Sets what maintenance reads from its next call on: a folder of recorded responses, and one of player files (default: none). */
  importFrom({ recorded = recordedDir, files = '/nowhere' }: { recorded?: string; files?: string }): void {
    Object.assign(this.#imports, { recordedDir: recorded, importDir: files, transport: undefined });
  }

  /** Makes maintenance calls go to the queue, as they do beside a worker. They respond after `waitMs` (default: the product's five seconds). */
  queueCalls(waitMs?: number): void {
    Object.assign(this.#imports, { isQueued: true, waitMs });
  }

  /**
   * Makes maintenance read from a host on this machine, which the caller stops. `response` gives the response to a path with its query. The
   * host is given up after `timeoutMs` of silence: a short time where its silence is tested, otherwise what a busy machine may need. Its
   * responses are fresh for `freshForMs`.
   */
  async importLive(
    response: Parameters<typeof opening.startLiveHost>[0],
    timeoutMs = 1_000,
    freshForMs = 0,
  ): Promise<() => void> {
    const { startLiveHost } = await importOutside<typeof opening>('./openServer.ts');
    const { transport, stop } = await startLiveHost(response, timeoutMs, freshForMs);
    Object.assign(this.#imports, { transport });
    return stop;
  }

  /** Sets the clock of imports, in milliseconds since 1970; without one it is the system's. */
  importAt(at: number | undefined): void {
    Object.assign(this.#imports, { now: at === undefined ? undefined : () => at });
  }

  /** Sends one request to the application. */
  async inject(request: InjectOptions | string): Promise<LightMyRequestResponse> {
    const read = isRead(request) ? this.#openForReading() : undefined;
    if (read) this.#reads.push(request);
    return (await (read ?? this.#open())).app.inject(request);
  }

  /** Makes the application listen on a free port of this machine, for what {@link inject} does not send as it is. */
  async listen(): Promise<{ port: number }> {
    const { app } = await this.#open();
    if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
    return app.server.address() as AddressInfo;
  }

  /** Responds to a request of the page as the network would; relative URLs are this server's. A page that is left hears nothing more. */
  async fetch(request: Request): Promise<Response> {
    const page = this.#page;
    const silence = new Promise<never>(() => undefined);
    const intercepted = await this.#intercept?.(request);
    if (page !== this.#page) return silence;
    request.signal.throwIfAborted();
    if (intercepted) return intercepted;
    const { pathname, search } = new URL(request.url);
    const response = await this.inject({
      method: request.method as 'GET',
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      payload: request.body ? Buffer.from(await request.arrayBuffer()) : undefined,
    });
    if (page !== this.#page) return silence;
    request.signal.throwIfAborted();
    const body = noBody.includes(response.statusCode) ? null : new Uint8Array(response.rawPayload);
    return new Response(body, { status: response.statusCode, headers: response.headers as Record<string, string> });
  }

  /** Leaves the page: what it requested before gets no response, so that it requests nothing more beside the next one. */
  leavePage(): void {
    this.#page += 1;
  }

  /** Sets or removes the interceptor, which sees requests by {@link fetch} only. */
  intercept(intercept: Intercept | null): void {
    this.#intercept = intercept;
  }

  /** An access token of an account (default: the admin) from a real log-in, which is made once in ten minutes: a token is valid for fifteen. */
  accessToken(email = testAdmin.email): Promise<string> {
    const logIn = async () => {
      const payload = { userEmail: email, password: testAdmin.password };
      const response = await this.inject({ method: 'POST', url: '/api/token', payload });
      return response.json<{ accessToken: string }>().accessToken;
    };
    const known = this.#tokens.get(email);
    if (known && Date.now() - known.at < 600_000) return known.token;
    const token = logIn();
    this.#tokens.set(email, { token, at: Date.now() });
    return token;
  }

  /** Rows of an SQL query on the server's database. */
  async rows<Row>(text: string): Promise<Row[]> {
    const read = /^\s*select\b/.test(text) ? this.#openForReading() : undefined;
    const { db } = await (read ?? this.#open());
    return ((await db.execute(text)) as unknown as { rows: Row[] }).rows;
  }

  /** The entries of the server's log so far whose message matches. */
  async logged(message: RegExp): Promise<Record<string, unknown>[]> {
    const { log } = await this.#open();
    return log.map((line) => JSON.parse(line) as { msg: string }).filter(({ msg }) => message.test(msg));
  }

  /** Adds an account with the admin's password. The arguments are not escaped in SQL. */
  async addAccount({ email, role, scopes = [] }: NewAccount): Promise<void> {
    const [added] = await this.rows<{ id: number }>(
      `insert into account (email, password_hash, role)
       select '${email}', password_hash, '${role}' from account where email = '${testAdmin.email}' returning id`,
    );
    for (const { leagueId, teamId = '' } of scopes) {
      await this.rows(`insert into account_scope values (${added!.id}, '${leagueId}', '${teamId}')`);
    }
  }

  /** The environment by which commands find the server's data. */
  async environment(): Promise<Record<string, string>> {
    return (await this.#open()).environment;
  }

  /** Runs a command in process on the data of this server, which keeps running and sees the changes after {@link restart}. */
  async command(...[name, args, more]: Parameters<opening.OpenServer['command']>): ReturnType<opening.OpenServer['command']> {
    return (await this.#open()).command(name, args, more);
  }

  /** Hashes passwords as slowly as the product does; in other tests a hash costs next to nothing. */
  async hashSlowly(): Promise<void> {
    (await this.#open()).hashSlowly();
  }

  /** Runs the daily deletion of old rows. */
  async deleteOldRows(): Promise<void> {
    await (await this.#open()).deleteOldRows();
  }

  /** Kills the embedded database before a statement, until it is revived. */
  async killBefore(statement: number): Promise<opening.Killed> {
    return (await this.#open()).killBefore(statement);
  }

  /** The queue of the server, and what the schedule puts into it. */
  async jobs(): Promise<opening.Jobs> {
    return (await this.#open()).jobs;
  }

  /** Makes the application read again what {@link rows} has changed under it: cached responses become stale, as by another process's write. */
  async rowsChanged(): Promise<void> {
    (await this.#open()).rowsChanged();
  }

  /** Stops the application and starts it again on the same data; it serves the pages in `directory`, with other `settings`. */
  async restart(directory?: string, settings?: opening.Settings): Promise<void> {
    const isFirst = !this.#opened && !this.#reads.length;
    this.#opened = isFirst
      ? this.#start(this.#imports, directory, settings)
      : this.#open().then(({ reopen }) => reopen(directory, settings));
    await this.#opened;
  }

  /** Stops the server and deletes its data. */
  async close(): Promise<void> {
    await (await this.#opened)?.close();
    closing = setTimeout(() => {
      void shared?.then(({ close }) => close());
      shared = undefined;
    }, 200);
  }
}
