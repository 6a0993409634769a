import type { TradeInvoice } from '@lianxin/api/contract';
import { Button, SearchInput } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { isUsable } from './invoice-use.ts';
import type { InvoicesWith } from './use-invoices-with.ts';

/** Number of rows above which a search is shown. */
const SEARCH_FROM = 8;

/** Invoices to pick from: usable ones and those in use; the others on request. `bar` contains the search. */
export function useInvoiceSearch(
  found: Pick<InvoicesWith, 'rows' | 'further' | 'typed' | 'search'>,
  invoices: readonly TradeInvoice[],
  inUse: readonly string[],
): { readonly shown: readonly TradeInvoice[]; readonly bar: ReactNode } {
  const { t } = useLingui();
  const [all, setAll] = useState(false);
  const { further, typed } = found;
  const usable = invoices.filter((invoice) => isUsable(invoice) || inUse.includes(invoice.id));
  const spent = invoices.filter((invoice) => !usable.includes(invoice));
  const count = spent.length;
  const searches = found.rows.length > SEARCH_FROM || further > 0 || typed !== '';
  return {
    shown: all ? [...usable, ...spent] : usable,
    bar: (searches || count > 0) && (
      <div className="flex flex-wrap items-center gap-3 py-1 text-sm text-ink-muted">
        {searches && (
          <SearchInput size="sm" className="w-64 max-tablet:w-full" label={t`发票号码或货物`} value={typed} onSearch={found.search} />
        )}
        {further > 0 && <Trans>另有 {further} 张，输入文字查找</Trans>}
        {count > 0 && (
          <Button intent="quiet" size="sm" className="ml-auto" aria-pressed={all} onClick={() => setAll(!all)}>
            <Trans>显示已用完或不能用的 {count} 张</Trans>
          </Button>
        )}
      </div>
    ),
  };
}
