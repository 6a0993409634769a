import { contract } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { refusedCells, useSheetRows } from '../../../../../platform/sheet-import/index.ts';
import { invoiceRowsSheet, withSameInvoices } from './invoice-rows.ts';

/** Imports a sheet of invoices in one call. `onAll` gets their number if no row is left. */
export function useImport(onAll: (saved: number) => void) {
  const rows = useSheetRows(invoiceRowsSheet, withSameInvoices);
  const { run, busy, error } = useAction(contract.tradeInvoice.saveMany, { quiet: true });

  async function send(): Promise<void> {
    const { right, wrong, which, tell } = rows;
    const result = await run({ allOrNone: which === 'none', rows: right.map(({ values }) => values) });
    if (!result.ok) return;
    const { saved, refused } = result.data;
    if (saved > 0 && wrong === 0 && refused.length === 0) onAll(saved);
    else tell(saved, refusedCells(invoiceRowsSheet, right, refused));
  }

  return { rows, send, busy, error };
}
