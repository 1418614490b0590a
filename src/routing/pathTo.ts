import { generatePath } from 'react-router';
import type { PlatformKey } from '../lib/config';
import { platforms } from '../platforms/platforms';
import { screens, type ScreenId } from '../features/screens';

type Names<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Names<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The parameters in a screen's path. */
export type ParamsOf<Id extends ScreenId> = Record<Names<(typeof screens)[Id]['path']>, string | number>;

/** The path of a screen, of a league's screen on its platform. The parameters are typed by the screen's path. */
export function pathTo<Id extends ScreenId>(
  id: Id,
  ...[params, platform]: Names<(typeof screens)[Id]['path']> extends never ? [] : [ParamsOf<Id>, PlatformKey]
): string {
  const texts = Object.fromEntries(Object.entries(params ?? {}).map(([name, value]) => [name, String(value)]));
  return generatePath<string>((platform ? platforms[platform].pathPrefix : '') + screens[id].path, texts);
}
