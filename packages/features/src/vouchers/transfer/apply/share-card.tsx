import { contract, EnterpriseNo } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { formatMoney, toChineseCapitals } from '@lianxin/domain';
import { Amount, Button, FormField, Input, Panel, Select, Trash2Icon } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import * as z from 'zod/mini';
import { SupplierPicker } from '../../../platform/pickers/index.ts';
import { useSizeWords } from '../../../platform/terms/index.ts';
import { PieceAmount, typedTotal } from '../../voucher/index.ts';
import { restAmounts, type Share } from './plan.ts';
import { ShareTrade } from './share-trade.tsx';
import type { ShareProblems } from './submission.ts';
import type { Planning } from './use-plan.ts';

const REMARK_MAX = 100;

export interface ShareCardProps {
  readonly index: number;
  readonly share: Share;
  readonly planning: Planning;
  readonly problems: ShareProblems;
  readonly onRemove: (() => void) | undefined;
}

/** A recipient with account, amounts and trade. */
export function ShareCard({ index, share, planning, problems, onRemove }: ShareCardProps) {
  const { t } = useLingui();
  const sizeWords = useSizeWords();
  const { plan, changeShare } = planning;
  const onChange = (change: Partial<Share>) => changeShare(share.key, change);
  const { pieces, shares, suppliers } = plan;
  const recipient = suppliers.find((one) => one.enterpriseNo === share.recipientNo);
  const taken = new Set([plan.senderNo, ...shares.filter((one) => one.key !== share.key).map((one) => one.recipientNo)]);
  const total = typedTotal(share, pieces);
  const order = index + 1;

  return (
    <Panel
      title={shares.length > 1 ? t`被转让人 ${order}` : t`被转让人`}
      sub={recipient && `${recipient.creditCode}　${sizeWords(recipient.size)}`}
      extra={
        <>
          {pieces.length > 0 && (
            <Button intent="quiet" size="sm" onClick={() => onChange({ amounts: restAmounts(share, shares, pieces) })}>
              <Trans>转让全部余额</Trans>
            </Button>
          )}
          {onRemove && (
            <Button intent="quiet" size="sm" icon={<Trash2Icon aria-hidden />} aria-label={t`移除被转让人 ${order}`} onClick={onRemove}>
              <Trans>移除</Trans>
            </Button>
          )}
        </>
      }
      footer={
        <>
          <span className="flex flex-wrap items-baseline gap-x-3">
            <span>
              <Trans>转给该方</Trans> <Amount total value={formatMoney(total)} />
            </span>
            <span lang="zh-CN" className="font-instrument">
              {total > 0n && toChineseCapitals(total, { prefix: true })}
            </span>
          </span>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <div className="grid grid-cols-2 gap-x-6 gap-y-4 max-tablet:grid-cols-1">
          <FormField
            label={t`被转让人名称`}
            required
            error={problems['recipientNo'] ?? (recipient?.certified === false ? t`该企业尚未认证，不能接收链信` : undefined)}
          >
            <SupplierPicker
              value={share.recipientNo}
              onValueChange={(recipientNo) => onChange({ recipientNo, receivingAccountId: '', contractId: '', invoices: [] })}
              enabledOnly
              without={taken}
              describe={(one) => ({ note: sizeWords(one.size) })}
              emptyText={t`名录中没有该企业，请先在供应商管理中添加`}
            />
          </FormField>
          <ReceivingAccount share={share} problem={problems['receivingAccountId']} onChange={onChange} />
        </div>
        {pieces.length > 0 && (
          <div className="grid grid-cols-2 gap-x-6 gap-y-4 max-tablet:grid-cols-1">
            {pieces.map((piece) => (
              <PieceAmount
                key={piece.id}
                piece={piece}
                typed={share}
                everybody={shares}
                label={t`转让金额`}
                wholeLabel={t`全部转让`}
                problem={problems[`amount:${piece.id}`] ?? problems[`pieceId:${piece.id}`]}
                onChange={(text) => onChange({ amounts: { ...share.amounts, [piece.id]: text } })}
              />
            ))}
          </div>
        )}
        <ShareTrade share={share} amount={total} recipient={recipient} planning={planning} problems={problems} />
        <FormField label={t`备注`} hint={t`被转让人可以看到，不超过 100 个字`}>
          <Input value={share.remark} maxLength={REMARK_MAX} onChange={(event) => onChange({ remark: event.currentTarget.value })} />
        </FormField>
      </div>
    </Panel>
  );
}

/** The recipient's account at maturity; its default is proposed. */
function ReceivingAccount({
  share,
  problem,
  onChange,
}: {
  readonly share: Share;
  readonly problem: string | undefined;
  readonly onChange: (change: Partial<Share>) => void;
}) {
  const { t } = useLingui();
  const other = z.safeParse(EnterpriseNo, share.recipientNo);
  const { data } = useEndpoint(contract.bankAccount.listPayable, other.success ? { enterpriseNo: other.data } : null, { quiet: true });
  const usable = data?.filter((account) => account.verified) ?? [];
  const usual = usable.find((account) => account.isDefault) ?? usable[0];
  const usualId = usual?.id;
  const blank = share.receivingAccountId === '';
  const propose = useEffectEvent((id: string) => onChange({ receivingAccountId: id }));
  useEffect(() => {
    if (blank && usualId !== undefined) propose(usualId);
  }, [blank, usualId]);
  const none = data !== undefined && usable.length === 0;
  const chosen = usable.find((account) => account.id === share.receivingAccountId);
  const { accountName = '', branchNumber = '' } = chosen ?? {};
  return (
    <FormField
      label={t`收款账户`}
      required
      error={problem ?? (none ? t`该企业没有已验证的收款账户` : undefined)}
      hint={chosen && t`户名 ${accountName}，联行号 ${branchNumber}`}
    >
      <Select
        value={share.receivingAccountId === '' ? null : share.receivingAccountId}
        onValueChange={(receivingAccountId) => onChange({ receivingAccountId })}
        disabled={usable.length === 0}
        options={usable.map((account) => ({ value: String(account.id), label: `${account.bankName}　${account.accountNumber}` }))}
      />
    </FormField>
  );
}
