import type pg from 'pg';
import { ENTERPRISE_SETTING } from './request-role.ts';

/** The enterprise that a connection was last set to. */
const enterpriseOf = new WeakMap<pg.PoolClient, string>();

/** Sets the enterprise for row security. The query is pipelined with the next statement, so it costs no round trip. */
function setEnterprise(connection: pg.PoolClient, enterpriseNo: string): void {
  if (enterpriseOf.get(connection) === enterpriseNo) return;
  enterpriseOf.set(connection, enterpriseNo);
  connection.query(`select set_config('${ENTERPRISE_SETTING}', $1, false)`, [enterpriseNo]).catch(() => enterpriseOf.delete(connection));
}

type Connected = (error: Error | undefined, connection: pg.PoolClient | undefined, release: (release?: unknown) => void) => void;

/** A pool that sets the enterprise on each connection that it hands out. */
export function poolForEnterprise(pool: pg.Pool, enterpriseNo: string): pg.Pool {
  const connect = (callback?: Connected): unknown => {
    if (!callback)
      return pool.connect().then((connection) => {
        setEnterprise(connection, enterpriseNo);
        return connection;
      });
    return pool.connect((error, connection, release) => {
      if (connection) setEnterprise(connection, enterpriseNo);
      callback(error, connection, release);
    });
  };
  return new Proxy(pool, { get: (target, name, self) => (name === 'connect' ? connect : Reflect.get(target, name, self)) });
}
