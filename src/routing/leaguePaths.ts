import { screens, type ScreenId } from '../features/screens';
import type { PlatformKey } from '../lib/config';
import { keysOf } from '../lib/keysOf';
import { pathTo, type ParamsOf } from './pathTo';

type PathOf<Id extends ScreenId> = (typeof screens)[Id]['path'];

/** One value for each parameter of a path. */
type Values<Path extends string> = Path extends `${string}:${string}/${infer Rest}`
  ? [string | number, ...Values<Rest>]
  : Path extends `${string}:${string}`
    ? [string | number]
    : [];

/** Makes the paths of a platform's league screens, each from the values of its parameters in the order of its path. */
export type LeaguePaths = {
  [Id in ScreenId as PathOf<Id> extends `${string}:leagueId${string}` ? Id : never]: (...values: Values<PathOf<Id>>) => string;
};

const paths: Partial<Record<PlatformKey, LeaguePaths>> = {};

const makePath =
  (id: ScreenId, platform: PlatformKey) =>
  (...values: (string | number)[]) => {
    const names = screens[id].path.match(/(?<=:)\w+/g) ?? [];
    return pathTo(id, Object.fromEntries(names.map((name, i) => [name, values[i]])) as ParamsOf<typeof id>, platform);
  };

/** The paths of a platform, the same object every time. */
export const leaguePaths = (platform: PlatformKey): LeaguePaths =>
  (paths[platform] ??= Object.fromEntries(keysOf(screens).map((id) => [id, makePath(id, platform)])) as LeaguePaths);
