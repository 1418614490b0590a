import { spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(__dirname, '../..');

/** The seed's recorded responses: no test sends requests to a host. */
export const recordedDir = join(root, 'scripts/seed/recorded');

/** A server process; `output` is everything it has written so far. */
export interface RunningServer {
  address: string;
  output: () => string;
  stop: () => Promise<void>;
  /** Kills the process without a shutdown. */
  kill: () => Promise<void>;
  /** Sends SIGTERM, without waiting for the exit. */
  terminate: () => void;
  /** Its exit code. */
  ended: Promise<number | null>;
  pid: number;
}

/** The environment of our commands: only PATH and HOME are those of the tests. */
export const cleanEnvironment = (environment: Record<string, string>) => {
  const { PATH, HOME } = process.env;
  return { PATH, HOME, ...environment };
};

/**
 * Starts the server, compiled as `npm start` does, on a free port; `wrapper` is a command that runs the server's.
 * @throws Error with its output if it exits instead
 */
export function startServer(environment: Record<string, string>, wrapper: string[] = []): Promise<RunningServer> {
  const [command = '', ...args] = [...wrapper, process.execPath, 'dist-server/main.js'];
  const child = spawn(command, args, {
    cwd: root,
    env: cleanEnvironment({ PORT: '0', RECORDED_DIR: recordedDir, ...environment }),
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const terminate = () => void child.kill('SIGTERM');
  const stop = async () => {
    terminate();
    await ended;
  };
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  let output = '';
  return new Promise((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      output += chunk.toString();
      const port = /Ready on http:\S+:(\d+) /.exec(output)?.[1];
      if (port)
        resolve({ address: `http://127.0.0.1:${port}`, output: () => output, stop, kill, terminate, ended, pid: child.pid! });
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    void ended.then(() => reject(new Error(`The server ended: ${output}`)));
  });
}

/** Posts JSON to a server. */
export const postJson = (address: string, payload: object | string) =>
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
