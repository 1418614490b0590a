import { cleanup } from '@testing-library/react';

const running: (() => void)[] = [];

/** Stops what a test started, once its page is unmounted. */
export const stopAfterTest = (stop: () => void) => void running.push(stop);

afterEach(() => {
  cleanup();
  running.splice(0).forEach((stop) => stop());
  server.leavePage();
});
