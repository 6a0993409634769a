import { formatMoney, termAssessment, toChineseCapitals, type CivilDate } from '@lianxin/domain';
import { Descriptions, Dialog, DialogBody, DialogContent } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSignedInViewer } from '../../session/index.ts';
import type { IssueDraft } from './issue-form.schema.ts';
import type { IssueSources } from './use-issue-sources.ts';

export interface VoucherPreviewProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly draft: IssueDraft;
  readonly today: CivilDate;
  readonly sources: Pick<IssueSources, 'recipient' | 'receiving' | 'payAccounts' | 'trade'>;
}

/** The promise as the recipient will read it, before it has a number and seals. */
export function VoucherPreview({ open, onOpenChange, ...rest }: VoucherPreviewProps) {
  const { t } = useLingui();
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent title={t`预览凭证`} description={t`复核通过并编号后才生效`}>
        <DialogBody>{open && <PromiseText {...rest} />}</DialogBody>
      </DialogContent>
    </Dialog>
  );
}

function PromiseText({ draft, today, sources }: Omit<VoucherPreviewProps, 'open' | 'onOpenChange'>) {
  const { t } = useLingui();
  const { enterpriseName: issuer = '' } = useSignedInViewer();
  const { amount, dueOn } = draft;
  const recipient = sources.recipient?.name ?? '—';
  if (amount === undefined || dueOn === undefined) return null;
  const money = formatMoney(amount);
  const { paymentDate, days } = termAssessment({ issuedOn: today, dueOn });
  const receiving = sources.receiving?.find((account) => account.id === draft.receivingAccountId);
  const paying = sources.payAccounts.find((account) => account.id === draft.payAccountId);
  const { trade } = sources;
  return (
    <article className="flex flex-col gap-5 rounded-md border-4 border-double border-line-strong bg-surface p-8 max-tablet:p-4">
      <h3 className="text-center font-instrument text-xl font-semibold tracking-[0.2em]">
        <Trans>应收账款电子凭证</Trans>
      </h3>
      <div className="text-center">
        <p className="text-3xl font-semibold tabular-nums">¥ {money}</p>
        <p lang="zh-CN" className="mt-1 font-instrument text-md">
          {toChineseCapitals(amount, { prefix: true })}
        </p>
      </div>
      <p className="text-md leading-7">
        <Trans>
          {issuer}承诺于 {paymentDate} 向本凭证的持有方无条件支付上述金额。
        </Trans>
      </p>
      <Descriptions
        columns={2}
        items={[
          { id: 'issuer', label: t`开立方`, value: issuer },
          { id: 'recipient', label: t`接收方`, value: recipient },
          {
            id: 'pay',
            label: t`付款账户`,
            value: paying ? `${paying.bankName} ${paying.accountNumber}` : '—',
          },
          {
            id: 'receive',
            label: t`收款账户`,
            value: receiving ? `${receiving.bankName} ${receiving.accountNumber}` : '—',
          },
          { id: 'issued', label: t`开立日`, value: today },
          { id: 'due', label: t`到期日`, value: t`${dueOn}，${days} 天` },
          { id: 'contract', label: t`合同编号`, value: trade?.number ?? '—' },
          { id: 'promise', label: t`承诺函`, value: draft.promiseNumber ?? '—' },
        ]}
      />
    </article>
  );
}
