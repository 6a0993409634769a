import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { actOfSystem } from '../../business/applications/act-of.ts';
import { receiveWord } from '../../business/lending/words.ts';
import { tableOutbox } from '../../platform/outbox/outbox.ts';
import type { Services } from '../../platform/services.ts';
import { financing } from '../../schema/index.ts';
import { HttpFailure } from '../http-failure.ts';
import { isLoopback } from '../origin.ts';
import { escaped } from '../web/escaped.ts';

const STYLE = `:root{color-scheme:light dark;font:16px/1.8 system-ui,sans-serif}body{margin:0 auto;max-width:34rem;padding:2rem 1.25rem}dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem}dd{margin:0;overflow-wrap:anywhere}button{font:inherit;padding:.5rem 1.5rem}`;
const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'`;

const Params = z.object({ channel: z.string().check(z.regex(/^\d{1,2}$/)) });
const Query = z.object({ application: z.string().check(z.regex(/^[0-9A-Z-]{1,64}$/)) });

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title)}</title><style>${STYLE}</style></head><body><main><h1>${escaped(title)}</h1>${body}</main></body></html>`;

/** The page of a sandbox's lender on which a holder signs with it, as a real one has its own. For this machine alone. */
export function sandboxLenderPage(app: FastifyInstance, services: Services): void {
  const { config, channels, clock, database, ids, random } = services;
  if (!config.sandbox || config.lender) return;
  const applicationAt = async (request: { params: unknown; query: unknown }) => {
    const { data: params } = z.safeParse(Params, request.params);
    const { data: query } = z.safeParse(Query, request.query);
    const [row] = query ? await database.db.select().from(financing).where(eq(financing.applicationNumber, query.application)) : [];
    if (!params || row?.channel !== Number(params.channel)) throw new HttpFailure(404, 'no such application');
    return row;
  };
  app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) => done(null, null));
    scope.addHook('onRequest', async (request, reply) => {
      void reply.header('Cache-Control', 'no-store').header('Content-Security-Policy', POLICY).type('text/html; charset=utf-8');
      if (!isLoopback(request)) throw new HttpFailure(403, 'the sandbox answers this machine only');
    });
    scope.get('/sandbox/lenders/:channel/sign', async (request) => {
      const row = await applicationAt(request);
      if (row.state !== 'awaitingContract' || row.ownAssent !== 'open')
        return page('沙箱银行签约', '<p>该笔融资当前没有待签署的合同。您可以关闭本页，回到平台查看进度。</p>');
      const name = channels.byCode(row.channel)?.name.zh ?? '';
      return page(
        `${name}（沙箱）签约`,
        `<dl><dt>申请编号</dt><dd>${escaped(row.applicationNumber)}</dd><dt>融资金额</dt><dd>${(row.amount / 100n).toString()}.${(row.amount % 100n).toString().padStart(2, '0')} 元</dd></dl><form method="post"><button>签署融资合同</button></form>`,
      );
    });
    scope.post('/sandbox/lenders/:channel/sign', async (request) => {
      const row = await applicationAt(request);
      await database.transaction((db) => {
        const act = actOfSystem({ db, clock, ids, random, outbox: tableOutbox(db, ids, clock) });
        const word = { serial: `${row.applicationNumber}-sign-${row.version}`, applicationNumber: row.applicationNumber };
        return receiveWord(act, row.channel, { ...word, saidAt: clock.now().toISOString(), event: 'holderSigned' }, channels);
      });
      return page('沙箱银行签约', '<p>合同已签署。请回到平台，由本企业审核岗确认。</p>');
    });
  });
}
