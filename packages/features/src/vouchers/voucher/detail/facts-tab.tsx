import { contract } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { formatMoney, toChineseCapitals, type Fen } from '@lianxin/domain';
import { CopyButton, Descriptions, Panel } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { BusinessTypeFact } from '../../../applications/application/index.ts';
import { MaskedAccount } from '../../../platform/lists/index.ts';
import { useChannelName } from '../../../platform/channels/index.ts';
import type { PieceDetail } from './face-of.ts';
import { PartiesPanel } from './parties-panel.tsx';

export function FactsTab({ piece }: { readonly piece: PieceDetail }) {
  const { t } = useLingui();
  const channelName = useChannelName();
  const account = piece.receivingAccount;
  const yuan = (fen: Fen) => t`${{ amount: formatMoney(fen) }} 元`;
  const number = (text: string) => (
    <span className="inline-flex items-center gap-1">
      {text}
      <CopyButton text={text} />
    </span>
  );
  return (
    <div className="flex flex-col gap-4">
      <Panel title={t`凭证`} level={3}>
        <Descriptions
          columns={2}
          items={[
            { label: t`链信编号`, value: number(piece.number), span: 2 },
            { label: t`主凭证编号`, value: number(piece.rootNumber), span: 2 },
            { label: t`凭证金额`, value: yuan(piece.amount) },
            { label: t`金额大写`, value: toChineseCapitals(piece.amount, { prefix: true }) },
            { label: t`主凭证票面`, value: yuan(piece.faceAmount) },
            ...(piece.parts.includes('holder') ? [{ label: t`可用金额`, value: yuan(piece.availableAmount) }] : []),
            { label: t`开立日`, value: piece.issuedOn },
            { label: t`签收日`, value: piece.receivedOn ?? '—' },
            { label: t`到期日`, value: piece.dueOn },
            {
              label: t`付款日`,
              value: piece.paymentDate === piece.dueOn ? piece.paymentDate : t`${{ paymentDate: piece.paymentDate }}（逢休息日顺延）`,
            },
            { label: t`期限`, value: t`${{ days: piece.termDays }} 天` },
            { label: t`流转次数`, value: t`${{ count: piece.circulations }} 次` },
            { label: t`付款承诺函`, value: piece.promiseNumber },
            { label: t`融资渠道`, value: channelName(piece.channel) ?? '—' },
            { label: t`业务类型`, value: <PieceBusinessType piece={piece} /> },
            { label: t`备注`, value: piece.remark ?? '—', span: 2 },
          ]}
        />
      </Panel>
      <PartiesPanel
        issuer={piece.issuer}
        sender={piece.source === 'issuance' ? undefined : piece.from}
        holder={piece.holder}
        offered={piece.state === 'awaitingReceipt'}
      />
      {account && (
        <Panel title={t`收款账户`} level={3}>
          <Descriptions
            columns={2}
            items={[
              { label: t`户名`, value: account.accountName },
              { label: t`账号`, value: <MaskedAccount account={account} revealable={piece.parts.includes('holder')} /> },
              { label: t`开户行`, value: account.bankName },
              { label: t`联行号`, value: account.branchNumber },
            ]}
          />
        </Panel>
      )}
    </div>
  );
}

/** The business type, which the holder of a free piece can change. */
function PieceBusinessType({ piece: { id, version, businessType, acts } }: { readonly piece: PieceDetail }) {
  const action = useAction(contract.voucher.setBusinessType, { quiet: true });
  return (
    <BusinessTypeFact
      value={businessType}
      action={action}
      onSet={acts.includes('transfer') ? (chosen) => action.run({ id, version, businessType: chosen }) : undefined}
    />
  );
}
