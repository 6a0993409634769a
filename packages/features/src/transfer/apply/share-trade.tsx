import type { TradeInvoice } from '@lianxin/api/contract';
import { formatMoney, sumFen, type Fen } from '@lianxin/domain';
import { Amount, Button, Checkbox, FormField, Input, PlusIcon, SearchIcon, Skeleton } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { TermBadge } from '../../lists/index.ts';
import { ContractPicker, useContract, type Supplier } from '../../pickers/index.ts';
import { ContractDialog, InvoiceDialog, useInvoicesWith, VERIFICATION_TERMS } from '../../trade/index.ts';
import type { Share } from './plan.ts';
import type { ShareProblems } from './share-card.tsx';
import type { Planning } from './use-plan.ts';

export interface ShareTradeProps {
  readonly share: Share;
  readonly recipient: Supplier | undefined;
  readonly planning: Planning;
  readonly problems: ShareProblems;
}

/** The trade a transfer stands on: the contract with the recipient, and its invoices, used in the order they are ticked. */
export function ShareTrade({ share, recipient, planning, problems }: ShareTradeProps) {
  const { t } = useLingui();
  const { plan, changeShare: onChange, learnInvoices } = planning;
  // This enterprise pays, so it is the buyer; contracts in which it sells to the same party are no ground.
  const { invoices: known, ...found } = useInvoicesWith(share.recipientNo, 'buyer', share.invoiceIds);
  const chosen = useContract(share.contractId);
  const [adding, setAdding] = useState<'contract' | 'invoice'>();
  useEffect(() => {
    if (known.length > 0) learnInvoices(known);
    // The plan keeps what it is told; it is told when the list changes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [known]);

  // Those that can be used come first; a person looks for these.
  const shown = known.toSorted((left, right) => Number(isUsable(right)) - Number(isUsable(left)));
  const trade = recipient && { counterpartyNo: recipient.enterpriseNo, counterpartyName: recipient.name, side: 'buyer' as const };
  const used = (invoice: TradeInvoice): Fen =>
    sumFen(
      plan.legs
        .filter((leg) => leg.share.key === share.key)
        .flatMap((leg) => leg.uses.filter((use) => use.invoiceId === invoice.id).map((use) => use.amount)),
    );

  return (
    <>
      <FormField
        label={t`合同`}
        required
        error={problems['contractId']}
        hint={chosen && !chosen.allowsVoucher ? t`该合同未约定凭证支付，接收方可能拒收` : undefined}
      >
        <div className="flex gap-2 max-tablet:flex-wrap">
          <ContractPicker
            className="min-w-0 flex-1"
            counterpartyNo={share.recipientNo}
            side="buyer"
            value={share.contractId}
            onValueChange={(contractId) => onChange({ ...share, contractId })}
            disabled={!trade}
          />
          <Button icon={<PlusIcon aria-hidden />} disabled={!trade} onClick={() => setAdding('contract')}>
            <Trans>登记合同</Trans>
          </Button>
        </div>
      </FormField>
      {trade && (
        <fieldset className="flex flex-col">
          <legend className="flex w-full items-center justify-between pb-1 text-sm text-ink-muted">
            <span>
              <Trans>发票</Trans>
              <span aria-hidden className="ml-1.5 text-critical">
                *
              </span>
            </span>
            <Button intent="quiet" size="sm" icon={<PlusIcon aria-hidden />} onClick={() => setAdding('invoice')}>
              <Trans>登记发票</Trans>
            </Button>
          </legend>
          {!found.loaded && found.loading && <Skeleton className="h-16 w-full" />}
          {found.loaded && known.length === 0 && found.typed === '' && (
            <p className="text-sm text-ink-muted">
              <Trans>还没有与该方的发票，请先登记。</Trans>
            </p>
          )}
          {(found.further > 0 || found.typed !== '') && (
            <Input
              size="sm"
              className="my-1 w-64 max-tablet:w-full"
              clearable
              prefix={<SearchIcon aria-hidden />}
              aria-label={t`发票号码或货物`}
              placeholder={t`发票号码或货物`}
              value={found.typed}
              onChange={(event) => found.search(event.currentTarget.value)}
            />
          )}
          <div className="max-h-80 overflow-y-auto">
            {shown.map((invoice) => (
              <InvoiceChoice key={invoice.id} invoice={invoice} share={share} used={used(invoice)} onChange={onChange} />
            ))}
          </div>
          {problems['invoices'] !== undefined && (
            <p role="alert" className="pt-1 text-xs text-critical">
              {problems['invoices']}
            </p>
          )}
        </fieldset>
      )}
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
            onSaved={(saved) => {
              learnInvoices([saved]);
              onChange({ ...share, invoiceIds: [...share.invoiceIds, saved.id] });
            }}
          />
        </>
      )}
    </>
  );
}

/** What is void, reversed, different in the tax register or used up covers nothing. */
const isUsable = ({ freeAmount, verification }: TradeInvoice): boolean =>
  freeAmount > 0n && (verification === 'consistent' || verification === 'unchecked');

function InvoiceChoice({
  invoice,
  share,
  used,
  onChange,
}: {
  readonly invoice: TradeInvoice;
  readonly share: Share;
  readonly used: Fen;
  readonly onChange: (share: Share) => void;
}) {
  const { t } = useLingui();
  const chosen = share.invoiceIds.includes(invoice.id);
  const unusable = !isUsable(invoice);
  const { number } = invoice;
  return (
    <Checkbox
      aria-label={t`使用发票 ${number}`}
      checked={chosen}
      disabled={unusable && !chosen}
      className="w-full border-b border-line py-2 last:border-b-0 max-tablet:min-h-11 [&>span:last-child]:flex-1"
      onCheckedChange={(checked) =>
        onChange({ ...share, invoiceIds: checked ? [...share.invoiceIds, invoice.id] : share.invoiceIds.filter((id) => id !== invoice.id) })
      }
    >
      <span className="grid w-full grid-cols-[minmax(0,1fr)_150px_170px] items-center gap-x-4 gap-y-1 text-sm max-tablet:grid-cols-1">
        <span className="flex min-w-0 flex-wrap items-center gap-x-2">
          <span className="tabular-nums">{number}</span>
          <span className="text-ink-muted">{invoice.goods}</span>
          <TermBadge term={VERIFICATION_TERMS[invoice.verification]} />
        </span>
        <span className="flex justify-end gap-1.5 text-ink-muted max-tablet:justify-start">
          <Trans>可用</Trans> <Amount value={formatMoney(invoice.freeAmount)} />
        </span>
        <span className="flex justify-end gap-1.5 max-tablet:justify-start">
          <span className="text-ink-muted">
            <Trans>本次占用</Trans>
          </span>
          <Amount className={used > 0n ? 'font-semibold' : 'text-ink-faint'} value={formatMoney(used)} />
        </span>
      </span>
    </Checkbox>
  );
}
