import type { Db } from './client.ts';

/** So many shapes of a statement are kept for a connection; those beyond them are put into words each time. */
const MOST = 500;

/**
 * Statements of several shapes, each put into words once for a connection, or for the pool, and then only filled in: putting one into words
 * takes as long as sending it. Placeholders are named when it is executed; a shape names all that its words depend on.
 */
export function preparedByShape<Statement extends object, Parts>(
  statement: (db: Db, parts: Parts) => Statement,
): (db: Db, shape: string, parts: () => Parts) => Statement {
  const made = new WeakMap<object, Map<string, Statement>>();
  return (db, shape, parts) => {
    const { session } = db._;
    const shapes = made.get(session) ?? new Map<string, Statement>();
    made.set(session, shapes);
    const known = shapes.get(shape) ?? statement(db, parts());
    if (shapes.size < MOST) shapes.set(shape, known);
    return known;
  };
}

/** A statement of one shape. */
export function prepared<Statement extends object>(statement: (db: Db) => Statement): (db: Db) => Statement {
  const ofShape = preparedByShape<Statement, void>(statement);
  return (db) => ofShape(db, '', () => {});
}
