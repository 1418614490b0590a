/** Every page at four widths, light and dark. `npm run test:slow` looks at those that the platforms share. */
import { expectCleanScreen } from '../support/cleanScreen';
import { Visit } from '../support/journey';
import { mainScreens } from '../support/screens';

const visit = new Visit();

test.each(mainScreens)(
  '%s can be read without JavaScript, is hydrated silently, and is clean at four widths, light and dark',
  (screen) => expectCleanScreen(visit, screen),
);
