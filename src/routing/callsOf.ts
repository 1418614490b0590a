import { calls, type Call, type CallName, type Parameter } from './calls';
import type { RouteMatch, RouteParams } from './matchRoute';

/** A call with its argument, as its endpoint takes it, and its address below the API base. */
export type PageCall = { name: CallName; arg: Record<string, string | number>; address: string };

function valueOf(parameter: Parameter, params: RouteParams): string | number {
  const text = params[parameter === 'userId' ? 'teamId' : parameter] ?? '';
  return parameter === 'year' || parameter === 'week' ? Number(text) : text;
}

/** The calls that a page starts with: its own, and the settings of its league. */
export function callsOf({ route, params }: RouteMatch): PageCall[] {
  const names: CallName[] = [...(route.calls ?? []), ...(params.leagueId === undefined ? [] : (['getSettings'] as const))];
  return names.map((name) => {
    const call: Call = calls[name];
    const arg = Object.fromEntries(call.params.map((parameter) => [parameter, valueOf(parameter, params)]));
    const query = new URLSearchParams(Object.entries(arg).map(([key, value]) => [key, String(value)]));
    return { name, arg, address: `${call.path}?${query}` };
  });
}
