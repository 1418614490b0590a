type Roster<Arg> = {
  select: (arg: Arg) => (state: never) => { status: string };
  initiate: (arg: Arg, options: { subscribe: false }) => (...of: never[]) => Promise<unknown> & { refetch: () => unknown };
};
type Lifecycle = { dispatch: (thunk: never) => unknown; getState: () => unknown; queryFulfilled: Promise<unknown> };

/** A roster that was requested before a keeper mark was saved may lack the mark: it is requested again. */
export async function refetchRunning<Arg>(
  { select, initiate }: Roster<Arg>,
  arg: Arg,
  { dispatch, getState, queryFulfilled }: Lifecycle,
) {
  const isSaved = await queryFulfilled.then(
    () => true,
    () => false,
  );
  if (!isSaved || select(arg)(getState() as never).status !== 'pending') return;
  const running = dispatch(initiate(arg, { subscribe: false }) as never) as ReturnType<ReturnType<typeof initiate>>;
  await running;
  running.refetch();
}
