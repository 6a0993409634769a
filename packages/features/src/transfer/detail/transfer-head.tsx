import type { contract, ResponseOf } from '@lianxin/api/contract';
import { formatMoney, toChineseCapitals, shanghaiMinute } from '@lianxin/domain';
import { Amount } from '@lianxin/ui';
import { Trans } from '@lingui/react/macro';
import { TermBadge } from '../../lists/index.ts';
import { TRANSFER_TERMS } from '../../terms/index.ts';

export type TransferWhole = ResponseOf<typeof contract.transfer.get>;

/** A transfer in a glance: where it stands, its number, who submitted it, how much. */
export function TransferHead({ transfer }: { readonly transfer: TransferWhole }) {
  const { transferNumber, makerName } = transfer;
  const submitted = transfer.submittedAt === null ? undefined : shanghaiMinute(transfer.submittedAt);
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
        <TermBadge term={TRANSFER_TERMS[transfer.state]} />
        <span className="tabular-nums">{transferNumber}</span>
        {submitted !== undefined && (
          <span>
            <Trans>
              由 {makerName} 于 {submitted} 提交
            </Trans>
          </span>
        )}
      </div>
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <Amount size="3xl" currency="¥" value={formatMoney(transfer.amount)} className="max-tablet:text-2xl" />
        <span lang="zh-CN" className="font-instrument text-md font-semibold">
          {toChineseCapitals(transfer.amount, { prefix: true })}
        </span>
      </div>
    </div>
  );
}
