import type { FetchArgs } from '@reduxjs/toolkit/query';
import { platformRequests } from './generated/platformRequests.gen';

/** The URL of an operation, and the argument that each of its parameters has. */
type PlatformRequest = readonly [url: string, params: Readonly<Record<string, string>>];
const byUrl: Partial<Record<string, Partial<Record<string, PlatformRequest>> & { own: PlatformRequest }>> = platformRequests;

/** The request as the argument's platform takes it: the contract names the operations that a platform has of its own (`x-twin`). */
export function platformRequest(request: FetchArgs): FetchArgs {
  const requests = byUrl[request.url];
  if (!requests) return request;
  const args = request.params as { platform: string } & Record<string, unknown>;
  const [url, params] = requests[args.platform] ?? requests.own;
  return { url, params: Object.fromEntries(Object.entries(params).map(([name, argument]) => [name, args[argument]])) };
}
