/** Sleeper's pages at four widths, light and dark. */
import { expectCleanScreen } from '../support/cleanScreen';
import { Journey } from '../support/journey';
import { sleeperScreens } from '../support/screens';

const journey = new Journey();

test.each(sleeperScreens)('%s is clean at 1600, 1024, 390 and 320 px, in the light and in the dark', (screen) =>
  expectCleanScreen(journey, screen),
);
