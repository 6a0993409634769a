import type { ApiError } from '@lianxin/api/client';
import { formatMoney, toChineseCapitals, type CivilDate, type Fen } from '@lianxin/domain';
import { AlertDialog } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { FailureBanner } from '../../../platform/notices/index.ts';
import { useDueWords } from './use-due-words.ts';

export interface SubmitDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly amount: Fen;
  readonly recipientName: string;
  readonly dueOn: CivilDate;
  readonly bankName: string;
  readonly contractNumber: string;
  readonly invoiceCount: number;
  readonly busy: boolean;
  /** The failure of the last attempt. */
  readonly error: ApiError | undefined;
  readonly onConfirm: () => void;
}

/** The confirmation before submitting: amount, recipient, due date, and what is reserved. */
export function SubmitDialog({
  amount,
  recipientName,
  dueOn,
  bankName,
  contractNumber,
  invoiceCount,
  error,
  ...dialog
}: SubmitDialogProps) {
  const { t } = useLingui();
  const money = formatMoney(amount);
  const due = useDueWords()(dueOn);
  return (
    <AlertDialog
      {...dialog}
      needsNetwork
      title={t`提交开立申请`}
      amount={`¥ ${money}`}
      facts={
        <>
          <span lang="zh-CN" className="block">
            {toChineseCapitals(amount, { prefix: true })}
          </span>
          <span className="block">
            <Trans>
              开给 {recipientName}，{due}
            </Trans>
          </span>
          <span className="block">
            <Trans>
              依据合同 {contractNumber}，发票 {invoiceCount} 张
            </Trans>
          </span>
        </>
      }
      consequence={
        <Trans>
          提交后即占用{bankName}额度 {money} 元和所选发票，交本企业审核岗复核；复核通过后由接收方签收。复核前可以撤回。
        </Trans>
      }
      confirmLabel={t`提交复核`}
    >
      <FailureBanner error={error} />
    </AlertDialog>
  );
}
