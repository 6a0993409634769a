import type { Db } from './client.ts';

/** Limit of cached variants of a statement for a connection. */
const MAX_VARIANTS = 500;

/**
 * Caches the SQL of a statement with several variants, for each connection or for the pool, because building the SQL takes as long as
 * sending it. Values are placeholders; `shape` must identify everything else that the SQL depends on.
 */
export function preparedByShape<Statement extends object, Parts>(
  statement: (db: Db, parts: Parts) => Statement,
): (db: Db, shape: string, parts: () => Parts) => Statement {
  const statements = new WeakMap<object, Map<string, Statement>>();
  return (db, shape, parts) => {
    const { session } = db._;
    const shapes = statements.get(session) ?? new Map<string, Statement>();
    statements.set(session, shapes);
    const known = shapes.get(shape) ?? statement(db, parts());
    if (shapes.size < MAX_VARIANTS) shapes.set(shape, known);
    return known;
  };
}

/** Caches the SQL of a statement without variants. */
export function prepared<Statement extends object>(statement: (db: Db) => Statement): (db: Db) => Statement {
  const ofShape = preparedByShape<Statement, void>(statement);
  return (db) => ofShape(db, '', () => {});
}
