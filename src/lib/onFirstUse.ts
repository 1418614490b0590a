/** A function that makes its value on the first call. Each of `Intl`'s objects takes some 5 ms to make, which would delay hydration. */
export function onFirstUse<Value extends object>(make: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= make());
}
