import type { PGlite } from '@electric-sql/pglite';

const CHECK_INTERVAL_MS = 10_000;
/** Recovery replays the WAL since the last checkpoint; this much takes well under a second. */
const MAX_WAL_BYTES = 4 * 1024 * 1024;

/**
 * The embedded database lacks PostgreSQL's checkpointer process. Without checkpoints, a start after a kill would replay everything since
 * the previous start. Returns a function that stops them.
 */
export function scheduleCheckpoints(client: PGlite, onError: (error: unknown) => void): () => void {
  const check = async (): Promise<void> => {
    const { rows } = await client.query<{ bytes: number }>(
      'select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::float8 as bytes from pg_control_checkpoint()',
    );
    if ((rows[0]?.bytes ?? 0) > MAX_WAL_BYTES) await client.exec('checkpoint');
  };
  let stopped = false;
  const report = (error: unknown): void => {
    // The database may be closed during a check.
    if (!stopped) onError(error);
  };
  const timer = setInterval(() => void check().catch(report), CHECK_INTERVAL_MS).unref();
  return () => {
    stopped = true;
    clearInterval(timer);
  };
}
