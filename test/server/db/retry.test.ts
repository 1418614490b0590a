import { isDiskFailure, isForbidden, isReadOnly, markRolledBack, retried, retriedWrite } from '../../../server/db/retry';

/** Fails with an error as the database layer gives it, twice, and then responses. */
function failing(code: string | undefined, message = 'failed') {
  let calls = 0;
  const run = () => {
    calls += 1;
    const error = new Error('Failed query', { cause: Object.assign(new Error(message), { code }) });
    return calls > 2 ? Promise.resolve('done') : Promise.reject(error);
  };
  return { run, calls: () => calls };
}

const lost = [
  ['57P01', 'terminating connection due to administrator command'],
  ['ECONNRESET', 'read ECONNRESET'],
  [undefined, 'Connection terminated unexpectedly'],
] as const;
const unmade = [
  ['ECONNREFUSED', 'connect ECONNREFUSED'],
  ['57P03', 'the database system is starting up'],
  ['40P01', 'deadlock detected'],
  ['25006', 'cannot execute UPDATE in a read-only transaction'],
  ['EHOSTUNREACH', 'connect EHOSTUNREACH'],
] as const;

it.each([...lost, ...unmade])('reads again after %s (%s)', async (code, message) => {
  const { run, calls } = failing(code, message);
  await expect(retried(run)).resolves.toBe('done');
  expect(calls()).toBe(3);
});

it.each(unmade)('writes again after %s (%s), which wrote nothing', async (code, message) => {
  await expect(retriedWrite(failing(code, message).run)).resolves.toBe('done');
});

it.each(lost)('does not write again after %s (%s), which may have written', async (code, message) => {
  const { run, calls } = failing(code, message);
  await expect(retriedWrite(run)).rejects.toThrow();
  expect(calls()).toBe(1);
});

it.each([['23505'], ['57014'], [undefined]])('repeats nothing after %s', async (code) => {
  const { run, calls } = failing(code);
  await expect(retried(run)).rejects.toThrow();
  expect(calls()).toBe(1);
});

it('repeats nothing when there was no connection in time, the one it gave up being the cause', async () => {
  const cause = new Error('Connection terminated unexpectedly');
  const run = jest.fn(() => Promise.reject(new Error('Connection terminated due to connection timeout', { cause })));
  await expect(retried(run)).rejects.toThrow('timeout');
  expect(run).toHaveBeenCalledTimes(1);
});

it('writes again when the connection could not be made in time, or broke before the commit', async () => {
  const connecting = Object.assign(new Error('connect ETIMEDOUT'), { code: 'ETIMEDOUT', syscall: 'connect' });
  const broken = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
  markRolledBack(broken);
  for (const error of [connecting, broken]) {
    const run = jest.fn<Promise<string>, []>().mockRejectedValueOnce(error).mockResolvedValue('done');
    await expect(retriedWrite(run)).resolves.toBe('done');
  }
});

it.each([
  ['53100', 'could not extend file "base/5/16403": No space left on device', 'disk'],
  ['42501', 'could not open file "base/5/16403": Read-only file system', 'disk'],
  ['42501', 'permission denied for table league', 'privilege'],
  ['25006', 'cannot execute UPDATE in a read-only transaction', 'standby'],
])('explains an error of the database by %s (%s)', (code, message, what) => {
  const error = new Error('Failed query', { cause: Object.assign(new Error(message), { code }) });
  const found = { disk: isDiskFailure(error), privilege: isForbidden(error), standby: isReadOnly(error) };
  expect(Object.entries(found).flatMap(([name, is]) => (is ? [name] : []))).toEqual([what]);
});
