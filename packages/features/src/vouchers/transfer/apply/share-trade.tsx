import type { Fen } from '@lianxin/domain';
import { Button, FormField, PlusIcon } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { ContractPicker, useContract, useUsualTrade, type Supplier } from '../../../platform/pickers/index.ts';
import { ContractDialog, InvoiceUses, useInvoicesWith } from '../../../trade/papers/index.ts';
import type { Share } from './plan.ts';
import type { ShareProblems } from './submission.ts';
import type { Planning } from './use-plan.ts';

export interface ShareTradeProps {
  readonly share: Share;
  /** Total for the recipient. */
  readonly amount: Fen;
  readonly recipient: Supplier | undefined;
  readonly planning: Planning;
  readonly problems: ShareProblems;
}

/** Contract and invoices with the recipient; the last contract is proposed. */
export function ShareTrade({ share, amount, recipient, planning, problems }: ShareTradeProps) {
  const { t } = useLingui();
  const { changeShare, learnInvoices } = planning;
  const onChange = (change: Partial<Share>) => changeShare(share.key, change);
  // This enterprise is the buyer; contracts in which it is the seller do not count.
  const inUse = useMemo(() => share.invoices.map((use) => use.invoiceId), [share.invoices]);
  const found = useInvoicesWith(share.recipientNo, 'buyer', inUse);
  const known = found.invoices;
  const chosen = useContract(share.contractId);
  // A colleague may have used the rest of an invoice: reload so that proposals follow.
  const { refresh } = found;
  const refused = problems['invoices'];
  useEffect(() => {
    if (refused !== undefined) void refresh();
  }, [refused, refresh]);
  const [entering, setEntering] = useState(false);
  // Inform the plan when the list changes.
  const learn = useEffectEvent(learnInvoices);
  useEffect(() => {
    if (known.length > 0) learn(known);
  }, [known]);

  const trade = recipient && { counterpartyNo: recipient.enterpriseNo, counterpartyName: recipient.name, side: 'buyer' as const };
  useUsualTrade(share.recipientNo, ({ contract }) => {
    if (share.contractId === '') onChange({ contractId: contract.id });
  });

  return (
    <>
      <FormField
        label={t`合同`}
        required
        error={problems['contractId']}
        hint={!trade ? t`先选择被转让人` : chosen && !chosen.allowsVoucher ? t`该合同未约定凭证支付，被转让人可能拒收` : undefined}
      >
        <div className="flex gap-2 max-tablet:flex-wrap">
          <ContractPicker
            className="min-w-0 flex-1"
            counterpartyNo={share.recipientNo}
            value={share.contractId}
            onValueChange={(contractId) => onChange({ contractId })}
            disabled={!trade}
          />
          <Button icon={<PlusIcon aria-hidden />} disabled={!trade} onClick={() => setEntering(true)}>
            <Trans>登记合同</Trans>
          </Button>
        </div>
      </FormField>
      {trade && (
        <InvoiceUses
          className="-mx-4 border-b"
          trade={trade}
          found={found}
          amount={amount === 0n ? undefined : amount}
          amountName={t`转让金额`}
          uses={share.invoices}
          problem={problems['invoices']}
          onChange={(invoices) => onChange({ invoices })}
        />
      )}
      {trade && (
        <ContractDialog trade={trade} open={entering} onOpenChange={setEntering} onSaved={(saved) => onChange({ contractId: saved.id })} />
      )}
    </>
  );
}
