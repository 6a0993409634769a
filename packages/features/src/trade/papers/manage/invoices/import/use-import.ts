import { contract } from '@lianxin/api/contract';
import { useAction, useEndpoint } from '@lianxin/api/react';
import { useMemo, useState } from 'react';
import { refusedCells, useSheetRows } from '../../../../../platform/sheet-import/index.ts';
import { invoiceRowsOf, invoiceSent, lacksGoods, withSameInvoices } from './invoice-rows.ts';

/** A sheet of invoices: read, judged, and recorded in one call. `onAll` hears how many, where none of its rows is left. */
export function useImport(onAll: (saved: number) => void) {
  const { data: own } = useEndpoint(contract.enterprise.get, {}, { quiet: true });
  const [goods, setGoods] = useState('');
  const sheet = useMemo(() => invoiceRowsOf(own, goods.trim()), [own, goods]);
  const rows = useSheetRows(sheet, withSameInvoices);
  const { run, busy, error } = useAction(contract.tradeInvoice.saveMany, { quiet: true });

  async function send(): Promise<void> {
    const { right, wrong, which, tell } = rows;
    const result = await run({ allOrNone: which === 'none', rows: right.map(({ values }) => invoiceSent(values)) });
    if (!result.ok) return;
    const { saved, refused } = result.data;
    if (saved > 0 && wrong === 0 && refused.length === 0) onAll(saved);
    else tell(saved, refusedCells(sheet, right, refused));
  }

  /** What is asked for invoices of the tax service, whose exports have no goods. */
  const asksGoods = rows.read !== undefined && lacksGoods(rows.read, goods.trim());
  const answer = (named: string) => {
    setGoods(named);
    rows.forgetRefused();
  };
  return { sheet, rows, send, busy, error, goods: asksGoods ? { value: goods, set: answer } : undefined };
}
