import { spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(__dirname, '../..');

/** The recorded answers of the seed: no test asks a host over the network. */
export const recordedDir = join(root, 'server/seed/recorded');

/** A server process; `output` is all that it has written so far. */
export interface RunningServer {
  address: string;
  output: () => string;
  stop: () => Promise<void>;
  /** Ends the process as a power cut would. */
  kill: () => Promise<void>;
  /** Asks the process to end, and does not wait for it. */
  terminate: () => void;
  /** Its exit code. */
  ended: Promise<number | null>;
  pid: number;
}

/** The environment of a program of ours, with nothing of the tests' own but where to find programs. */
export const cleanEnvironment = (environment: Record<string, string>) => {
  const { PATH, HOME } = process.env;
  return { PATH, HOME, ...environment };
};

/** Starts the server on a free port. @throws Error with what it wrote when it ended instead. */
export function startServer(environment: Record<string, string>): Promise<RunningServer> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
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
