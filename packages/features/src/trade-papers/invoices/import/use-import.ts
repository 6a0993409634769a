import { contract } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { sumFen } from '@lianxin/domain';
import { useState } from 'react';
import { useSheetRows, withFaults } from '../../../sheet-import/index.ts';
import { invoiceRowsSheet, refusedInvoices, withRepeats, type InvoiceRowsRead } from './invoice-rows.ts';

/** What was recorded of a sheet, and what was not. */
interface Done {
  readonly saved: number;
  readonly read: InvoiceRowsRead;
}

/** A sheet of invoices: read, judged, and recorded in one call. `onAll` hears how many, where none of its rows is left. */
export function useImport(onAll: (saved: number) => void) {
  const { tell, ...sheet } = useSheetRows(invoiceRowsSheet, withRepeats);
  const { source, read, right, which } = sheet;
  const { run, busy, error } = useAction(contract.tradeInvoice.saveMany, { quiet: true });
  const [done, setDone] = useState<Done>();

  async function send(): Promise<void> {
    if (read === undefined) return;
    const result = await run({ allOrNone: which === 'none', rows: right.map(({ values }) => values) });
    if (!result.ok) return;
    const { saved, refused } = result.data;
    const faults = refusedInvoices(right, refused);
    const left = withFaults(read, faults);
    if (saved === 0) tell(faults);
    else if (left.faults.length === 0) onAll(saved);
    else setDone({ saved, read: left });
  }

  return {
    ...sheet,
    total: sumFen(right.map(({ values }) => values.amountWithTax)),
    send,
    busy,
    error,
    /** What became of a sheet of which some rows are left. */
    done,
    again: () => {
      setDone(undefined);
      source.clear();
    },
  };
}
