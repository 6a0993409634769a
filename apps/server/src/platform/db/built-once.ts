import type { Db } from './client.ts';

/** So many shapes are kept for a handle; those beyond them are built each time. */
const MOST = 500;

/**
 * Statements that are put together once for each handle on the database and each shape, and then only given their values: putting one
 * together takes as long as sending it. A shape names all that its text depends on.
 */
export function builtOnce<Statement, Parts>(
  build: (db: Db, parts: Parts) => Statement,
): (db: Db, shape: string, parts: () => Parts) => Statement {
  const handles = new WeakMap<Db, Map<string, Statement>>();
  return (db, shape, parts) => {
    const shapes = handles.get(db) ?? new Map<string, Statement>();
    handles.set(db, shapes);
    const known = shapes.get(shape);
    if (known !== undefined) return known;
    const made = build(db, parts());
    if (shapes.size < MOST) shapes.set(shape, made);
    return made;
  };
}
