/** The product as `npm start` runs it, for journeys. */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { recordedDir } from './startServer';

const root = join(__dirname, '../..');

/** Runs the script of `npm start`; resolves with its URL, or with its output if it exits instead. */
function launch(environment: Record<string, string>): Promise<{ process: ChildProcess; address?: string; output: string }> {
  const child = spawn(process.execPath, ['scripts/start.js'], {
    cwd: root,
    env: { ...process.env, RECORDED_DIR: recordedDir, ...environment },
  });
  return new Promise((resolve) => {
    let output = '';
    const hear = (chunk: Buffer) => {
      output += chunk.toString();
      const address = /Ready on (http:\S+) /.exec(output)?.[1];
      if (address) resolve({ process: child, address, output });
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => resolve({ process: child, output }));
  });
}

const ended = (child: ChildProcess) =>
  new Promise((resolve) => (child.exitCode === null ? child.once('exit', resolve) : resolve(0)));

/** A running product on its own copy of the filled database. */
export class Product {
  #child: ChildProcess;
  readonly address: string;
  readonly #environment: { DATA_DIR: string };

  private constructor(child: ChildProcess, address: string, environment: { DATA_DIR: string }) {
    this.#child = child;
    this.address = address;
    this.#environment = environment;
  }

  /** Starts it with these variables besides its own, after the database has run `sql`. */
  static async start(more: Record<string, string> = {}, sql?: string): Promise<Product> {
    const environment = { ...more, DATA_DIR: mkdtempSync(join(tmpdir(), 'sideline-journey-')) };
    cpSync(process.env.SIDELINE_TEST_TEMPLATE!, environment.DATA_DIR, { recursive: true });
    if (sql !== undefined)
      await promisify(execFile)(process.execPath, [
        '--import',
        'tsx',
        join(__dirname, 'prepareRows.ts'),
        environment.DATA_DIR,
        sql,
      ]);
    const { process: child, address, output } = await launch({ ...environment, PORT: '0' });
    if (!address) throw new Error(`The product did not start:\n${output}`);
    return new Product(child, address, environment);
  }

  get pid() {
    return this.#child.pid!;
  }

  /** Kills the process without a shutdown, and starts it again at the same URL. */
  async killAndRestart(): Promise<void> {
    this.#child.kill('SIGKILL');
    await ended(this.#child);
    const { process: child, address, output } = await launch({ ...this.#environment, PORT: new URL(this.address).port });
    if (!address) throw new Error(`The product did not start again:\n${output}`);
    this.#child = child;
  }

  async stop(): Promise<void> {
    this.#child.kill('SIGTERM');
    await ended(this.#child);
    rmSync(this.#environment.DATA_DIR, { recursive: true, force: true });
  }
}
