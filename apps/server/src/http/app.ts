import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { enrolmentJobs } from '../business/lending/enrolments/index.ts';
import { applicationJobs } from '../business/work/kinds/index.ts';
import { bankAJobs, depositJobs } from '../business/money/bank-check/index.ts';
import { creditDecisionJobs, creditLineJobs } from '../business/vouchers/credit/index.ts';
import { dailyRootJobs } from '../business/evidence/proof/index.ts';
import { paymentDayJobs } from '../business/money/payment-days/index.ts';
import { buyingKinds, maturityJobs } from '../business/money/settlement/index.ts';
import { lendingJobs, simulatedLenderJobs } from '../business/lending/lenders/index.ts';
import { lenderJobs, type BookPaymentAtMaturity } from '../business/lending/funding/index.ts';
import { PLEDGE } from '../business/lending/pledge/index.ts';
import { eventsRoute } from './routes/events-route.ts';
import { createHub, type Hub } from '../platform/events/hub.ts';
import { liveSessionsAmong } from '../platform/events/live-sessions.ts';
import { documentRoute } from './routes/document-route.ts';
import { fileRoute } from './routes/file-route.ts';
import { separateFilesHost } from './files-origin.ts';
import { bindContract, type BoundCall } from './bind-contract.ts';
import { boundCalls } from './calls.ts';
import { createListener } from './listener.ts';
import type { JobHandlers } from '../platform/jobs/job-context.ts';
import { runDueJobs, type Lane } from '../platform/jobs/run-jobs.ts';
import { mailJobs } from '../platform/mail/queue-mail.ts';
import { deliveryJobs } from '../business/foundation/messages/index.ts';
import { announcementFiles } from './routes/announcement-files.ts';
import { contentsRoutes } from './routes/contents-routes.ts';
import { sandboxRoutes } from './routes/sandbox-routes.ts';
import { lendingTables } from '../schema/index.ts';
import type { Services } from '../platform/services.ts';
import { staffInvitationJobs } from '../business/enterprise/staffing/index.ts';
import { smsJobs } from '../platform/sms/queue-sms.ts';
import { codeRoute } from './routes/code-route.ts';
import { lenderReportRoutes } from './routes/lender-reports.ts';
import { sandboxLenderPage } from './routes/sandbox-lender-page.ts';
import { sandboxUkeyBridge } from './routes/sandbox-ukey-bridge.ts';
import { storageRoute } from './routes/storage-route.ts';
import { calendarRoute } from './routes/calendar-route.ts';
import { downloadRoute } from './routes/download-route.ts';
import { docsRoutes } from './web/docs-routes.ts';
import { policyReports } from './web/policy-reports.ts';
import { portalConfig } from './web/portal-config.ts';
import { portalRoutes } from './web/portal-routes.ts';
import { closeConnectionsOfDrained, createHealth, type Health } from './web/health.ts';
import { probes } from './web/probes.ts';

const BODY_LIMIT = 1_048_576;
const REQUEST_TIMEOUT_MS = 180_000;

export interface App {
  readonly http: FastifyInstance;
  /** Runs the jobs that are due by the business clock. Returns their number. */
  readonly runDueJobs: () => Promise<number>;
  /** The same for each lane. Lanes run in parallel, so that a hanging gateway only delays its own jobs. */
  readonly lanes: readonly ((goOn: () => boolean) => Promise<number>)[];
  /** The connections of the event stream. */
  readonly live: Hub;
  readonly health: Health;
}

/** What a server serves besides its own: further kinds of application to lenders, by which of them lenders buy, and the tables by kind. */
export interface Additions {
  readonly tables: ReadonlyMap<string, string>;
  readonly buying: ReadonlyMap<string, BookPaymentAtMaturity>;
  readonly calls: readonly BoundCall[];
  readonly jobs: JobHandlers;
}

/** Builds the HTTP server, which does not listen yet. */
export async function createApp(services: Services, log: { readonly level: string } | false, more?: Additions): Promise<App> {
  const { config } = services;
  const http = createListener(services, log, 'served', {
    trustProxy: config.trustProxy,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
  });
  const add = <Value>(to: Map<string, Value>, added: ReadonlyMap<string, Value>) => {
    for (const [kind, value] of added) to.set(kind, value);
    http.addHook('onClose', () => added.forEach((_, kind) => to.delete(kind)));
  };
  if (more) {
    add(lendingTables, more.tables);
    add(buyingKinds, more.buying);
  }
  /** Jobs that speak to the gateways of messages. */
  const messageJobs: JobHandlers = { ...staffInvitationJobs, ...smsJobs(services), ...mailJobs(services), ...deliveryJobs(services) };
  /** Jobs that speak to banks, lenders and registers. */
  const bankJobs: JobHandlers = {
    ...depositJobs(services),
    ...bankAJobs(services),
    ...creditDecisionJobs(services),
    ...maturityJobs(services),
    ...enrolmentJobs(services),
    ...lendingJobs(services),
    ...lenderJobs(PLEDGE, services),
    ...(config.lender === undefined && config.sandbox ? simulatedLenderJobs : {}),
  };
  const jobs: JobHandlers = {
    ...applicationJobs,
    ...creditLineJobs,
    ...dailyRootJobs(services),
    ...paymentDayJobs,
    ...bankJobs,
    ...messageJobs,
    ...more?.jobs,
  };
  const [messageKinds, bankKinds] = [Object.keys(messageJobs), Object.keys(bankJobs)];
  const lanes: readonly Lane[] = [{ only: messageKinds }, { only: bankKinds }, { except: [...messageKinds, ...bankKinds] }];
  const run = (lane?: Lane, goOn?: () => boolean) => runDueJobs(services, jobs, http.log, lane, goOn);
  http.addHook('onClose', () => services.recogniser.close());
  if (config.filesOrigin !== undefined) {
    separateFilesHost(http, config.filesOrigin);
    contentsRoutes(http, services);
  }
  await http.register(cookie);
  const health = createHealth(services.database);
  closeConnectionsOfDrained(http, health);
  probes(http, services, health);
  bindContract(http, services, more ? [...boundCalls, ...more.calls] : boundCalls);
  await http.register((scope) => storageRoute(scope, services));
  fileRoute(http, services);
  codeRoute(http, services);
  const live = createHub(services.bus, (listeners) => liveSessionsAmong(services.database.db, services.wallClock, listeners));
  eventsRoute(http, services, live);
  http.addHook('onClose', () => services.bus.close());
  announcementFiles(http, services);
  documentRoute(http, services);
  calendarRoute(http, services);
  downloadRoute(http, services.downloads);
  http.get('/config.json', async (_request, reply) => reply.header('Cache-Control', 'no-cache').send(portalConfig(config)));
  docsRoutes(http, config);
  await http.register((scope) => lenderReportRoutes(scope, services));
  sandboxRoutes(http, services, () => run());
  sandboxLenderPage(http, services);
  sandboxUkeyBridge(http, services);
  await http.register((scope) => policyReports(scope, services));
  portalRoutes(http, config);
  return { http, runDueJobs: () => run(), lanes: lanes.map((lane) => (goOn: () => boolean) => run(lane, goOn)), live, health };
}
