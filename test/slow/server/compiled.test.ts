import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { cleanEnvironment } from '../../support/startServer';
import { testAdmin } from '../../support/testAdmin';

const root = join(__dirname, '../../..');
const run = (args: string[], environment: Record<string, string> = {}) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    env: cleanEnvironment(environment),
    encoding: 'utf8',
    timeout: 100_000,
  });
  return { status, stdout, stderr };
};

it('runs compiled, with nothing but Node', async () => {
  const compile = "import('./scripts/compileServer.js').then(({ ensureCompiled }) => ensureCompiled())";
  expect(run(['-e', compile])).toEqual({ status: 0, stdout: '', stderr: '' });
  const refused = run(['dist-server/main.js'], { PORT: 'x' });
  expect(refused).toEqual({ status: 1, stdout: '', stderr: expect.stringMatching(/^PORT must be /) as string });

  const copy = await server.copy();
  const listed = run(['dist-server/cli/users.js', 'list'], copy.environment);
  await copy.discard();
  expect(listed).toMatchObject({ status: 0, stderr: '', stdout: expect.stringContaining(testAdmin.email) as string });
});
