import { Descriptions, type DescriptionItem } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { NumberCell } from '../../lists/index.ts';
import { TradeEvidence } from '../../trade/index.ts';
import type { TransferWhole } from './transfer-head.tsx';

/** A transfer as it was submitted: to whom, of which voucher, on what trade. */
export function TransferFacts({ transfer }: { readonly transfer: TransferWhole }) {
  const { t } = useLingui();
  const { receivingAccount: account, recipient, sender, issuer } = transfer;
  return (
    <>
      <Section
        title={<Trans>被转让人</Trans>}
        items={[
          { label: t`名称`, value: <strong className="font-semibold">{recipient.name}</strong> },
          { label: t`信用代码`, value: recipient.creditCode ?? '—' },
          { label: t`收款账户`, value: account ? `${account.bankName}　${account.accountNumber}` : '—' },
          ...(account ? [{ label: t`户名`, value: account.accountName }] : []),
        ]}
      />
      <Section
        title={<Trans>凭证与期限</Trans>}
        items={[
          { label: t`来源凭证`, value: <NumberCell number={transfer.sourceNumber} /> },
          ...(transfer.childNumber === null ? [] : [{ label: t`子凭证编号`, value: <NumberCell number={transfer.childNumber} /> }]),
          { label: t`开立方`, value: issuer.name },
          { label: t`转让方`, value: sender.name },
          { label: t`到期日`, value: transfer.dueOn },
          ...(transfer.signDeadline === null ? [] : [{ label: t`签收期限`, value: transfer.signDeadline }]),
          { label: t`批次号`, value: transfer.batchNumber },
          { label: t`备注`, value: transfer.remark ?? '—' },
        ]}
      />
      <TradeEvidence contract={transfer.contract} invoices={transfer.invoices} amount={transfer.amount} />
    </>
  );
}

const Section = ({ title, items }: { readonly title: ReactNode; readonly items: readonly DescriptionItem[] }) => (
  <section className="flex flex-col gap-2">
    <h3 className="text-md font-semibold">{title}</h3>
    <Descriptions items={items} />
  </section>
);
