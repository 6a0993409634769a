import type { SentOf } from '@lianxin/forms';
import { useLingui } from '@lingui/react';
import { useMemo, useState } from 'react';
import { readSheet, withFaults } from './read-sheet.ts';
import type { Sheet, SheetColumns, SheetFault, SheetRead, SheetRow } from './sheet.ts';
import { useSheetSource } from './use-sheet-source.ts';
import type { WhichRows } from './which-rows.tsx';

/** A row without faults. */
export interface RightRow<Values> extends SheetRow<Values> {
  readonly values: Values;
}

/** The result when some rows were imported. */
export interface SheetDone<Columns extends SheetColumns> {
  /** How many rows the server took. */
  readonly taken: number;
  /** The remaining rows with their faults. */
  readonly read: SheetRead<Columns>;
}

const asItIs = <Read>(read: Read): Read => read;

/**
 * A sheet with independent rows: parsed, checked, with the server's faults and the choice of rows to send. `judge` adds faults that depend
 * on several rows.
 */
export function useSheetRows<Columns extends SheetColumns>(
  sheet: Sheet<Columns>,
  judge: (read: SheetRead<Columns>) => SheetRead<Columns> = asItIs,
) {
  const { i18n } = useLingui();
  const source = useSheetSource({ rows: sheet.rowsMax });
  const { table } = source;
  const [which, setWhich] = useState<WhichRows>('none');
  // The server's faults belong to the table that was sent.
  const [told, setTold] = useState<{ readonly of: typeof table; readonly faults: readonly SheetFault<keyof Columns & string>[] }>();
  const [done, setDone] = useState<SheetDone<Columns>>();
  const refused = told?.of === table ? told?.faults : undefined;
  const judged = useMemo(
    () => (table === undefined ? undefined : judge(readSheet(sheet, table, (words) => i18n._(words)))),
    [sheet, judge, table, i18n],
  );
  const read = useMemo(() => (judged && refused ? withFaults(judged, refused) : judged), [judged, refused]);
  const right = useMemo(
    () =>
      (read?.rows ?? []).flatMap(({ values, ...row }): RightRow<SentOf<Columns>>[] => (values === undefined ? [] : [{ ...row, values }])),
    [read],
  );
  const wrong = (read?.rows.length ?? 0) - right.length;
  return {
    source,
    /** Undefined before there is a sheet. */
    read,
    right,
    wrong,
    which,
    setWhich,
    /** Whether the chosen rows can be sent. */
    ready: right.length > 0 && (wrong === 0 || which === 'right'),
    /** The server refused rows, so nothing was imported. */
    keptBack: refused !== undefined,
    /** Records the server's result: rows imported and faults in the others. */
    tell: (taken: number, faults: readonly SheetFault<keyof Columns & string>[]) => {
      if (taken === 0) setTold({ of: table, faults });
      else if (read) setDone({ taken, read: withFaults(read, faults) });
    },
    done,
    /** Starts over with another sheet. */
    again: () => {
      setDone(undefined);
      source.clear();
    },
  };
}

export type SheetRows<Columns extends SheetColumns> = ReturnType<typeof useSheetRows<Columns>>;
