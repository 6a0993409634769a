// The floor: `node:http` and `pg` alone, querying the data of a screen in as few hand-written statements as possible. No validation,
// authorisation, history or idempotency. Prints its port.
import { createHash, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 20, options: '-c jit=off' });

interface Asked {
  readonly search?: string;
  readonly amountFrom?: string;
  readonly amountTo?: string;
  readonly id?: string;
  readonly offset?: number;
  readonly sort?: string;
}

interface Person {
  readonly enterprise_no: string;
}

const SESSION = `
  select s.session_id, s.user_id, s.enterprise_no, m.role, e.name
  from session s join user_account u on u.user_id = s.user_id
  left join enterprise e on e.enterprise_no = s.enterprise_no
  left join membership m on m.user_id = s.user_id and m.enterprise_no = s.enterprise_no
  where s.secret_hash = $1 and s.revoked_at is null and s.expires_at > now()`;

const HELD = `p.holder_no = $1 and (p.live or p.state in ('transferring', 'transferred', 'financed', 'settled'))`;

/** Sorts and limits before joining, which the planner executes fastest. */
const rowsWhere = (condition: string, offset: string): string => `
  select p.*, v.number as root_number, i.name as issuer_name, i.credit_code as issuer_code, f.name as from_name, f.credit_code as from_code,
    h.name as holder_name, h.credit_code as holder_code
  from (select * from piece p where ${HELD}${condition} order by p.changed_at desc, p.id desc limit 20 offset ${offset}) p join voucher v on v.id = p.voucher_id
  join enterprise i on i.enterprise_no = p.issuer_no join enterprise f on f.enterprise_no = p.from_no join enterprise h on h.enterprise_no = p.holder_no
  order by p.changed_at desc, p.id desc`;

const countsWhere = (condition: string): string => `
  select p.state, count(*), sum(p.amount) as total,
    sum(p.amount) filter (where p.live and p.state = 'holding' and p.pledge_state = 'none' and not p.overdue) as available
  from piece p where ${HELD}${condition} group by p.state`;

const KEPT = `
  select state, sum(pieces), sum(amount) as total, sum(amount) filter (where live and state = 'holding' and not pledged and not overdue) as available,
    sum(pieces) filter (where live and overdue) as overdue, sum(pieces) filter (where live and pledged) as pledged
  from piece_tally where enterprise_no = $1 and held group by state`;

const NAMED = 'any (array(select enterprise_no from enterprise where name ilike $2))';
const BY_TEXT = ` and (p.number like $2 or p.issuer_no = ${NAMED} or p.from_no = ${NAMED} or p.holder_no = ${NAMED})`;
const BY_AMOUNT = ' and p.amount between $2 and $3';

async function list({ enterprise_no: no }: Person, { search, amountFrom, amountTo, offset = 0 }: Asked) {
  const [condition, values] =
    search !== undefined ? [BY_TEXT, [no, `%${search}%`]] : amountFrom !== undefined ? [BY_AMOUNT, [no, amountFrom, amountTo]] : ['', [no]];
  const rows = await pool.query({
    name: `rows${condition.length}`,
    text: rowsWhere(condition, `$${values.length + 1}`),
    values: [...values, offset],
  });
  const counts = await pool.query({ name: `counts${condition.length}`, text: condition === '' ? KEPT : countsWhere(condition), values });
  return { list: rows.rows, counts: counts.rows };
}

const ISSUED_BY_TEXT = ` and (i.application_number ilike $2 or exists (select 1 from voucher v where v.id = i.voucher_id and v.number ilike $2)
  or i.recipient_no = ${NAMED})`;

async function issued({ enterprise_no: no }: Person, { search, sort }: Asked) {
  const [condition, values] = search === undefined ? ['', [no]] : [ISSUED_BY_TEXT, [no, `%${search}%`]];
  const order = sort === undefined ? 'changed_at' : 'amount';
  const rows = await pool.query({
    name: `issued${condition.length}${order}`,
    text: `select i.*, r.name, v.number as voucher_number from
      (select * from issuance i where i.issuer_no = $1 and not i.removed${condition} order by i.${order} desc, i.id desc limit 20) i
      left join enterprise r on r.enterprise_no = i.recipient_no left join voucher v on v.id = i.voucher_id order by i.${order} desc, i.id desc`,
    values,
  });
  const counts = await pool.query({
    name: `issued counts${condition.length}`,
    text:
      condition === ''
        ? "select state, sum(applications) as count, sum(amount) as total from application_tally where enterprise_no = $1 and kind = 'issuance' and own group by state"
        : `select i.state, count(*), sum(i.amount) as total from issuance i where i.issuer_no = $1 and not i.removed${condition} group by i.state`,
    values,
  });
  return { list: rows.rows, counts: counts.rows };
}

async function totals({ enterprise_no: no }: Person) {
  const kept = await pool.query({ name: 'kept', text: KEPT, values: [no] });
  const soon = await pool.query({
    name: 'soon',
    text: "select count(*), sum(amount), min(due_on) from piece where holder_no = $1 and live and state in ('holding', 'transferring', 'financing') and due_on between current_date and current_date + 30",
    values: [no],
  });
  return { kept: kept.rows, soon: soon.rows };
}

async function detail({ enterprise_no: no }: Person, { id }: Asked) {
  const { rows } = await pool.query({
    name: 'detail',
    text: `select p.*, v.face_amount, v.chain_head, i.id as issuance_id, i.form, e.name as issuer_name, h.name as holder_name
      from piece p join voucher v on v.id = p.voucher_id join issuance i on i.voucher_id = v.id
      join enterprise e on e.enterprise_no = p.issuer_no join enterprise h on h.enterprise_no = p.holder_no
      where p.id = $2 and $1 in (p.holder_no, p.issuer_no, p.from_no)`,
    values: [no, id],
  });
  const tree = await pool.query({
    name: 'tree',
    text: 'select p.*, e.name from piece p join enterprise e on e.enterprise_no = p.holder_no where p.voucher_id = $1',
    values: [rows[0].voucher_id],
  });
  const log = await pool.query({
    name: 'log',
    text: "select l.*, e.name from application_log l join enterprise e on e.enterprise_no = l.enterprise_no where l.object_kind = 'issuance' and l.object_id = $1 order by l.id",
    values: [rows[0].issuance_id],
  });
  return { ...rows[0], tree: tree.rows, log: log.rows };
}

/** Splits a piece in two: lock, update, insert, commit. */
async function transfer({ enterprise_no: no }: Person, { id }: Asked) {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const locked = await client.query({
      name: 'lock',
      text: 'select p.number, p.amount from piece p join voucher v on v.id = p.voucher_id where p.id = $1 and p.holder_no = $2 and p.live for update of v',
      values: [id, no],
    });
    const { number, amount } = locked.rows[0];
    const part = BigInt(amount) / 2n;
    await client.query({
      name: 'split',
      text: 'update piece set live = false, version = version + 1, children = 2 where id = $1',
      values: [id],
    });
    const { rows } = await client.query({
      name: 'parts',
      text: `insert into piece (id, voucher_id, parent_id, base_id, number, issuer_no, holder_no, from_no, amount, state, live, version, source, issued_on, due_on, received_on, changed_by, changed_at, created_at)
        select t.id, p.voucher_id, p.id, p.base_id, t.number, p.issuer_no, p.holder_no, p.from_no, t.amount, 'holding', true, 0, p.source, p.issued_on, p.due_on, p.received_on, p.changed_by, now(), now()
        from piece p, unnest($2::text[], $3::text[], $4::bigint[]) t (id, number, amount) where p.id = $1 returning *`,
      values: [id, [randomUUID(), randomUUID()], [`${number}-01`, `${number}-02`], [part, BigInt(amount) - part]],
    });
    await client.query('commit');
    return rows;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

const ANSWERS: Readonly<Record<string, (person: Person, asked: Asked) => Promise<unknown>>> = { list, issued, totals, detail, transfer };

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const work = async () => {
      const credential = /(?:^|; )sid=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
      const hash = createHash('sha256').update(credential).digest('hex');
      const { rows } = await pool.query<Person>({ name: 'session', text: SESSION, values: [hash] });
      const [person] = rows;
      const answer = ANSWERS[request.url?.slice(1) ?? ''];
      if (person === undefined || answer === undefined) throw new Error('no such person or page');
      return JSON.stringify(await answer(person, JSON.parse(Buffer.concat(chunks).toString('utf8'))));
    };
    work().then(
      (body) => response.setHeader('content-type', 'application/json').end(body),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(`port ${typeof address === 'object' && address !== null ? address.port : 0}`);
});
