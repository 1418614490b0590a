import { createSlice, isFulfilled, isRejectedWithValue } from '@reduxjs/toolkit';

/** When the answer came that a call shows in place of one it could not get, in ms; null where there is none to show; undefined for an answer of now. */
export type KeptState = Record<string, number | null | undefined>;

type Arg = { type?: string; endpointName?: string; originalArgs?: object };
type Meta = { arg: Arg; baseQueryMeta?: { keptAt?: number } };

/** The name of a call with its argument, whatever the order of its keys. */
export const callKey = (name: string, arg: object) =>
  `${name} ${Object.entries(arg)
    .map(([key, value]) => `${key}=${String(value)}`)
    .sort()
    .join('&')}`;

const keyOf = ({ endpointName = '', originalArgs = {} }: Arg) => callKey(endpointName, originalArgs);

const keptSlice = createSlice({
  name: 'kept',
  initialState: {} as KeptState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addMatcher(isFulfilled, (state, action) => {
      const { arg, baseQueryMeta } = action.meta as unknown as Meta;
      if (arg?.type !== 'query') return;
      state[keyOf(arg)] = baseQueryMeta?.keptAt;
    });
    builder.addMatcher(isRejectedWithValue, (state, action) => {
      const { arg } = action.meta as unknown as Meta;
      if (arg?.type !== 'query') return;
      state[keyOf(arg)] = (action.payload as { status?: number } | undefined)?.status === 0 ? null : undefined;
    });
  },
});
export const keptReducer = keptSlice.reducer;

/** When the oldest answer came that a page shows in place of one it could not get; undefined where all are of now. */
export function selectOldestKept({ kept }: { kept: KeptState }, calls: { name: string; arg: object }[]): number | undefined {
  const times = calls.flatMap(({ name, arg }) => kept[callKey(name, arg)] ?? []);
  return times.length > 0 ? Math.min(...times) : undefined;
}

/** Whether a page's call got no answer, and none was kept. */
export function selectUnanswered({ kept }: { kept: KeptState }, calls: { name: string; arg: object }[]): boolean {
  return calls.some(({ name, arg }) => kept[callKey(name, arg)] === null);
}
