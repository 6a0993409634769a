import type { TradeInvoice } from '@lianxin/api/contract';
import { ZERO_FEN, type Fen } from '@lianxin/domain';
import { Button, cn, PlusIcon } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { InvoiceDialog } from '../entering/invoice-dialog.tsx';
import { InvoicePicker } from './invoice-picker.tsx';
import { coveringFirst } from './invoice-use.ts';
import { InvoiceUseRows, type InvoiceUseRowsProps } from './invoice-use-rows.tsx';
import type { Trade } from '../entering/trade-dialog.tsx';
import { withInvoices, type TypedUse } from './typed-use.ts';
import type { InvoicesWith } from './use-invoices-with.ts';

export interface InvoiceUsesProps extends Pick<InvoiceUseRowsProps, 'amountName' | 'problemOf'> {
  /** The other party. */
  readonly trade: Trade;
  readonly found: InvoicesWith;
  /** The amount to cover; undefined while unknown. */
  readonly amount: Fen | undefined;
  readonly uses: readonly TypedUse[];
  /** A fault of the uses as a whole. */
  readonly problem: string | undefined;
  /** Called with the uses chosen by the person, or proposed by the page before that. */
  readonly onChange: (uses: readonly TypedUse[], by: 'person' | 'page') => void;
  readonly className?: string;
}

/** The invoices of an application: the first that cover its amount are proposed and follow it, until the person chooses any. */
export function InvoiceUses({ trade, found, amount, amountName, uses, problem, problemOf, onChange, className }: InvoiceUsesProps) {
  const { t } = useLingui();
  const { counterpartyNo } = trade;
  const [own, setOwn] = useState({ with: counterpartyNo, chosen: uses.length > 0 });
  if (own.with !== counterpartyNo) setOwn({ with: counterpartyNo, chosen: false });
  const [asking, setAsking] = useState<'pick' | 'enter'>();
  function ask(next: typeof asking): void {
    // A search in the picker must not affect the page.
    found.search('');
    setAsking(next);
  }

  const proposal =
    own.chosen || !found.loaded || found.typed !== '' ? undefined : withInvoices([], coveringFirst(found.rows, amount ?? ZERO_FEN), amount);
  const key = proposal && JSON.stringify(proposal);
  const propose = useEffectEvent(() => {
    if (proposal && key !== JSON.stringify(uses)) onChange(proposal, 'page');
  });
  useEffect(() => propose(), [key]);

  function choose(next: readonly TypedUse[]): void {
    setOwn({ with: counterpartyNo, chosen: true });
    onChange(next, 'person');
  }

  /** Kept invoices keep their input. */
  function use(chosen: readonly TradeInvoice[]): void {
    const staying = uses.filter((one) => chosen.some(({ id }) => id === one.invoiceId));
    const added = chosen.filter(({ id }) => !uses.some((one) => one.invoiceId === id));
    choose(withInvoices(staying, added, amount));
  }

  const legend = (
    <>
      <Trans>发票</Trans>
      <span aria-hidden className="ml-1 text-critical">
        *
      </span>
    </>
  );
  return (
    <section aria-label={t`发票`} className={cn('border-t border-line', className)}>
      <div className="flex flex-wrap items-center justify-between gap-x-3 px-4 py-2">
        <span className="text-sm text-ink-muted">{legend}</span>
        <span className="flex gap-1">
          <Button intent="quiet" size="sm" onClick={() => ask('enter')}>
            <Trans>登记发票</Trans>
          </Button>
          <Button intent="quiet" size="sm" className="text-accent!" icon={<PlusIcon aria-hidden />} onClick={() => ask('pick')}>
            <Trans>选择发票</Trans>
          </Button>
        </span>
      </div>
      <InvoiceUseRows
        invoices={found.invoices}
        uses={uses}
        amount={amount}
        amountName={amountName}
        problemOf={problemOf}
        onChange={choose}
        empty={<NoInvoices found={found} name={trade.counterpartyName} amountName={amountName} problem={problem} />}
      />
      {uses.length > 0 && problem !== undefined && (
        <p role="alert" className="px-4 pb-3 text-xs text-critical">
          {problem}
        </p>
      )}
      <InvoicePicker
        open={asking === 'pick'}
        onOpenChange={(open) => ask(open ? 'pick' : undefined)}
        found={found}
        used={uses.map((one) => one.invoiceId)}
        amount={amount}
        onChosen={use}
        onEnterInvoice={() => ask('enter')}
      />
      <InvoiceDialog
        trade={trade}
        open={asking === 'enter'}
        onOpenChange={(open) => ask(open ? 'enter' : undefined)}
        onSaved={(saved) => choose(withInvoices(uses, [saved], amount))}
      />
    </section>
  );
}

interface NothingProps extends Pick<InvoiceUsesProps, 'found' | 'amountName' | 'problem'> {
  readonly name: string;
}

/** Why there is no invoice yet. */
function NoInvoices({ found, name, amountName, problem }: NothingProps) {
  if (problem !== undefined) {
    return (
      <p role="alert" className="text-critical">
        {problem}
      </p>
    );
  }
  return found.loaded && found.invoices.length === 0 && found.typed === '' ? (
    <Trans>还没有与{name}的发票，请先登记。</Trans>
  ) : (
    <Trans>发票占用合计须覆盖{amountName}。</Trans>
  );
}
