import type pg from 'pg';
import { ENTERPRISE_SETTING } from './request-role.ts';

/** For whom a connection was last told to ask. */
const asking = new WeakMap<pg.PoolClient, string>();

/** Says for whom the next statements of a connection are, in the same message as the first of them. */
function askFor(connection: pg.PoolClient, enterpriseNo: string): void {
  if (asking.get(connection) === enterpriseNo) return;
  asking.set(connection, enterpriseNo);
  connection.query(`select set_config('${ENTERPRISE_SETTING}', $1, false)`, [enterpriseNo]).catch(() => asking.delete(connection));
}

type Connected = (error: Error | undefined, connection: pg.PoolClient | undefined, release: (release?: unknown) => void) => void;

/** A pool whose connections ask for one enterprise while they are lent out. */
export function connectingFor(pool: pg.Pool, enterpriseNo: string): pg.Pool {
  const connect = (connected?: Connected): unknown => {
    if (!connected)
      return pool.connect().then((connection) => {
        askFor(connection, enterpriseNo);
        return connection;
      });
    return pool.connect((error, connection, release) => {
      if (connection) askFor(connection, enterpriseNo);
      connected(error, connection, release);
    });
  };
  return new Proxy(pool, { get: (target, name, self) => (name === 'connect' ? connect : Reflect.get(target, name, self)) });
}
