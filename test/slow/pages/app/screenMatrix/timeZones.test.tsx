/** Every screen that shows a date, in the zones of viewers whose day is another than the server's; `dates.test.ts` has more zones. */
import { screen } from '@testing-library/react';
import { plain } from '../../../../samples/names';
import { respondToScreen, expectFull, open } from '../../../../app/screenMatrix/open';
import { dataScreens } from '../../../../app/screenMatrix/screens';

/** What the stamps 2026-08-20T06:15, with Z and without a zone, read in each zone. */
const zones: [name: string, stamp: string][] = [
  ['America/Los_Angeles', '2026-08-19 23:15'],
  ['Pacific/Kiritimati', '2026-08-20 20:15'],
];

describe.each(zones)('in %s', (name, stamp) => {
  beforeEach(() => setZone(name));

  test.each(['standings', 'sleeperStandings', 'draftOrder'] as const)(
    '%s: Last Refresh is year-month-day hour:minute of the viewer; naive date-times are UTC',
    async (id) => {
      respondToScreen(
        dataScreens[id],
        () => plain,
        () => dataScreens[id].response(plain, 1),
      );
      await open(dataScreens[id].address(plain));
      expect(await screen.findByText(/Last Refresh/)).toHaveTextContent(`· Last Refresh ${stamp}`);
    },
  );

  test.each(['draftOrder', 'preDraftTrades'] as const)('%s: a date without a time is that day, 14 Aug 2026', async (id) => {
    respondToScreen(
      dataScreens[id],
      () => plain,
      () => dataScreens[id].response(plain, 1),
    );
    await open(dataScreens[id].address(plain));
    await expectFull(dataScreens[id], plain);
  });
});
