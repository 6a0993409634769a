import type { PGlite } from '@electric-sql/pglite';

const EVERY_MS = 10_000;
/** A recovery reads what was written since the last checkpoint: so much takes well under a second. */
const MOST_BYTES = 4 * 1024 * 1024;

/**
 * A server of PostgreSQL makes checkpoints by a process of its own, which the embedded database has not: without this, whoever starts
 * after a kill repeats everything since the start before. Answers how to stop.
 */
export function keepCheckpoints(client: PGlite, onError: (error: unknown) => void): () => void {
  const check = async (): Promise<void> => {
    const { rows } = await client.query<{ bytes: number }>(
      'select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::float8 as bytes from pg_control_checkpoint()',
    );
    if ((rows[0]?.bytes ?? 0) > MOST_BYTES) await client.exec('checkpoint');
  };
  let stopped = false;
  const tell = (error: unknown): void => {
    // The database may close while it is asked.
    if (!stopped) onError(error);
  };
  const timer = setInterval(() => void check().catch(tell), EVERY_MS).unref();
  return () => {
    stopped = true;
    clearInterval(timer);
  };
}
