import type { TradeInvoice } from '@lianxin/api/contract';
import { formatMoney, sumFen, type Fen } from '@lianxin/domain';
import {
  Amount,
  Button,
  DataTable,
  Dialog,
  DialogBody,
  DialogContent,
  DialogFooter,
  EmptyState,
  Input,
  PlusIcon,
  SearchIcon,
  type Column,
} from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { MoneyCell, TermBadge, useSeenRows } from '../../lists/index.ts';
import { VERIFICATION_TERMS, type InvoicesWith } from '../../trade/index.ts';
import { coversNothing } from './local-checks.ts';

export interface InvoicePickerProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Invoices with the recipient, as a search finds them. */
  readonly found: InvoicesWith;
  /** Those that the form uses already. */
  readonly used: readonly string[];
  /** What is still to be covered. */
  readonly missing: Fen | undefined;
  readonly onChosen: (invoices: readonly TradeInvoice[]) => void;
  readonly onEnterInvoice: () => void;
}

const keyOf = (invoice: TradeInvoice): string => invoice.id;

/** Chooses one or more invoices with the recipient. What is used up or not valid stays in sight, with its reason. */
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
  missing,
  onChosen,
  onEnterInvoice,
  onClose,
}: Omit<InvoicePickerProps, 'open' | 'onOpenChange'> & { readonly onClose: () => void }) {
  const { t, i18n } = useLingui();
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  const reasonOf = (invoice: TradeInvoice): string | undefined => {
    if (coversNothing(invoice)) return i18n._(VERIFICATION_TERMS[invoice.verification].label);
    return invoice.freeAmount > 0n ? undefined : t`已全部占用`;
  };
  const invoices = found.rows.filter((invoice) => !used.includes(invoice.id));
  const seen = useSeenRows(found.rows, keyOf);
  const chosen = [...selection].flatMap((id) => seen.get(id) ?? []);
  const { further } = found;
  const sum = formatMoney(sumFen(chosen.map((invoice) => invoice.freeAmount)));
  const missingText = missing === undefined ? undefined : formatMoney(missing);
  const columns: readonly Column<TradeInvoice>[] = [
    {
      id: 'number',
      header: t`发票号码`,
      cell: ({ number }) => <span className="tabular-nums">{number}</span>,
    },
    { id: 'issuedOn', header: t`开票日期`, cell: ({ issuedOn }) => issuedOn, priority: 'low' },
    { id: 'goods', header: t`货物`, cell: ({ goods }) => goods, priority: 'low' },
    {
      id: 'total',
      header: t`价税合计`,
      align: 'end',
      cell: ({ amountWithTax }) => <MoneyCell amount={amountWithTax} />,
    },
    {
      id: 'free',
      header: t`可用（元）`,
      align: 'end',
      cell: ({ freeAmount }) => <Amount className="font-semibold" value={formatMoney(freeAmount)} />,
    },
    {
      id: 'verification',
      header: t`查验`,
      cell: ({ verification }) => <TermBadge term={VERIFICATION_TERMS[verification]} />,
    },
  ];
  return (
    <DialogContent title={t`添加发票`} description={missingText && t`还需覆盖 ${missingText} 元`}>
      <DialogBody className="p-0">
        {(further > 0 || found.typed !== '') && (
          <div className="flex flex-wrap items-center gap-3 px-4 py-2 text-sm text-ink-muted">
            <Input
              size="sm"
              className="w-64 max-tablet:w-full"
              clearable
              prefix={<SearchIcon aria-hidden />}
              aria-label={t`发票号码或货物`}
              placeholder={t`发票号码或货物`}
              value={found.typed}
              onChange={(event) => found.search(event.currentTarget.value)}
            />
            {further > 0 && <Trans>另有 {further} 张，输入文字查找</Trans>}
          </div>
        )}
        <DataTable
          label={t`可添加的发票`}
          columns={columns}
          rows={invoices}
          rowKey={(invoice) => invoice.id}
          rowLabel={(invoice) => invoice.number}
          selection={selection}
          onSelectionChange={setSelection}
          isSelectable={(invoice) => reasonOf(invoice) === undefined}
          disabledReason={reasonOf}
          empty={
            <EmptyState
              title={t`没有可添加的发票`}
              action={
                <Button icon={<PlusIcon aria-hidden />} onClick={onEnterInvoice}>
                  <Trans>登记发票</Trans>
                </Button>
              }
            >
              {t`登记与接收方的发票后即可添加。`}
            </EmptyState>
          }
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
          <Trans>添加 {chosen.length} 张</Trans>
        </Button>
      </DialogFooter>
    </DialogContent>
  );
}
