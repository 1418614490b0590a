/** Every page of Sleeper that has the default platform's calls, at four widths, light and dark. */
import { expectCleanScreen } from '../support/cleanScreen';
import { Journey } from '../support/journey';
import { sharedScreens } from '../support/screens';

const journey = new Journey();

test.each(sharedScreens)(
  '%s can be read without JavaScript, is hydrated silently, and is clean at four widths, light and dark',
  (screen) => expectCleanScreen(journey, screen),
);
