/** A screen that shows dates, in the zone of a viewer whose day is another than the server's; the slow part has more screens and zones. */
import { screen } from '@testing-library/react';
import { plain } from '../../samples/names';
import { respondToScreen, expectFull, open } from './open';
import { dataScreens } from './screens';

test('Last Refresh is year-month-day hour:minute of the viewer; a date without a time is that day', async () => {
  setZone('America/Los_Angeles');
  const { draftOrder } = dataScreens;
  respondToScreen(
    draftOrder,
    () => plain,
    () => draftOrder.response(plain, 1),
  );
  await open(draftOrder.address(plain));
  expect(await screen.findByText(/Last Refresh/)).toHaveTextContent('· Last Refresh 2026-08-19 23:15');
  // The row has the date 14 Aug 2026.
  await expectFull(draftOrder, plain);
});
