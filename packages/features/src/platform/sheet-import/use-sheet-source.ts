import { useEffect, useMemo, useRef, useState } from 'react';
import { readPasted } from './reading/read-text.ts';
import type { SheetLimits, SheetReading } from './reading/sheet-table.ts';
import { readSheetFile } from './read-in-worker.ts';

/** Where a sheet comes from: pasted text, or a file, whichever was given last. */
export function useSheetSource({ rows: rowsMax, bytes }: SheetLimits) {
  const [text, setText] = useState('');
  const [file, setFile] = useState<{ readonly name: string; readonly reading: SheetReading }>();
  const [reading, setReading] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const pasted = useMemo<SheetReading | undefined>(() => (text.trim() === '' ? undefined : readPasted(text, rowsMax)), [text, rowsMax]);
  const read = file?.reading ?? pasted;

  function write(next: string): void {
    running.current?.abort();
    setReading(false);
    setFile(undefined);
    setText(next);
  }

  async function take(chosen: File | undefined): Promise<void> {
    if (chosen === undefined) return;
    running.current?.abort();
    const mine = new AbortController();
    running.current = mine;
    setReading(true);
    setFile(undefined);
    const result = await readSheetFile(chosen, { rows: rowsMax, ...(bytes !== undefined && { bytes }) }, mine.signal);
    if (mine.signal.aborted) return;
    setReading(false);
    setFile({ name: chosen.name, reading: result });
    if (result.table !== undefined) setText('');
  }

  return {
    text,
    write,
    take,
    /** The table as it stands; undefined before there is one. */
    table: read?.table,
    fileName: file?.reading.table && file.name,
    /** Why the last one was not read. */
    unread: read?.unread === undefined ? undefined : { why: read.unread, line: read.line },
    /** A file is being read. */
    reading,
    /** Begins anew. */
    clear: () => write(''),
  };
}

export type SheetSourceState = ReturnType<typeof useSheetSource>;
