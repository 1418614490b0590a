/** A call that goes wrong beside the one that brings the page's data. */
import { screen, waitFor } from '@testing-library/react';
import { expectFull, goTo, open, regionOf } from '../../../app/screenMatrix/open';
import { beside, expectCalm, expectLogged, faultsFor, faulty, holdPatience, names, restoreTime, untilOneWaits } from './cases';
import { failures, gaps, nothings } from './faults';

const kinds = ['500', '204', 'JSON: null for every value'];
/** Every fault of the settings, and of a profile. */
const twoCalls = ['Settings', 'Profile'].map((end) => beside.find(({ path }) => path.endsWith(end))!);

describe.each(beside)('other data of a page: $name', (each) => {
  const { shown, path } = each;
  const all = { ...failures, ...nothings, ...gaps };

  test.each(faultsFor(twoCalls, each, all, kinds))(
    '%s: the page shows its own data, and is whole when the call gets a response',
    async (fault, response) => {
      const timeOut = holdPatience();
      const state = faulty(each, response);
      const { user, store } = await open(shown.address(names));
      await waitFor(() => expect(state.calls).toBe(1));
      restoreTime();
      if (fault === 'time-out') {
        await untilOneWaits(store);
        await timeOut();
      }
      const text = shown.row(names).find((cell) => [names.team, names.player].includes(cell)) ?? shown.row(names)[1];
      await waitFor(() => expect(regionOf(shown)).toHaveTextContent(text!));
      await expectCalm();
      // The page may be whole before the call beside it has failed.
      await waitFor(() => expectLogged(fault in failures ? 1 : 0));
      if (!(fault in failures)) return;
      state.fault = null;
      if (path.endsWith('Profile')) await user.click(await screen.findByRole('button', { name: 'Retry' }));
      else {
        goTo('/admin');
        await screen.findByRole('heading', { level: 1, name: 'Admin' });
        goTo(shown.address(names));
      }
      await expectFull(shown, names);
      expect(state.calls).toBe(2);
    },
  );
});
