import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type * as opening from './openServer';
import { importOutside } from './outside.cjs';
import type * as postgres from './postgres';
import { recordedDir } from './startServer';
import type { Template } from './template';
import { testAdmin } from './testAdmin';

/** Stands between the page and the server: answers a call itself, delays it, fails it by throwing, or lets it pass by undefined. */
export type Intercept = (request: Request) => Response | undefined | Promise<Response | undefined>;

interface NewAccount {
  email: string;
  role: 'admin' | 'commissioner' | 'member';
  scopes?: { leagueId: string; teamId?: string }[];
}

const noBody = [101, 204, 205, 304];

/** The server of a test file: the real application on a fresh copy of the filled database, opened at its first use. */
export class TestServer {
  readonly engine: 'embedded' | 'postgres';
  #opened: Promise<opening.OpenServer> | undefined;
  #tokens = new Map<string, Promise<string>>();
  #intercept: Intercept | null = null;

  constructor(engine: TestServer['engine'] = 'embedded') {
    this.engine = engine;
    this.importFrom({});
  }

  get #template(): Template {
    const { SIDELINE_TEST_TEMPLATE = '', SIDELINE_TEST_POSTGRES = '' } = process.env;
    return this.engine === 'postgres' ? (JSON.parse(SIDELINE_TEST_POSTGRES) as Template) : { dataDir: SIDELINE_TEST_TEMPLATE };
  }

  #open(): Promise<opening.OpenServer> {
    this.#opened ??= importOutside<typeof opening>('./openServer.ts').then(({ openServer }) => openServer(this.#template));
    return this.#opened;
  }

  /** A copy of the filled database that no server has opened, for programs that a test starts. */
  async copy(): Promise<opening.Copy> {
    return (await importOutside<typeof opening>('./openServer.ts')).copyTemplate(this.#template);
  }

  /** A PostgreSQL server of a test's own, to be ended by it. */
  async startPostgres(options?: { fsync?: boolean }): Promise<postgres.PostgresServer> {
    return (await importOutside<typeof postgres>('./postgres.ts')).startPostgres(options);
  }

  /** Sets where maintenance reads from: a folder of recorded answers, and one of player files (default: none). */
  importFrom({ recorded = recordedDir, files = '/nowhere' }: { recorded?: string; files?: string }): void {
    Object.assign(process.env, { RECORDED_DIR: recorded, IMPORT_DIR: files });
  }

  /** Sends one request to the application. */
  async inject(request: InjectOptions | string): Promise<LightMyRequestResponse> {
    return (await this.#open()).app.inject(request);
  }

  /** Answers a request of the page as the network would, a relative address being on this server. */
  async fetch(request: Request): Promise<Response> {
    const intercepted = await this.#intercept?.(request);
    request.signal.throwIfAborted();
    if (intercepted) return intercepted;
    const { pathname, search } = new URL(request.url);
    const answer = await this.inject({
      method: request.method as 'GET',
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      payload: request.body ? Buffer.from(await request.arrayBuffer()) : undefined,
    });
    request.signal.throwIfAborted();
    const body = noBody.includes(answer.statusCode) ? null : new Uint8Array(answer.rawPayload);
    return new Response(body, { status: answer.statusCode, headers: answer.headers as Record<string, string> });
  }

  /** Puts `intercept` before the server, or takes it away. Only calls of {@link fetch} pass it. */
  intercept(intercept: Intercept | null): void {
    this.#intercept = intercept;
  }

  /** An access token of an account (default: the admin), by a real log-in, made once. */
  accessToken(email = testAdmin.email): Promise<string> {
    const logIn = async () => {
      const payload = { userEmail: email, password: testAdmin.password };
      const answer = await this.inject({ method: 'POST', url: '/api/token', payload });
      return answer.json<{ accessToken: string }>().accessToken;
    };
    const token = this.#tokens.get(email) ?? logIn();
    this.#tokens.set(email, token);
    return token;
  }

  /** Rows of an SQL query on the server's database. */
  async rows<Row>(text: string): Promise<Row[]> {
    const { db } = await this.#open();
    return ((await db.execute(text)) as unknown as { rows: Row[] }).rows;
  }

  /** Adds an account with the admin's password. Give it plain words only. */
  async addAccount({ email, role, scopes = [] }: NewAccount): Promise<void> {
    const [added] = await this.rows<{ id: number }>(
      `insert into account (email, password_hash, role)
       select '${email}', password_hash, '${role}' from account where email = '${testAdmin.email}' returning id`,
    );
    for (const { leagueId, teamId = '' } of scopes) {
      await this.rows(`insert into account_scope values (${added!.id}, '${leagueId}', '${teamId}')`);
    }
  }

  /** What leads the server's own programs to its data. */
  async environment(): Promise<Record<string, string>> {
    return (await this.#open()).environment;
  }

  /** Runs a command of ours in process, on the data of this server, which goes on: what it wrote counts here from {@link restart} on. */
  async command(...[name, args, more]: Parameters<opening.OpenServer['command']>): ReturnType<opening.OpenServer['command']> {
    return (await this.#open()).command(name, args, more);
  }

  /** Stops the application and starts it again on the same data; `directory` holds the pages that it serves. */
  async restart(directory?: string): Promise<void> {
    const { reopen } = await this.#open();
    this.#opened = reopen(directory);
    await this.#opened;
  }

  /** Ends the server and throws its data away. */
  async close(): Promise<void> {
    await (await this.#opened)?.close();
  }
}
