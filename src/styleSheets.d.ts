/** Style sheets, which webpack bundles. */
declare module '*.css';
