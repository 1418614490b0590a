import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// jsdom has no layout and no media queries.
window.matchMedia = () =>
  Object.assign(new EventTarget(), {
    matches: false,
    addListener: () => {},
    removeListener: () => {},
  }) as unknown as MediaQueryList;

// jsdom does not scroll.
window.scrollTo = () => undefined;

// What was typed into forms.
beforeEach(() => sessionStorage.clear());

configure({ asyncUtilTimeout: 30_000 });

// Opening the server does not count in a test's time.
beforeAll(async () => void (await server.inject('/api/health')));
