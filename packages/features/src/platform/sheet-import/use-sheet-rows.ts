import type { SentOf } from '@lianxin/forms';
import { useLingui } from '@lingui/react';
import { useMemo, useState } from 'react';
import { readSheet, withFaults } from './read-sheet.ts';
import type { Sheet, SheetColumns, SheetFault, SheetRead, SheetRow } from './sheet.ts';
import { useSheetSource } from './use-sheet-source.ts';
import type { WhichRows } from './which-rows.tsx';

/** A row that is right. */
export interface RightRow<Values> extends SheetRow<Values> {
  readonly values: Values;
}

/** What became of a sheet of which some rows went. */
export interface SheetDone<Columns extends SheetColumns> {
  /** How many rows the server took. */
  readonly taken: number;
  /** The sheet with what is wrong with the rows that are left. */
  readonly read: SheetRead<Columns>;
}

const asItIs = <Read>(read: Read): Read => read;

/** A sheet with independent rows: its reading, faults found by the server, and which rows to send. `judge` adds faults that only all rows together show. */
export function useSheetRows<Columns extends SheetColumns>(
  sheet: Sheet<Columns>,
  judge: (read: SheetRead<Columns>) => SheetRead<Columns> = asItIs,
) {
  const { i18n } = useLingui();
  const source = useSheetSource({ rows: sheet.rowsMax });
  const { table } = source;
  const [which, setWhich] = useState<WhichRows>('none');
  const [done, setDone] = useState<SheetDone<Columns>>();
  const judged = useMemo(
    () => (table === undefined ? undefined : judge(readSheet(sheet, table, (words) => i18n._(words)))),
    [sheet, judge, table, i18n],
  );
  // What the server refused holds until another table is given, though the table may be read anew when more is known about it.
  const [refusal, setRefusal] = useState<{ readonly of: typeof table; readonly faults: readonly SheetFault<keyof Columns & string>[] }>();
  const refused = refusal?.of === table ? refusal?.faults : undefined;
  const read = useMemo(() => (judged && refused ? withFaults(judged, refused) : judged), [judged, refused]);
  const right = useMemo(
    () =>
      (read?.rows ?? []).flatMap(({ values, ...row }): RightRow<SentOf<Columns>>[] => (values === undefined ? [] : [{ ...row, values }])),
    [read],
  );
  const wrong = (read?.rows.length ?? 0) - right.length;
  return {
    source,
    /** The sheet as it stands; undefined before there is one. */
    read,
    right,
    /** How many rows are wrong. */
    wrong,
    which,
    setWhich,
    /** Whether the rows chosen can go. */
    ready: right.length > 0 && (wrong === 0 || which === 'right'),
    /** The server refused rows, and so nothing went. */
    keptBack: refused !== undefined,
    /** Takes down what the server said of the sheet that was sent: how many rows it took, and what is wrong with others. */
    tell: (taken: number, faults: readonly SheetFault<keyof Columns & string>[]) => {
      if (taken === 0) setRefusal({ of: table, faults });
      else if (read) setDone({ taken, read: withFaults(read, faults) });
    },
    /** Takes back what the server refused, when what was asked beside the table is answered anew. */
    forgetRefused: () => setRefusal(undefined),
    done,
    /** Begins with another sheet. */
    again: () => {
      setDone(undefined);
      source.clear();
    },
  };
}

/** A sheet whose rows go each for itself. */
export type SheetRows<Columns extends SheetColumns> = ReturnType<typeof useSheetRows<Columns>>;
