/** Every page at four widths, light and dark. */
import { expectCleanScreen } from '../../support/cleanScreen';
import { Visit } from '../../support/journey';
import { mainScreens, sharedScreens } from '../../support/screens';

const visit = new Visit();

test.each([...mainScreens, ...sharedScreens])(
  '%s can be read without JavaScript, is hydrated silently, and is clean at four widths, light and dark',
  (screen) => expectCleanScreen(visit, screen),
);
