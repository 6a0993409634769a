import { contract, EnterpriseNo, type PieceRow, type TradeInvoice } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { fen, formatMoney, sumFen, type Fen } from '@lianxin/domain';
import { MoneyInput } from '@lianxin/forms';
import { Amount, Button, Checkbox, Combobox, CoverageBar, FormField, Input, Panel, PlusIcon, Select, Trash2Icon } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { ContractDialog, InvoiceDialog, useTradeWith, VERIFICATION_TERMS } from '../../trade/index.ts';
import { TermBadge } from '../../lists/index.ts';
import { remainingOf, shareTotal, type PlannedLeg, type Share } from './plan.ts';

export interface ShareCardProps {
  readonly index: number;
  readonly share: Share;
  readonly shares: readonly Share[];
  readonly pieces: readonly PieceRow[];
  readonly legs: readonly PlannedLeg[];
  readonly onChange: (share: Share) => void;
  readonly onRemove: (() => void) | undefined;
  /** Tells the plan what the invoices of this recipient still have. */
  readonly onInvoices: (invoices: readonly TradeInvoice[]) => void;
}

/** One recipient: who, into which account, how much of each voucher, on what trade. */
export function ShareCard({ index, share, shares, pieces, legs, onChange, onRemove, onInvoices }: ShareCardProps) {
  const { t } = useLingui();
  const suppliers = useEndpoint(contract.supplier.list, { page: 1, pageSize: 100 }, { quiet: true });
  const recipient = suppliers.data?.list.find((one) => one.enterpriseNo === share.recipientNo);
  const other = z.safeParse(EnterpriseNo, share.recipientNo);
  const accounts = useEndpoint(contract.bankAccount.listPayable, other.success ? { enterpriseNo: other.data } : null, { quiet: true });
  const { contracts, invoices } = useTradeWith(share.recipientNo, 'buyer');
  const [adding, setAdding] = useState<'contract' | 'invoice'>();
  const known = invoices.data?.list;

  useEffect(() => {
    if (known) onInvoices(known);
    // The plan keeps what it is told; it is told when the list changes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [known]);

  const usable = accounts.data?.filter((account) => account.verified) ?? [];
  const usual = usable.find((account) => account.isDefault) ?? usable[0];
  useEffect(() => {
    if (share.accountId === '' && usual) onChange({ ...share, accountId: usual.id });
    // Only the arrival of the accounts proposes one.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [usual]);

  const total = shareTotal(share, pieces);
  const covered = sumFen(legs.filter((leg) => leg.share.key === share.key).flatMap((leg) => leg.uses.map((use) => use.amount)));
  const trade = recipient && { counterpartyNo: recipient.enterpriseNo, counterpartyName: recipient.name, side: 'buyer' as const };

  return (
    <Panel
      title={t`被转让人 ${index + 1}`}
      sub={recipient?.creditCode}
      extra={
        onRemove && (
          <Button intent="quiet" size="sm" icon={<Trash2Icon aria-hidden />} onClick={onRemove}>
            <Trans>移除</Trans>
          </Button>
        )
      }
      footer={
        <>
          <span>
            <Trans>转给该方</Trans> <Amount total value={formatMoney(total)} />
          </span>
          <CoverageBar className="min-w-60 flex-1" label={t`发票覆盖`} percent={percentOf(covered, total)} />
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <div className="grid grid-cols-2 gap-x-6 gap-y-4 max-tablet:grid-cols-1">
          <FormField label={t`被转让人名称`} required>
            <Combobox
              value={share.recipientNo === '' ? null : share.recipientNo}
              onValueChange={(value) => onChange({ ...share, recipientNo: value ?? '', accountId: '', contractId: '', invoiceIds: [] })}
              options={(suppliers.data?.list ?? []).map((one) => ({
                value: String(one.enterpriseNo),
                label: one.name,
                keywords: one.creditCode,
                note: one.size,
              }))}
              loading={suppliers.isLoading}
              searchPlaceholder={t`名称或信用代码`}
            />
          </FormField>
          <FormField label={t`收款账户`} required>
            <Select
              value={share.accountId === '' ? null : share.accountId}
              onValueChange={(accountId) => onChange({ ...share, accountId })}
              disabled={usable.length === 0}
              options={usable.map((account) => ({
                value: String(account.id),
                label: `${account.bankName}　${account.accountNumber.slice(-4)}`,
              }))}
            />
          </FormField>
        </div>
        <div className="flex flex-col gap-3">
          {pieces.map((piece) => (
            <PieceAmount key={piece.id} piece={piece} share={share} shares={shares} onChange={onChange} />
          ))}
        </div>
        <div className="grid grid-cols-2 gap-x-6 gap-y-4 max-tablet:grid-cols-1">
          <FormField label={t`合同`} required>
            <div className="flex gap-2">
              <Select
                className="min-w-0 flex-1"
                value={share.contractId === '' ? null : share.contractId}
                onValueChange={(contractId) => onChange({ ...share, contractId })}
                disabled={!trade}
                options={(contracts.data?.list ?? []).map((one) => ({ value: String(one.id), label: `${one.number} ${one.name}` }))}
              />
              <Button icon={<PlusIcon aria-hidden />} disabled={!trade} onClick={() => setAdding('contract')}>
                <Trans>登记合同</Trans>
              </Button>
            </div>
          </FormField>
          <FormField label={t`备注`}>
            <Input value={share.remark} maxLength={100} onChange={(event) => onChange({ ...share, remark: event.currentTarget.value })} />
          </FormField>
        </div>
        {trade && (
          <fieldset className="flex flex-col gap-2">
            <legend className="mb-1.5 flex w-full items-center justify-between text-sm text-ink-muted">
              <span>
                <Trans>发票</Trans>
              </span>
              <Button intent="quiet" size="sm" icon={<PlusIcon aria-hidden />} onClick={() => setAdding('invoice')}>
                <Trans>登记发票</Trans>
              </Button>
            </legend>
            {known?.length === 0 && (
              <p className="text-sm text-ink-faint">
                <Trans>还没有与该方的发票，请先登记。</Trans>
              </p>
            )}
            {known?.map((invoice) => (
              <InvoiceChoice key={invoice.id} invoice={invoice} share={share} used={usedOf(invoice, legs, share)} onChange={onChange} />
            ))}
          </fieldset>
        )}
      </div>
      {trade && (
        <>
          <ContractDialog
            trade={trade}
            open={adding === 'contract'}
            onOpenChange={() => setAdding(undefined)}
            onSaved={(saved) => onChange({ ...share, contractId: saved.id })}
          />
          <InvoiceDialog
            trade={trade}
            open={adding === 'invoice'}
            onOpenChange={() => setAdding(undefined)}
            onSaved={(saved) => onChange({ ...share, invoiceIds: [...share.invoiceIds, saved.id] })}
          />
        </>
      )}
    </Panel>
  );
}

const percentOf = (part: Fen, whole: Fen): number => (whole === 0n ? 0 : Number((part * 10_000n) / whole) / 100);

const usedOf = (invoice: TradeInvoice, legs: readonly PlannedLeg[], share: Share): Fen =>
  sumFen(
    legs
      .filter((leg) => leg.share.key === share.key)
      .flatMap((leg) => leg.uses.filter((use) => use.invoiceId === invoice.id).map((use) => use.amount)),
  );

function PieceAmount({
  piece,
  share,
  shares,
  onChange,
}: Pick<ShareCardProps, 'share' | 'shares' | 'onChange'> & { readonly piece: PieceRow }) {
  const { t } = useLingui();
  const left = remainingOf(piece, shares);
  const rest = remainingOf(
    piece,
    shares.filter((one) => one.key !== share.key),
  );
  const write = (text: string) => onChange({ ...share, amounts: { ...share.amounts, [piece.id]: text } });
  return (
    <FormField
      label={t`转让金额　${piece.number}`}
      required
      hint={t`可用 ${formatMoney(piece.availableAmount)}，剩余 ${formatMoney(left)}`}
      error={left < 0n ? t`超过可用金额 ${formatMoney(fen(-left))} 元` : undefined}
      labelNote={
        <button type="button" className="min-h-6 text-accent underline-offset-3 hover:underline" onClick={() => write(formatMoney(rest))}>
          <Trans>全部</Trans>
        </button>
      }
    >
      <MoneyInput value={share.amounts[piece.id] ?? ''} onValueChange={write} />
    </FormField>
  );
}

function InvoiceChoice({
  invoice,
  share,
  used,
  onChange,
}: Pick<ShareCardProps, 'share' | 'onChange'> & { readonly invoice: TradeInvoice; readonly used: Fen }) {
  const chosen = share.invoiceIds.includes(invoice.id);
  const none = invoice.freeAmount <= 0n || invoice.verification === 'void' || invoice.verification === 'reversed';
  return (
    <Checkbox
      checked={chosen}
      disabled={none && !chosen}
      className="w-full border-b border-line py-1.5"
      onCheckedChange={(checked) =>
        onChange({ ...share, invoiceIds: checked ? [...share.invoiceIds, invoice.id] : share.invoiceIds.filter((id) => id !== invoice.id) })
      }
    >
      <span className="grid w-full grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-4 max-tablet:grid-cols-1">
        <span className="min-w-0">
          <span className="tabular-nums">{invoice.number}</span> <span className="text-ink-muted">{invoice.goods}</span>{' '}
          <TermBadge term={VERIFICATION_TERMS[invoice.verification]} />
        </span>
        <span className="text-sm text-ink-muted">
          <Trans>
            可用 <Amount value={formatMoney(invoice.freeAmount)} />
          </Trans>
        </span>
        <span className="text-sm">
          <Trans>
            本次占用 <Amount value={formatMoney(used)} />
          </Trans>
        </span>
      </span>
    </Checkbox>
  );
}
