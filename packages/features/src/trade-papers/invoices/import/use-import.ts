import { contract } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { sumFen } from '@lianxin/domain';
import { useSheetRows } from '../../../sheet-import/index.ts';
import { invoiceRowsSheet, refusedInvoices, withRepeats } from './invoice-rows.ts';

/** A sheet of invoices: read, judged, and recorded in one call. `onAll` hears how many, where none of its rows is left. */
export function useImport(onAll: (saved: number) => void) {
  const { tell, ...sheet } = useSheetRows(invoiceRowsSheet, withRepeats);
  const { read, right, wrong, which } = sheet;
  const { run, busy, error } = useAction(contract.tradeInvoice.saveMany, { quiet: true });

  async function send(): Promise<void> {
    if (read === undefined) return;
    const result = await run({ allOrNone: which === 'none', rows: right.map(({ values }) => values) });
    if (!result.ok) return;
    const { saved, refused } = result.data;
    const faults = refusedInvoices(right, refused);
    if (saved > 0 && wrong === 0 && faults.length === 0) onAll(saved);
    else tell(saved, faults);
  }

  return {
    ...sheet,
    total: sumFen(right.map(({ values }) => values.amountWithTax)),
    send,
    busy,
    error,
  };
}
