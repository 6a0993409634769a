import { Trans, useLingui } from '@lingui/react/macro';
import { FactSection } from '../../../applications/application/index.ts';
import { NumberCell } from '../../../platform/lists/index.ts';
import type { TransferWhole } from './transfer-head.tsx';
import { TransferTrade } from './transfer-trade.tsx';

export function TransferFacts({ transfer }: { readonly transfer: TransferWhole }) {
  const { t } = useLingui();
  const { receivingAccount: account, recipient, sender, issuer } = transfer;
  return (
    <>
      <FactSection
        title={<Trans>被转让人</Trans>}
        items={[
          { label: t`名称`, value: <strong className="font-semibold">{recipient.name}</strong> },
          { label: t`信用代码`, value: recipient.creditCode ?? '—' },
          { label: t`收款账户`, value: account ? `${account.bankName}　${account.accountNumber}` : '—' },
          ...(account ? [{ label: t`户名`, value: account.accountName }] : []),
        ]}
      />
      <FactSection
        title={<Trans>凭证与期限</Trans>}
        items={[
          { label: t`来源凭证`, value: <Source transfer={transfer} /> },
          ...(transfer.childNumber === null ? [] : [{ label: t`子凭证编号`, value: <NumberCell number={transfer.childNumber} /> }]),
          { label: t`开立方`, value: issuer.name },
          { label: t`转让方`, value: sender.name },
          { label: t`到期日`, value: transfer.dueOn },
          ...(transfer.signDeadline === null ? [] : [{ label: t`签收期限`, value: transfer.signDeadline }]),
          { label: t`批次号`, value: transfer.batchNumber },
          { label: t`备注`, value: transfer.remark ?? '—' },
        ]}
      />
      <TransferTrade transfer={transfer} />
    </>
  );
}

/** The transferred piece and, for a part, the piece it was split from. */
function Source({ transfer: { sourceNumber, splitFromNumber } }: { readonly transfer: TransferWhole }) {
  return (
    <>
      <NumberCell number={sourceNumber} />
      {splitFromNumber !== null && (
        <span className="block text-xs text-ink-muted">
          <Trans>
            提交时从 <NumberCell number={splitFromNumber} /> 拆出，其余仍由转让方持有
          </Trans>
        </span>
      )}
    </>
  );
}
