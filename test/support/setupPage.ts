import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// What waits for an idle page would come at any time of a test; one that is about it says when the page is idle.
window.requestIdleCallback = () => 0;

// jsdom lays nothing out, so it answers no question about the medium.
window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;

configure({ asyncUtilTimeout: 30_000 });

// Opening the server is none of a test's time.
beforeAll(async () => void (await server.inject('/api/health')));
