import { timingSafeEqual } from 'node:crypto';
import { channel } from 'node:diagnostics_channel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { OpenDatabase } from '../db';
import type { BackupFolder } from '../db/backup/folder';
import type { ImportSettings } from '../importSettings';
import { measureBackups } from './backupMetrics';
import { measureJobs } from './jobMetrics';
import type { Load } from './loadShedding';
import type { StreamPlaces } from './streamPlaces';

/** Node's fetch publishes each response that arrives. */
const hostResponses = channel('undici:request:headers');
interface HostResponse {
  request: { origin: string | URL };
  response: { statusCode: number };
}

const isAllowed = (authorization: string, token: string) => {
  const [given, expected] = [Buffer.from(authorization), Buffer.from(`Bearer ${token}`)];
  return given.length === expected.length && timingSafeEqual(given, expected);
};

function measureRequests(app: FastifyInstance, registers: Registry[]): void {
  const labelNames = ['method', 'route', 'status'];
  const buckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60];
  const help = 'Time from a request to its response.';
  const duration = new Histogram({ name: 'http_request_duration_seconds', help, labelNames, buckets, registers });
  const cacheHelp = 'Cacheable responses, by whether the cache had them.';
  const cache = new Counter({ name: 'response_cache_requests_total', help: cacheHelp, labelNames: ['result'], registers });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unmatched';
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    const cacheStatus = reply.getHeader('cache-status');
    if (cacheStatus) cache.inc({ result: String(cacheStatus).includes('hit') ? 'hit' : 'miss' });
  });
}

/** What a process serves at the moment; a worker serves neither. */
interface Served {
  load: Load;
  places: StreamPlaces;
}

/** What is measured besides requests, hosts, the database and its jobs. */
export interface Measured {
  imports: Pick<ImportSettings, 'userAgent'>;
  served?: Served;
  backups?: BackupFolder | null;
}

function measureServed({ load, places }: Served, registers: Registry[]): void {
  new Gauge({
    name: 'http_requests_in_progress',
    help: 'Requests whose responses are being made.',
    registers,
    collect() {
      this.set(load.inProgress());
    },
  });
  new Gauge({
    name: 'event_streams',
    help: 'Open event streams.',
    registers,
    collect() {
      this.set(places.open());
    },
  });
  new Counter({
    name: 'http_requests_refused_total',
    help: 'Requests refused because too many were in progress or the server stopped.',
    registers,
    collect() {
      this.reset();
      this.inc(load.refused());
    },
  });
}

function measureHosts(app: FastifyInstance, registers: Registry[]): void {
  const help = 'Responses of league hosts, 429 among them.';
  const total = new Counter({ name: 'host_responses_total', help, labelNames: ['host', 'status'], registers });
  const count = (message: unknown) => {
    const { request, response } = message as HostResponse;
    total.inc({ host: new URL(request.origin).hostname, status: response.statusCode });
  };
  hostResponses.subscribe(count);
  app.addHook('onClose', async () => void hostResponses.unsubscribe(count));
}

function measureDatabase({ connections }: OpenDatabase, registers: Registry[]): void {
  if (!connections) return;
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool, and requests that wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(connections())) this.set({ state }, count);
    },
  });
}

/**
 * Serves `/metrics` in Prometheus's format to clients with the token. Register it before the routes that it measures. Each application has
 * its own registry, so that tests can run several.
 */
export function registerMetrics(
  app: FastifyInstance,
  database: OpenDatabase,
  token: string,
  { imports, served, backups }: Measured,
): void {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register }); // process, heap, garbage collection, lag of the event loop
  measureRequests(app, registers);
  if (served) measureServed(served, registers);
  measureHosts(app, registers);
  measureDatabase(database, registers);
  measureJobs(database, imports, registers);
  if (backups) measureBackups(backups, registers);
  app.get('/metrics', async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store');
    if (!isAllowed(request.headers.authorization ?? '', token))
      return reply.code(401).header('www-authenticate', 'Bearer').send();
    return reply.type(register.contentType).send(await register.metrics());
  });
}
