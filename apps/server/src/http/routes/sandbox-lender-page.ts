import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { actOfSystem } from '../../business/applications/application/index.ts';
import { openTicket, receiveLenderEvent, visitOf } from '../../business/lending/lenders/index.ts';
import { tableOutbox } from '../../platform/outbox/outbox.ts';
import type { Services } from '../../platform/services.ts';
import { HttpFailure } from '../http-failure.ts';
import { isLoopback } from '../origin.ts';
import { escaped } from '../web/escaped.ts';

const STYLE = `:root{color-scheme:light dark;font:16px/1.8 system-ui,sans-serif}body{margin:0 auto;max-width:34rem;padding:2rem 1.25rem}dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem}dd{margin:0;overflow-wrap:anywhere}button{font:inherit;padding:.5rem 1.5rem}`;
const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'`;

const Params = z.object({ channel: z.string().check(z.regex(/^\d{1,2}$/)) });
const Ticket = z.object({ ticket: z.string().check(z.regex(/^[\w-]{43}$/)) });

const NO_ENTRY = '<p>链接已失效或已使用，或该笔融资当前没有待签署的合同。请回到平台重新获取签约页面。</p>';

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title)}</title><style>${STYLE}</style></head><body><main><h1>${escaped(title)}</h1>${body}</main></body></html>`;

/** The signing page of a simulated lender. Only available from this machine. */
export function sandboxLenderPage(app: FastifyInstance, services: Services): void {
  const { config, channels, clock, database, ids, random } = services;
  if (!config.sandbox || config.lender) return;
  const channelAt = (request: { params: unknown }): number => {
    const { data: params } = z.safeParse(Params, request.params);
    if (!params) throw new HttpFailure(404, 'no such channel');
    return Number(params.channel);
  };
  app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.addHook('onRequest', async (request, reply) => {
      void reply.header('Cache-Control', 'no-store').header('Content-Security-Policy', POLICY).type('text/html; charset=utf-8');
      if (!isLoopback(request)) throw new HttpFailure(403, 'the sandbox answers this machine only');
    });
    scope.get('/sandbox/lenders/:channel/sign', async (request) => {
      const channel = channelAt(request);
      const { data } = z.safeParse(Ticket, request.query);
      const visit = data && (await database.transaction((db) => openTicket({ db, clock }, channel, data.ticket)));
      if (!visit) return page('沙箱银行签约', NO_ENTRY);
      const { financing: row, signerName } = visit;
      const name = channels.byCode(row.channel)?.name.zh ?? '';
      return page(
        `${name}（沙箱）签约`,
        `<dl><dt>签约人</dt><dd>${escaped(signerName)}</dd><dt>申请编号</dt><dd>${escaped(row.applicationNumber)}</dd><dt>融资金额</dt><dd>${(row.amount / 100n).toString()}.${(row.amount % 100n).toString().padStart(2, '0')} 元</dd></dl><form method="post" action="/sandbox/lenders/${channel}/sign"><input type="hidden" name="ticket" value="${escaped(data.ticket)}"><button>签署融资合同</button></form>`,
      );
    });
    scope.post('/sandbox/lenders/:channel/sign', async (request) => {
      const channel = channelAt(request);
      const { data } = z.safeParse(Ticket, request.body);
      const isSigned = await database.transaction(async (db) => {
        const row = data && (await visitOf({ db }, channel, data.ticket));
        if (!row) return false;
        const act = actOfSystem({ db, clock, ids, random, outbox: tableOutbox(db, ids, clock) });
        const word = { serial: `${row.applicationNumber}-sign-${row.version}`, applicationNumber: row.applicationNumber };
        const { ignoredBecause } = await receiveLenderEvent(act, channel, {
          ...word,
          saidAt: clock.now().toISOString(),
          event: 'holderSigned',
        });
        return ignoredBecause === null;
      });
      if (!isSigned) return page('沙箱银行签约', NO_ENTRY);
      return page('沙箱银行签约', '<p>合同已签署。请回到平台，由本企业审核岗确认。</p>');
    });
  });
}
