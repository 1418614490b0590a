import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance } from 'fastify';
import { registerAccessTokens } from './auth/accessTokens';
import { registerAvatars } from './http/avatars';
import { networkOf } from './auth/network';
import { type MailSettings, makeSendMail } from './auth/mail';
import type { ImportSettings } from './importSettings';
import type { ProcessRole } from './config';
import type { OpenDatabase } from './db';
import type { BackupFolder } from './db/backup/folder';
import { warnOfUntrustedProxy } from './http/forwardedHeaders';
import { inlineScriptSources } from './http/inlineScripts';
import { recordLeagueViews } from './http/leagueViews';
import { shedLoad } from './http/loadShedding';
import { limitOptions, processLimits } from './http/requestLimits';
import { makeStreamPlaces } from './http/streamPlaces';
import { registerMetrics } from './http/metrics';
import { type ProcessStatus, registerProbes } from './http/probes';
import { handleError } from './http/problem';
import { failInterruptedRuns } from './db/queries/jobs/importRuns';
import { makeResponseCache } from './http/cache/responseCache';
import { registerOperations } from './http/routes';
import { registerSecurityHeaders } from './http/securityHeaders';
import { registerStaticFiles, routedUrl } from './http/staticFiles';
import { compileValidator } from './http/validation';
import { logOptions } from './logging';

/**
 * The options of an application. `directory` has the built pages (default: `dist` of this project), `trustProxy` the addresses of the
 * reverse proxies whose forwarded headers count.
 */
export interface AppOptions {
  database: OpenDatabase;
  imports: ImportSettings;
  logLevel?: string;
  directory?: string;
  trustProxy?: string[];
  metricsToken?: string | null;
  /** The origin of the pages, if not taken from requests. */
  publicUrl?: string | null;
  /** The folder whose newest back-up is measured. */
  backups?: BackupFolder | null;
  /** Sends links by e-mail. */
  mail?: MailSettings | null;
  /** A worker serves its probes and metrics only. */
  role?: ProcessRole;
  /** Set by the code that stops the process. */
  status?: ProcessStatus;
  /** How much this process serves (default: {@link processLimits}). */
  limits?: Partial<typeof processLimits>;
  /** Where log lines go (default: standard output). */
  logStream?: { write: (line: string) => void };
}

const builtPages = fileURLToPath(new URL('../dist', import.meta.url));

/** Builds the server on an open database: the API, the avatars and the pages, on one origin. It does not listen. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { database, imports, logLevel = 'silent', directory = builtPages, trustProxy = [], logStream: stream } = options;
  const { metricsToken, publicUrl = null, mail = null, status = { isDraining: false }, role = 'all', backups } = options;
  const app = fastify({
    logger: { ...logOptions, level: logLevel, ...(stream && { stream }) },
    genReqId: () => randomUUID(),
    requestIdHeader: trustProxy.length ? 'x-request-id' : false,
    ...limitOptions,
    return503OnClosing: false, // shedLoad does
    rewriteUrl: routedUrl,
    frameworkErrors: (error, request, reply) => void handleError(error, request, reply),
    trustProxy: trustProxy.length ? trustProxy : false,
  });
  const limits = { ...processLimits, ...options.limits };
  const served = { load: shedLoad(app, limits.requests), places: makeStreamPlaces(limits) };
  if (!trustProxy.length) warnOfUntrustedProxy(app);
  app.setErrorHandler(handleError);
  app.setValidatorCompiler(compileValidator);
  app.setSerializerCompiler(() => (response) => JSON.stringify(response));
  app.removeContentTypeParser('text/plain');

  if (metricsToken) registerMetrics(app, database, metricsToken, { imports, served, backups });
  app.addHook('onReady', () => failInterruptedRuns(database.db));
  if (role === 'worker') {
    registerProbes(app, database.db, status);
    return app;
  }
  await registerSecurityHeaders(app, inlineScriptSources(join(directory, 'index.html')));
  await app.register(rateLimit, { global: false, keyGenerator: ({ ip }) => networkOf(ip) });
  const tokens = await registerAccessTokens(app, database);
  const cache = makeResponseCache(database.bus, { onRead: recordLeagueViews(app, database.db) });
  const sendMail = mail && makeSendMail(mail, (codes) => app.log.warn(`A link could not be sent by e-mail (${codes}).`));
  const { places } = served;
  const { writesOfAccount } = limits;
  await registerOperations(app, { database, cache, tokens, imports, places, writesOfAccount, publicUrl, sendMail });
  registerProbes(app, database.db, status, served.load);
  registerAvatars(app);
  await registerStaticFiles(app, directory, database.db, cache);
  return app;
}
