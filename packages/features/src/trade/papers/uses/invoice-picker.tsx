import type { TradeInvoice } from '@lianxin/api/contract';
import { formatMoney, sumFen, type Fen } from '@lianxin/domain';
import {
  Amount,
  Button,
  Checkbox,
  DataTable,
  Dialog,
  DialogBody,
  DialogContent,
  DialogFooter,
  EmptyState,
  PlusIcon,
  type Column,
} from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { MoneyCell, TermBadge, useSeenRows } from '../../../platform/lists/index.ts';
import { useInvoiceSearch } from './invoice-search.tsx';
import { coveringFirst, coversNothing, isUsable } from './invoice-use.ts';
import type { InvoicesWith } from './use-invoices-with.ts';
import { VERIFICATION_TERMS } from '../verification-terms.ts';

export interface InvoicePickerProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Search results and the invoices in use. */
  readonly found: Pick<InvoicesWith, 'invoices' | 'rows' | 'further' | 'typed' | 'search'>;
  /** Invoices in use, shown as ticked. */
  readonly used: readonly string[];
  /** The amount to cover; undefined while unknown. */
  readonly amount: Fen | undefined;
  /** Called with all selected invoices. */
  readonly onChosen: (invoices: readonly TradeInvoice[]) => void;
  readonly onEnterInvoice: () => void;
}

const keyOf = (invoice: TradeInvoice): string => invoice.id;

/**
 * Selects invoices with another party: those in use are ticked, otherwise the first that cover the amount; unusable ones are shown with a
 * reason on request.
 */
export function InvoicePicker({ open, onOpenChange, ...rest }: InvoicePickerProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      {open && <Picker onClose={() => onOpenChange(false)} {...rest} />}
    </Dialog>
  );
}

function Picker({
  found,
  used,
  amount,
  onChosen,
  onEnterInvoice,
  onClose,
}: Omit<InvoicePickerProps, 'open' | 'onOpenChange'> & { readonly onClose: () => void }) {
  const { t, i18n } = useLingui();
  const reasonOf = (invoice: TradeInvoice): string | undefined => {
    if (coversNothing(invoice)) return i18n._(VERIFICATION_TERMS[invoice.verification].label);
    return invoice.freeAmount > 0n ? undefined : t`已全部占用`;
  };
  const [selection, setSelection] = useState<ReadonlySet<string>>(
    () => new Set(used.length > 0 || amount === undefined ? used : coveringFirst(found.rows, amount).map(keyOf)),
  );
  const { shown, bar } = useInvoiceSearch(found, found.invoices, [...selection]);
  const seen = useSeenRows(found.invoices, keyOf);
  const chosen = [...selection].flatMap((id) => seen.get(id) ?? []);
  const sum = formatMoney(sumFen(chosen.map((invoice) => invoice.freeAmount)));
  const amountText = amount === undefined ? undefined : formatMoney(amount);
  const columns = useInvoiceColumns();
  return (
    <DialogContent title={t`选择发票`} description={amountText && t`须覆盖 ${amountText} 元`} className="tablet:max-w-[860px]">
      <DialogBody className="p-0">
        {bar && <div className="px-4 py-1">{bar}</div>}
        <DataTable
          label={t`可选择的发票`}
          columns={columns}
          rows={shown}
          rowKey={keyOf}
          rowLabel={(invoice) => invoice.number}
          selection={selection}
          onSelectionChange={setSelection}
          isSelectable={(invoice) => isUsable(invoice) || selection.has(invoice.id)}
          disabledReason={reasonOf}
          empty={<EmptyState title={t`没有可选择的发票`}>{t`登记发票后即可选择。`}</EmptyState>}
          renderCard={(invoice, { selection: choice }) => (
            <Checkbox
              aria-label={invoice.number}
              checked={choice?.selected === true}
              disabled={choice?.enabled !== true}
              onCheckedChange={(ticked) => choice?.onChange(ticked)}
              className="w-full rounded-md border border-line p-3 text-sm [&>span:last-child]:flex-1"
            >
              <span className="flex flex-col gap-1">
                <span className="flex justify-between gap-2">
                  <span className="tabular-nums">{invoice.number}</span>
                  <TermBadge term={VERIFICATION_TERMS[invoice.verification]} />
                </span>
                <span className="flex justify-between gap-2 text-ink-muted">
                  {reasonOf(invoice) ?? invoice.goods}
                  <Amount value={formatMoney(invoice.freeAmount)} />
                </span>
              </span>
            </Checkbox>
          )}
        />
      </DialogBody>
      <DialogFooter
        note={
          chosen.length > 0 && (
            <Trans>
              已选 {chosen.length} 张，可用合计 {sum} 元
            </Trans>
          )
        }
      >
        <Button icon={<PlusIcon aria-hidden />} onClick={onEnterInvoice}>
          <Trans>登记发票</Trans>
        </Button>
        <Button
          intent="primary"
          disabled={chosen.length === 0}
          onClick={() => {
            onChosen(chosen);
            onClose();
          }}
        >
          <Trans>使用 {chosen.length} 张</Trans>
        </Button>
      </DialogFooter>
    </DialogContent>
  );
}

function useInvoiceColumns(): readonly Column<TradeInvoice>[] {
  const { t } = useLingui();
  return useMemo(
    () => [
      { id: 'number', header: t`发票号码`, cell: ({ number }) => <span className="tabular-nums">{number}</span> },
      { id: 'issuedOn', header: t`开票日期`, cell: ({ issuedOn }) => issuedOn, priority: 'low' },
      { id: 'goods', header: t`货物`, cell: ({ goods }) => goods, priority: 'low' },
      { id: 'total', header: t`价税合计`, align: 'end', cell: ({ amountWithTax }) => <MoneyCell amount={amountWithTax} /> },
      {
        id: 'free',
        header: t`可用（元）`,
        align: 'end',
        cell: ({ freeAmount }) => <Amount className="font-semibold" value={formatMoney(freeAmount)} />,
      },
      { id: 'verification', header: t`查验`, cell: ({ verification }) => <TermBadge term={VERIFICATION_TERMS[verification]} /> },
    ],
    [t],
  );
}
