import { createSlice, isFulfilled } from '@reduxjs/toolkit';

/** When the answer came that a call shows in place of one it could not get, in ms; undefined for an answer of now. */
export type KeptState = Record<string, number | undefined>;

type Arg = { type?: string; endpointName?: string; originalArgs?: object };
type Meta = { arg: Arg; baseQueryMeta?: { keptAt?: number } };

/** The name of a call with its argument, whatever the order of its keys. */
export const callKey = (name: string, arg: object) =>
  `${name} ${Object.entries(arg)
    .map(([key, value]) => `${key}=${String(value)}`)
    .sort()
    .join('&')}`;

const keptSlice = createSlice({
  name: 'kept',
  initialState: {} as KeptState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addMatcher(isFulfilled, (state, action) => {
      const { arg, baseQueryMeta } = action.meta as unknown as Meta;
      if (arg?.type !== 'query') return;
      const key = callKey(arg.endpointName ?? '', arg.originalArgs ?? {});
      state[key] = baseQueryMeta?.keptAt;
    });
  },
});
export const keptReducer = keptSlice.reducer;

/** When the oldest answer came that a page shows in place of one it could not get; undefined where all are of now. */
export function selectOldestKept({ kept }: { kept: KeptState }, calls: { name: string; arg: object }[]): number | undefined {
  const times = calls.flatMap(({ name, arg }) => kept[callKey(name, arg)] ?? []);
  return times.length > 0 ? Math.min(...times) : undefined;
}
