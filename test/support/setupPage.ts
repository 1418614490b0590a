import '@testing-library/jest-dom';
import * as react from 'react';
import { configure, getConfig } from '@testing-library/react';
import { announcementsId } from '../../src/browser/announce';

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

// What was typed into forms.
beforeEach(() => sessionStorage.clear());

const { getElementError } = getConfig();
configure({
  asyncUtilTimeout: 30_000,
  // Texts are looked for where they are seen: a moment later the live region repeats them.
  defaultIgnore: `script, style, #${announcementsId}`,
  // An attempt that is repeated prints no document.
  getElementError: (message, container) =>
    (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});

// React notes the stack of each element's creation for its warnings, 10,000 times a second. No test reads them.
const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const shared = (react as unknown as Record<string, object | undefined>)[internals];
if (shared) Object.defineProperty(shared, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });
