/** For `initiate` of a mutation that the contract marks `x-untracked`: its response does not stay in the store. */
export const untracked = { track: false } as const;
