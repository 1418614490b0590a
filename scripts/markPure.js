/**
 * A loader that lets the minifier drop the components of a library that nothing uses: it marks `React.forwardRef(…)` and its like as
 * calls without an effect, and takes away the assignments that would hold on to them: display names, and the context of an error boundary
 * that only the library's own route elements draw.
 * @param {string} source
 */
export default function markPure(source) {
  return source
    .replace(/(?<== )(React\d*\.(?:createContext|forwardRef|memo)\()/gm, '/* @__PURE__ */ $1')
    .replace(/^\w+\.(displayName|contextType) = "?\w+"?;$/gm, '');
}
