import type { Db } from './client.ts';

/** A statement that is put into words once for each connection and then only filled in; its placeholders are named when it is executed. */
export function prepared<Statement extends object>(statement: (db: Db) => Statement): (db: Db) => Statement {
  const made = new WeakMap<object, Statement>();
  return (db) => {
    const { session } = db._;
    const known = made.get(session) ?? statement(db);
    made.set(session, known);
    return known;
  };
}
