import { randomUUID } from 'node:crypto';
import { contract, PieceId, toWire, TradeInvoiceId, type Endpoint, type RequestOf } from '@lianxin/api/contract';
import { fen } from '@lianxin/domain';
import pg from 'pg';
import * as z from 'zod/mini';
import { accountId, contractId, enterpriseNo } from '../src/sandbox/seed/trade.ts';
import { load, percentile, type Shot, type Went } from './load.ts';
import { LARGE_HOLDER } from './make-vouchers.ts';
import { pathOf, signIn, started, startServer } from './under-test.ts';

const ROUNDS = 4;
const WARM_UP = 40;

interface Figures {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Bytes per response. */
  readonly bytes: number;
}

/** Figures for one number of vouchers. */
export interface Measured {
  readonly vouchers: number;
  readonly calls: readonly { readonly name: string; readonly statements: number; readonly ours: Figures; readonly bare: Figures }[];
}

/** A transferable piece. */
interface Holding {
  readonly id: string;
  readonly version: number;
  readonly amount: string;
}

async function holdingsOf(url: string): Promise<Holding[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Holding>(
    "select id, version, amount from piece where holder_no = $1 and live and state = 'holding' and not overdue and source = 'issuance' and parent_id is null order by md5(id)",
    [LARGE_HOLDER],
  );
  await client.end();
  return rows;
}

/** A request made to the server and to the floor. */
interface Question {
  readonly name: string;
  /** Requests per round. */
  readonly times: number;
  readonly ours: () => Shot;
  readonly bare: () => Shot;
}

/** Number of SQL statements of a request, reported by a sandbox. */
async function statementsOf(origin: string, { path, headers, body }: Shot): Promise<number> {
  const reply = await fetch(origin + path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });
  await reply.arrayBuffer();
  return Number(/"(\d+) statements"/.exec(reply.headers.get('server-timing') ?? '')?.[1]);
}

/** Loads both in turn, so that other load on the machine affects both. */
async function ask({ name, times, ours, bare }: Question, origins: { readonly ours: string; readonly bare: string }) {
  const shots = (make: () => Shot, count: number) => Array.from({ length: count }, make);
  const isSuccess = (body: string) => /"rspCd":"00000"|"code":(0|"00000")[,}]/.test(body);
  const went = { ours: new Array<Went>(), bare: new Array<Went>() };
  const warm = Math.min(WARM_UP, times);
  await load(origins.bare, shots(bare, warm));
  await load(origins.ours, shots(ours, warm), isSuccess);
  for (let round = 0; round < ROUNDS; round += 1) {
    went.bare.push(await load(origins.bare, shots(bare, times)));
    went.ours.push(await load(origins.ours, shots(ours, times), isSuccess));
  }
  const figures = (all: readonly Went[]): Figures => {
    const every = all.flatMap((one) => one.times);
    return {
      perSecond: percentile(
        all.map((one) => one.times.length / one.seconds),
        0.5,
      ),
      p50: percentile(every, 0.5),
      p99: percentile(every, 0.99),
      bytes: Math.round(all.reduce((sum, one) => sum + one.bytes, 0) / every.length),
    };
  };
  return { name, ours: figures(went.ours), bare: figures(went.bare) };
}

/** Measures every request on a database filled with this number of vouchers. */
export async function measure(url: string, vouchers: number): Promise<Measured> {
  const server = await startServer(url);
  const floor = await started('bare.ts', { DATABASE_URL: url }, /port (\d+)/);
  try {
    const origins = { ours: server.origin, bare: `http://127.0.0.1:${floor.said}` };
    const headers = await signIn(origins.ours);
    const issuer = await signIn(origins.ours, 'core-op');
    const holdings = await holdingsOf(url);
    const some = holdings.slice(0, 200);
    let turn = 0;
    const oneOf = () => some[turn++ % some.length]?.id ?? '';
    const call =
      <E extends Endpoint>(endpoint: E, request: () => RequestOf<E>, more?: () => Readonly<Record<string, string>>) =>
      (): Shot => ({
        path: pathOf(endpoint),
        headers: { ...headers, ...more?.() },
        body: JSON.stringify(toWire(endpoint.request, request())),
      });
    const bare = (path: string, body: () => unknown, more?: Readonly<Record<string, string>>) => (): Shot => ({
      path,
      headers: { ...headers, ...more },
      body: JSON.stringify(body()),
    });
    const { listHoldings, totals, get } = contract.voucher;
    const first = { page: 1, pageSize: 20 };
    /** A different range each time, so that nothing is cached. */
    const amounts = () => ({ amountFrom: fen(40_000_000n + BigInt(turn++)), amountTo: fen(50_000_000n) });
    const large = vouchers > 10_000;
    const perRound = Math.max(10, Math.min(60, Math.floor((holdings.length - 400) / 2 / (ROUNDS + 1))));
    const fresh = holdings.slice(200);
    let invoice = 0;
    const questions: Question[] = [
      { name: 'list of 20', times: 150, ours: call(listHoldings, () => first), bare: bare('/list', () => ({})) },
      {
        name: 'page 50',
        times: large ? 50 : 100,
        ours: call(listHoldings, () => ({ ...first, page: 50 })),
        bare: bare('/list', () => ({ offset: 980 })),
      },
      // With a thousand vouchers this page would be empty.
      ...(large
        ? [
            {
              name: 'page 2,000',
              times: 50,
              ours: call(listHoldings, () => ({ ...first, page: 2000 + (turn++ % 20) })),
              bare: bare('/list', () => ({ offset: 39_980 + 20 * (turn++ % 20) })),
            },
          ]
        : []),
      {
        name: 'search by number',
        times: large ? 40 : 60,
        ours: call(listHoldings, () => ({ ...first, search: `${100 + (turn++ % 100)}7` })),
        bare: bare('/list', () => ({ search: `${100 + (turn++ % 100)}7` })),
      },
      {
        name: 'search by name',
        times: large ? 40 : 60,
        ours: call(listHoldings, () => ({ ...first, search: `云冈液压件第${25 + 100 * (turn++ % 4)}` })),
        bare: bare('/list', () => ({ search: `云冈液压件第${25 + 100 * (turn++ % 4)}` })),
      },
      {
        name: 'by amount',
        times: large ? 30 : 80,
        ours: call(listHoldings, () => ({ ...first, ...amounts() })),
        bare: bare('/list', () => ({ amountFrom: String(40_000_000 + turn++), amountTo: '50000000' })),
      },
      { name: 'counts and sums', times: large ? 30 : 100, ours: call(totals, () => ({})), bare: bare('/totals', () => ({})) },
      {
        name: 'detail',
        times: 100,
        ours: call(get, () => ({ id: z.parse(PieceId, oneOf()) })),
        bare: bare('/detail', () => ({ id: oneOf() })),
      },
      {
        name: 'issued: list of 20',
        times: 60,
        ours: call(
          contract.issuance.list,
          () => first,
          () => issuer,
        ),
        bare: bare('/issued', () => ({}), issuer),
      },
      {
        name: 'issued: by amount',
        times: large ? 30 : 60,
        ours: call(
          contract.issuance.list,
          () => ({ ...first, sort: '-amount' }),
          () => issuer,
        ),
        bare: bare('/issued', () => ({ sort: 'amount' }), issuer),
      },
      {
        name: 'issued: search',
        times: large ? 30 : 60,
        ours: call(
          contract.issuance.list,
          () => ({ ...first, search: `${100 + (turn++ % 100)}7` }),
          () => issuer,
        ),
        bare: bare('/issued', () => ({ search: `${100 + (turn++ % 100)}7` }), issuer),
      },
      { name: 'workbench', times: 20, ours: call(contract.workbench.overview, () => ({})), bare: bare('/totals', () => ({})) },
      { name: 'sent to us', times: 40, ours: call(contract.transfer.listIncoming, () => first), bare: bare('/list', () => ({})) },
      {
        name: 'transfer',
        times: perRound,
        ours: call(
          contract.transfer.apply,
          () => {
            const { id, version, amount } = fresh.pop() ?? { id: '', version: 0, amount: '0' };
            invoice += 1;
            const half = fen(BigInt(amount) / 2n);
            const leg = {
              pieceId: z.parse(PieceId, id),
              pieceVersion: version,
              recipientNo: enterpriseNo('E1003'),
              receivingAccountId: accountId('E1003'),
              amount: half,
              contractId: contractId('E1002', 'E1003'),
              invoices: [{ invoiceId: z.parse(TradeInvoiceId, `BX${invoice}`), amount: half }],
            };
            return { legs: [leg] };
          },
          () => ({ 'idempotency-key': randomUUID() }),
        ),
        bare: bare('/transfer', () => ({ id: fresh.pop()?.id })),
      },
    ];
    const calls: Measured['calls'][number][] = [];
    for (const question of questions) {
      const statements = await statementsOf(origins.ours, question.ours());
      const answer = await ask(question, origins);
      calls.push({ ...answer, statements });
      console.log(vouchers, question.name, JSON.stringify(answer));
    }
    return { vouchers, calls };
  } finally {
    await server.stop();
    await floor.stop();
  }
}
