import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { contract, LIVE_PATH, toWire } from '@lianxin/api/contract';
import pg from 'pg';
import { BASES } from '../src/http/bind-contract.ts';
import { percentile } from './load.ts';
import { LARGE_HOLDER } from './make-vouchers.ts';
import { pathOf, signIn, startServer } from './under-test.ts';

const PDFS = 40;
const CONNECTIONS = 5_000;
/** Connections per person. */
const OF_A_PERSON = 5;
const AT_ONCE = 100;
const ROUNDS = 5;
const MB = 1_048_576;

const { listHoldings } = contract.voucher;

/** Figures of the server that have no floor to compare with. */
export interface Bounds {
  /** Median and maximum time to make a sealed PDF. */
  readonly pdfMs: number;
  readonly pdfWorstMs: number;
  readonly connections: number;
  /** Time to open all connections. */
  readonly openedMs: number;
  readonly kilobytesEach: number;
  /** Time from an act until every connection has received the event. */
  readonly toldMs: number;
  /** Time of a list call with 20 rows while events are being sent. */
  readonly callMeanwhileMs: number;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const memoryOf = (pid: number | undefined): number =>
  (Number(/VmRSS:\s*(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024) / MB;

/** Creates users of one enterprise with sessions, and returns the session secrets. */
async function peopleListening(database: pg.Client): Promise<string[]> {
  const secrets = Array.from({ length: CONNECTIONS / OF_A_PERSON }, () => randomUUID());
  await database.query(
    `insert into user_account (user_id, user_name, display_name, mobile, password_hash, created_at)
     select 'L' || i, 'listener-' || i, '王建国', '139' || lpad(i::text, 8, '0'), '', now() from generate_series(1, $1) i`,
    [secrets.length],
  );
  await database.query(
    `insert into membership (user_id, enterprise_no, role) select 'L' || i, $2, 'operator' from generate_series(1, $1) i`,
    [secrets.length, LARGE_HOLDER],
  );
  await database.query(
    `insert into session (session_id, secret_hash, marker_hash, sign_in_id, user_id, enterprise_no, role, created_at, last_seen_at, expires_at, signed_in_at)
     select 'S' || i, hash, hash, 'S' || i, 'L' || i, $2, 'operator', now(), now(), now() + interval '8 hours', now()
     from unnest($1::text[]) with ordinality as given (hash, i)`,
    [secrets.map(sha256), LARGE_HOLDER],
  );
  return secrets;
}

/** Opens an event stream and resolves when it is open. `onChange` is called for each change. */
function listen(agent: Agent, origin: string, secret: string, onChange: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const call = request(`${origin}${BASES.api}${LIVE_PATH}`, { agent, headers: { cookie: `sid=${secret}` } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`the event stream was refused: ${response.statusCode}`));
      response.setEncoding('utf8');
      response.on('error', () => undefined);
      response.on('data', (text: string) => {
        if (text.includes('event: open')) resolve();
        if (text.includes('event: change')) onChange();
      });
    });
    call.on('error', reject);
    call.end();
  });
}

/** Measures a server on a database filled with vouchers. */
export async function measureBounds(url: string): Promise<Bounds> {
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  const server = await startServer(url);
  const agent = new Agent({ maxSockets: Infinity });
  try {
    const headers = { ...(await signIn(server.origin)), 'content-type': 'application/json' };
    const post = async (path: string, body: unknown): Promise<number> => {
      const began = performance.now();
      const reply = await fetch(server.origin + path, {
        method: 'POST',
        headers: { ...headers, 'idempotency-key': randomUUID() },
        body: JSON.stringify(body),
      });
      const text = await reply.text();
      if (!text.includes('"rspCd":"00000"')) throw new Error(`${path}: ${text.slice(0, 300)}`);
      return performance.now() - began;
    };

    const { rows } = await database.query<{ id: string }>(
      "select id from piece where holder_no = $1 and live and state = 'holding' order by id limit $2",
      [LARGE_HOLDER, PDFS + 1],
    );
    const [first, ...others] = rows.map(({ id }) => id);
    await post(pathOf(contract.pdf.ofVoucher), { id: first });
    const pdfs: number[] = [];
    // One after another, like a single person.
    for (const id of others) pdfs.push(await post(pathOf(contract.pdf.ofVoucher), { id }));

    const secrets = await peopleListening(database);
    const before = memoryOf(server.pid);
    let heard = 0;
    let whenAll = () => {};
    const onChange = () => {
      heard += 1;
      if (heard === CONNECTIONS) whenAll();
    };
    const opening = performance.now();
    for (let at = 0; at < CONNECTIONS; at += AT_ONCE)
      await Promise.all(
        Array.from({ length: AT_ONCE }, (_, index) =>
          listen(agent, server.origin, secrets[Math.floor((at + index) / OF_A_PERSON)] ?? '', onChange),
        ),
      );
    const opened = performance.now() - opening;
    const grown = memoryOf(server.pid) - before;

    const told: number[] = [];
    const calls: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      heard = 0;
      const all = new Promise<void>((resolve) => {
        whenAll = resolve;
      });
      const began = performance.now();
      // This PDF already exists, so the act itself takes little time.
      await post(pathOf(contract.pdf.ofVoucher), { id: first });
      const call = post(pathOf(listHoldings), toWire(listHoldings.request, { page: 1, pageSize: 20 }));
      await all;
      told.push(performance.now() - began);
      calls.push(await call);
    }

    return {
      pdfMs: percentile(pdfs, 0.5),
      pdfWorstMs: percentile(pdfs, 1),
      connections: CONNECTIONS,
      openedMs: opened,
      kilobytesEach: (grown * 1024) / CONNECTIONS,
      toldMs: percentile(told, 0.5),
      callMeanwhileMs: percentile(calls, 0.5),
    };
  } finally {
    agent.destroy();
    await server.stop();
    await database.end();
  }
}
