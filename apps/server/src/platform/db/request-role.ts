import type { SqlSession } from './client.ts';

/** The database role of an enterprise's requests. It is subject to row security, unlike the owner of the tables (migration 0299). */
export const REQUEST_ROLE = 'chainletter_request';

/** The session setting that row security compares with a row's enterprise. */
export const ENTERPRISE_SETTING = 'app.enterprise_no';

/** Makes the role where it is missing, as migration 0299 does: a dump of a database has no roles in it. */
export async function ensureRequestRole(session: SqlSession): Promise<void> {
  const [row] = await session.query("select pg_has_role(current_user, oid, 'member') as member from pg_roles where rolname = $1", [
    REQUEST_ROLE,
  ]);
  try {
    if (row === undefined) await session.exec(`create role ${REQUEST_ROLE} nologin`);
    await session.exec(`grant ${REQUEST_ROLE} to current_user`);
  } catch (cause) {
    // Who has the role already may not be able to give it again.
    if (row?.['member'] === true) return;
    throw new Error(
      `The role ${REQUEST_ROLE} is missing, and this user may not make it. Have somebody who may run "create role ${REQUEST_ROLE} nologin; grant ${REQUEST_ROLE} to <this user>".`,
      { cause },
    );
  }
}
