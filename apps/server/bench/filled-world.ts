import pg from 'pg';
import { createIds } from '../src/platform/clock/ids.ts';
import { seededRandom, systemRandom } from '../src/platform/clock/random.ts';
import { movableClock, systemClock } from '../src/platform/clock/clock.ts';
import { readConfig } from '../src/platform/config/config.ts';
import type { Database } from '../src/platform/db/client.ts';
import { openDatabase } from '../src/platform/db/open-database.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { loadKeyring } from '../src/platform/security/keys.ts';
import { createSandboxOperators } from '../src/sandbox/sandbox-operators.ts';
import { tradingWorld } from '../src/sandbox/seed/trading-world.ts';
import { platformState } from '../src/schema/index.ts';

/** Number of enterprises in addition to those of the sandbox. */
const OTHERS = 400;
const REGIONS = ['晋北', '雁门', '云冈', '桑干', '恒山', '朔源', '怀仁', '平鲁', '应州', '浑源'];
const TRADES = ['机电设备', '矿山机械', '电缆', '物流', '水泥制品', '液压件', '支护材料', '润滑油', '轮胎', '工程安装'];

/** The number of one of these enterprises, for any index. */
export const otherNo = (place: number): string => `N${String(1 + (place % OTHERS)).padStart(5, '0')}`;

/** Creates the sandbox's people and their trade. */
async function fillWorld(database: Database): Promise<void> {
  const random = seededRandom('bench');
  const keys = await loadKeyring(database.db, readConfig(process.env), systemRandom);
  const clock = movableClock(systemClock);
  await database.transaction(async (db) => {
    const tools = { db, clock, random, ids: createIds(clock, random), keys };
    await tradingWorld(tools);
    await createSandboxOperators(tools);
    // Tells the server that the sandbox is already filled.
    await db.insert(platformState).values({ name: 'sandbox', value: new Date().toISOString() });
  });
}

const OTHERS_SQL = `
  insert into enterprise (enterprise_no, name, credit_code, legal_name, size, address, created_at)
  select 'N' || lpad(i::text, 5, '0'), ($1::text[])[1 + i % 10] || ($2::text[])[1 + i / 10 % 10] || '第' || i || '有限公司', '9114' || lpad(i::text, 14, '0'), '李强', '小型企业',
    '山西省朔州市', now() from generate_series(1, ${OTHERS}) i`;

/**
 * Migrates an empty PostgreSQL database, fills it with the sandbox's people and four hundred other enterprises, and runs `write` with
 * triggers and foreign keys disabled. Afterwards checks that the ledger has no violations.
 */
export async function fillInBulk(url: string, write: (client: pg.Client) => Promise<void>): Promise<void> {
  const database = await openDatabase({ url });
  try {
    await migrate(database);
    await fillWorld(database);
  } finally {
    await database.close();
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('set session_replication_role = replica');
    await client.query(OTHERS_SQL, [REGIONS, TRADES]);
    await write(client);
    await client.query('reset session_replication_role');
    await client.query('select tally_anew()');
    await client.query('vacuum analyze');
    const { rows } = await client.query('select rule, voucher_id from ledger_violation limit 3');
    if (rows.length > 0) throw new Error(`the ledger is inconsistent: ${JSON.stringify(rows)}`);
  } finally {
    await client.end();
  }
}
