import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { LIMITS } from '../../platform/security/rate-limit.ts';
import type { Services } from '../../platform/services.ts';
import { addressOf, networkOf } from '../client-address.ts';
import { REPORTS_PATH } from '../headers.ts';
import { HttpFailure } from '../http-failure.ts';

const BODY_LIMIT = 16_384;
const TOLD_MAX = 5;

const text = z._default(z.string(), '');
const line = z._default(z.number(), 0);
/** The format of `report-uri`; `Several` is the format of `report-to`. */
const Single = z.object({
  'csp-report': z.pipe(
    z.object({ 'effective-directive': text, 'blocked-uri': text, 'document-uri': text, 'source-file': text, 'line-number': line }),
    z.transform((report) => ({
      directive: report['effective-directive'],
      blocked: report['blocked-uri'],
      page: report['document-uri'],
      source: report['source-file'],
      line: report['line-number'],
    })),
  ),
});
const Several = z.array(
  z.object({
    type: z.literal('csp-violation'),
    body: z.pipe(
      z.object({ effectiveDirective: text, blockedURL: text, documentURL: text, sourceFile: text, lineNumber: line }),
      z.transform((report) => ({
        directive: report.effectiveDirective,
        blocked: report.blockedURL,
        page: report.documentURL,
        source: report.sourceFile,
        line: report.lineNumber,
      })),
    ),
  }),
);

type Report = z.output<typeof Single>['csp-report'];

function reportsIn(body: unknown): Report[] {
  const single = z.safeParse(Single, body);
  if (single.success) return [single.data['csp-report']];
  return z.safeParse(Several, body).data?.map((one) => one.body) ?? [];
}

/** A URL without its query, which may contain user input; keywords such as "inline" stay unchanged. */
function withoutQuery(address: string): string {
  const url = URL.parse(address);
  return (url ? `${url.origin}${url.pathname}` : address).slice(0, 200);
}

/** Logs browsers' reports of content policy violations: attempted injections, or defects of our pages. */
export async function policyReports(app: FastifyInstance, { limiter }: Pick<Services, 'limiter'>): Promise<void> {
  app.addContentTypeParser(
    ['application/csp-report', 'application/reports+json'],
    { parseAs: 'string' },
    app.getDefaultJsonParser('error', 'error'),
  );
  app.post(REPORTS_PATH, { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    if (!(await limiter.takes(LIMITS.policyReport, networkOf(addressOf(request))))) throw new HttpFailure(429, 'too many reports at once');
    for (const { directive, blocked, page, source, line } of reportsIn(request.body).slice(0, TOLD_MAX))
      request.log.warn(
        { directive: directive.slice(0, 60), blocked: withoutQuery(blocked), page: withoutQuery(page), source: withoutQuery(source), line },
        'a page’s content policy was violated',
      );
    return reply.code(204).send();
  });
}
