/** The product as `npm start` runs it, and a real browser to use it with. For the journeys. */
import { spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { testAdmin } from './testAdmin';

const root = join(__dirname, '../..');

/** Starts `npm start`'s script; resolves with its address, or with what it said when it ended instead. */
function launch(environment: Record<string, string>): Promise<{ process: ChildProcess; address?: string; output: string }> {
  const child = spawn(process.execPath, ['scripts/start.js'], { cwd: root, env: { ...process.env, ...environment } });
  return new Promise((resolve) => {
    let output = '';
    const hear = (chunk: Buffer) => {
      output += chunk.toString();
      const address = /Ready on (http:\S+)/.exec(output)?.[1];
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
  readonly #dataDir: string;

  private constructor(child: ChildProcess, address: string, dataDir: string) {
    this.#child = child;
    this.address = address;
    this.#dataDir = dataDir;
  }

  static async start(): Promise<Product> {
    const dataDir = await mkdtemp(join(tmpdir(), 'sideline-journey-'));
    await cp(process.env.SIDELINE_TEST_TEMPLATE!, dataDir, { recursive: true });
    const { process: child, address, output } = await launch({ DATA_DIR: dataDir, PORT: '0' });
    if (!address) throw new Error(`The product did not start:\n${output}`);
    return new Product(child, address, dataDir);
  }

  /** A second start on the same data; what it says before it gives up. */
  async startSecond(): Promise<string> {
    const { process: child, output } = await launch({ DATA_DIR: this.#dataDir, PORT: '0' });
    child.kill('SIGKILL');
    return output;
  }

  get pid() {
    return this.#child.pid!;
  }

  /** Ends the process as a power cut would, and starts it again at the same address. */
  async killAndRestart(): Promise<void> {
    this.#child.kill('SIGKILL');
    await ended(this.#child);
    const { process: child, address, output } = await launch({ DATA_DIR: this.#dataDir, PORT: new URL(this.address).port });
    if (!address) throw new Error(`The product did not start again:\n${output}`);
    this.#child = child;
  }

  async stop(): Promise<void> {
    this.#child.kill('SIGTERM');
    await ended(this.#child);
    await rm(this.#dataDir, { recursive: true, force: true });
  }
}

/** A page of its own context that remembers each console error and warning and each unhandled error. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page & { complaints: string[] }> {
  const context = await browser.newContext({ viewport: { width: 1600, height: 1000 }, ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`unhandled: ${error.message}`));
  return Object.assign(page, { complaints });
}

/** What axe finds wrong with a page, a line each; by all of its rules unless some are named. */
export async function violations(page: Page, rules?: string[]): Promise<string[]> {
  // What passes needs no list, whose making takes longer than the looking.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations: found } = await (rules ? axe.withRules(rules) : axe).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/** Waits until nothing on the page waits. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.getByRole('progressbar').waitFor({ state: 'detached' });
}

/** Logs in as the admin, through the log-in page, and comes back to where the page is now. */
export async function logInAsAdmin(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Log in' }).click();
  await page.getByLabel('E-mail').fill(testAdmin.email);
  await page.getByLabel('Password').fill(testAdmin.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('button', { name: 'Log out' }).waitFor();
}

/** Checks what is read again and again until the check holds; after ten seconds and three readings its last complaint stands. */
export async function eventually<T>(read: () => Promise<T>, check: (value: T) => void): Promise<void> {
  const until = Date.now() + 10_000;
  for (let reading = 1; ; reading++) {
    const value = await read();
    try {
      return check(value);
    } catch (error) {
      if (reading >= 3 && Date.now() > until) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
