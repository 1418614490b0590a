/**
 * A loader that lets the minifier drop the components of a library that nothing uses: it marks `React.forwardRef(…)` and its like as
 * calls without an effect, and takes away the display names, which would hold on to them.
 * @param {string} source
 */
export default function markPure(source) {
  return source
    .replace(/(?<== )(React\d*\.(?:createContext|forwardRef|memo)\()/gm, '/* @__PURE__ */ $1')
    .replace(/^\w+\.displayName = "\w+";$/gm, '');
}
