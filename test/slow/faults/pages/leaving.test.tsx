/** A call that goes wrong when its reader is elsewhere: on another page, or on another league's. */
import { screen, waitFor } from '@testing-library/react';
import { expectFull, goTo, deferred, open } from '../../../app/screenMatrix/open';
import { sleep } from '../../../support/sleep';
import { elsewhere, expectCalm, expectLogged, faultsFor, faulty, holdPatience, names, own, restoreTime, retryOf } from './cases';
import { failures, rowFailures } from './faults';

describe.each(own)('$name', (each) => {
  const { shown } = each;
  const logged = shown.silent ? 0 : 1;

  test.each(faultsFor(own, each, failures, ['500']))(
    '%s, received after leaving: the next page stays as it is',
    async (fault, response) => {
      const { response: late, release } = deferred<undefined>();
      const state = faulty(each, async (good, request) => {
        await late;
        return response(good, request);
      });
      const timeOut = holdPatience();
      await open(shown.address(names));
      await waitFor(() => expect(state.calls).toBe(1));
      restoreTime();
      goTo('/admin');
      // An effect focuses the heading.
      await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Admin' })).toHaveFocus());
      const before = screen.getByRole('main').innerHTML;
      await release(undefined);
      // A request that waits on would log its time-out in another test.
      if (fault === 'time-out') await timeOut();
      await waitFor(() => expectLogged(logged));
      await sleep(20);
      expect(screen.getByRole('main').innerHTML).toBe(before);
      expectLogged(logged);
    },
  );
});

const ofLeague = own.filter(({ name }) => !name.startsWith('rookies'));

test.each(ofLeague)('$name: whatever another league’s response, nothing of this league is on its page', async (each) => {
  const { shown } = each;
  const state = faulty(each, () => new Response());
  state.fault = null;
  const { user } = await open(shown.address(names));
  await expectFull(shown, names);
  const all = faultsFor(own, each, { ...failures, ...rowFailures }, ['500', 'JSON: a word']);
  const kinds = all.filter(([fault]) => fault !== 'time-out');
  state.fault = kinds[0]![1];
  goTo(shown.address(elsewhere));
  for (const [, fault] of kinds.slice(1)) {
    const retry = await retryOf(shown);
    await expectCalm();
    expect(screen.queryByText(names.team)).not.toBeInTheDocument();
    expect(screen.queryByText(names.player)).not.toBeInTheDocument();
    state.fault = fault;
    await user.click(retry);
  }
  const retry = await retryOf(shown);
  state.fault = null;
  await user.click(retry);
  await expectFull(shown, elsewhere);
  goTo(shown.address(names));
  await expectFull(shown, names);
});
