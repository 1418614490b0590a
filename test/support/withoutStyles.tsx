import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';

const cache = createCache({ key: 'css', container: document.createElement('div') });

/**
 * A wrapper for `render` that keeps MUI's styles out of the document: jsdom compares each of their selectors with an element whenever the
 * element's style is asked for, which makes a test of the grid five times slower.
 */
export const WithoutStyles = ({ children }: { children: ReactNode }) => <CacheProvider value={cache}>{children}</CacheProvider>;
