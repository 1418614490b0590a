/** Every page at four widths, light and dark. `npm run test:slow` looks at those of the other platform. */
import { expectCleanScreen } from '../support/cleanScreen';
import { Journey } from '../support/journey';
import { mainScreens } from '../support/screens';

const journey = new Journey();

test.each(mainScreens)('%s is clean at 1600, 1024, 390 and 320 px, in the light and in the dark', (screen) =>
  expectCleanScreen(journey, screen),
);
