/** The search parameters with `name` set to `value`, or without it. The others stay, in their order. */
export function withParam(search: string | URLSearchParams, name: string, value: string | undefined): URLSearchParams {
  const params = new URLSearchParams(search);
  params.delete(name);
  if (value !== undefined) params.set(name, value);
  return params;
}
