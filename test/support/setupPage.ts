import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/react';
import { announcementsId } from '../../src/browser/announce';
import { keepStaticTables } from './withGrid';

// jsdom has no layout and no media queries.
window.matchMedia = () =>
  Object.assign(new EventTarget(), {
    matches: false,
    addListener: () => {},
    removeListener: () => {},
  }) as unknown as MediaQueryList;

// jsdom does not scroll.
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

keepStaticTables();

// What was typed into forms.
beforeEach(() => sessionStorage.clear());

const { getElementError } = getConfig();
configure({
  // A red test is red within five seconds. It is no interval of the product's: see quickPolls.
  asyncUtilTimeout: 4_500,
  // Whether each ancestor of each element is hidden costs a seventh of a page's test. Files on menus and dialogs ask for it.
  defaultHidden: true,
  // Texts are looked for where they are seen: a moment later the live region repeats them.
  defaultIgnore: `script, style, #${announcementsId}`,
  // An attempt that is repeated prints no document.
  getElementError: (message, container) =>
    (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});
