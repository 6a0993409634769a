import { useEffect, useMemo, useRef, useState } from 'react';
import { readTextTable } from './reading/read-text-table.ts';
import { ROWS_BESIDE, type SheetLimits, type SheetTable, type UnreadFor } from './reading/sheet-table.ts';
import { readSheetFile } from './read-in-worker.ts';

interface TakenFile {
  readonly name: string;
  readonly table: SheetTable;
}

/** Pasted text or a file, whichever came last. */
export function useSheetSource(limits: SheetLimits) {
  const [text, setText] = useState('');
  const [file, setFile] = useState<TakenFile>();
  const [unread, setUnread] = useState<UnreadFor>();
  const [reading, setReading] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  function write(next: string): void {
    running.current?.abort();
    setReading(false);
    setFile(undefined);
    setUnread(readTextTable(next).length > limits.rows + ROWS_BESIDE ? 'rows' : undefined);
    setText(next);
  }

  async function take(chosen: File | undefined): Promise<void> {
    if (chosen === undefined) return;
    running.current?.abort();
    const mine = new AbortController();
    running.current = mine;
    setReading(true);
    setUnread(undefined);
    const result = await readSheetFile(chosen, limits, mine.signal);
    if (mine.signal.aborted) return;
    setReading(false);
    setUnread(result.unread);
    if (result.table === undefined) return;
    setText('');
    setFile({ name: chosen.name, table: result.table });
  }

  const table = useMemo<SheetTable | undefined>(() => {
    if (file !== undefined) return file.table;
    return text.trim() === '' || unread !== undefined ? undefined : { rows: readTextTable(text), refused: [] };
  }, [file, text, unread]);

  return {
    text,
    write,
    take,
    /** Undefined before there is one. */
    table,
    fileName: file?.name,
    /** Why the last file was not read. */
    unread,
    /** True while a file is read. */
    reading,
    /** Starts over. */
    clear: () => write(''),
  };
}

export type SheetSourceState = ReturnType<typeof useSheetSource>;
