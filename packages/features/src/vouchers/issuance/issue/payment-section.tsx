import { formatMoney, type CivilDate } from '@lianxin/domain';
import { SelectField, TextareaField, TextField, useFormContext, useWatch } from '@lianxin/forms';
import type { FileView } from '@lianxin/api/contract';
import { FormField, Panel } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useChannels } from '../../../platform/channels/index.ts';
import { INTEREST_PAYER_TERMS } from '../../../platform/terms/index.ts';
import { FEE_PAYER_TERMS } from '../fee-payer-terms.ts';
import { Attachments } from '../../../platform/uploads/index.ts';
import type { IssueValues } from './issue-form.schema.ts';
import type { IssueSources } from './use-issue-sources.ts';

export interface PaymentSectionProps {
  readonly sources: Pick<IssueSources, 'lines' | 'line' | 'payAccounts'>;
  readonly today: CivilDate;
}

/** Credit line, paying account, and who pays the interest and fees of a financing. */
export function PaymentSection({ sources, today }: PaymentSectionProps) {
  const { t, i18n } = useLingui();
  const { setValue, getValues } = useFormContext<Pick<IssueValues, 'channel' | 'payAccountId' | 'interestPayer'>>();
  const channels = useChannels();
  const { line, payAccounts } = sources;
  const lines = sources.lines.filter(({ channel }) => channels.byCode(channel) !== undefined);
  // Propose the line with the largest rest; it is confirmed before submission.
  const [widest] = lines
    .filter(({ validUntil }) => validUntil >= today)
    .toSorted((left, right) => (left.available < right.available ? 1 : left.available > right.available ? -1 : 0));
  const preferred = payAccounts.find((account) => account.isDefault) ?? payAccounts[0];

  useEffect(() => {
    if (widest && getValues('channel') === '') setValue('channel', String(widest.channel), { shouldValidate: true });
  }, [widest, getValues, setValue]);
  useEffect(() => {
    if (preferred && getValues('payAccountId') === '') setValue('payAccountId', preferred.id, { shouldValidate: true });
  }, [preferred, getValues, setValue]);

  const remaining = line && formatMoney(line.available);
  const validUntil = line?.validUntil ?? '';
  return (
    <Panel title={t`付款与费用`}>
      <div className="grid grid-cols-3 items-start gap-x-6 gap-y-4 max-desktop:grid-cols-2 max-tablet:grid-cols-1">
        <SelectField
          name="channel"
          label={t`渠道`}
          required
          hint={remaining && t`剩余可开立额度 ${remaining}，有效期至 ${validUntil}`}
          select={{
            options: lines.map((one) => ({
              value: String(one.channel),
              label: one.bankName,
              ...(one.validUntil < today ? { note: t`额度已过期`, disabled: true } : { note: formatMoney(one.available) }),
            })),
          }}
        />
        <SelectField
          name="payAccountId"
          label={t`付款账户`}
          required
          hint={t`到期日从该账户付款`}
          select={{
            options: payAccounts.map((account) => ({
              value: account.id,
              label: `${account.bankName} ${account.accountNumber.slice(-4)}`,
            })),
          }}
        />
        <SelectField
          name="interestPayer"
          label={t`付息方式`}
          required
          hint={t`持有方融资时由谁承担利息`}
          select={{
            options: Object.entries(INTEREST_PAYER_TERMS).map(([value, label]) => ({
              value,
              label: i18n._(label),
            })),
          }}
        />
        <Share of="interestPayer" name="interestShare" label={t`持有方承担利息（%）`} />
        <SelectField
          name="feePayer"
          label={t`付费方式`}
          hint={t`持有方融资时由谁承担手续费和服务费`}
          select={{
            placeholder: t`按资金方的约定`,
            options: Object.entries(FEE_PAYER_TERMS).map(([value, label]) => ({ value, label: i18n._(label) })),
          }}
        />
        <Share of="feePayer" name="feeShare" label={t`持有方承担费用（%）`} />
      </div>
    </Panel>
  );
}

/** The holder's part of shared costs. */
function Share({
  of,
  name,
  label,
}: {
  readonly of: 'interestPayer' | 'feePayer';
  readonly name: 'interestShare' | 'feeShare';
  readonly label: string;
}) {
  const { t } = useLingui();
  const payer: unknown = useWatch({ name: of });
  return (
    payer === 'agreed' && (
      <TextField name={name} label={label} hint={t`其余由本企业承担；不填按资金方的约定`} input={{ inputMode: 'decimal', maxLength: 7 }} />
    )
  );
}

/** Attachments and remarks for the reviewer and the recipient. */
export function AttachmentsSection({
  files,
  onFilesChange,
}: {
  readonly files: readonly FileView[];
  readonly onFilesChange: (files: readonly FileView[]) => void;
}) {
  const { t } = useLingui();
  return (
    <Panel title={t`附件与备注`}>
      <div className="grid grid-cols-2 items-start gap-x-6 gap-y-4 max-tablet:grid-cols-1">
        <FormField label={t`附件`} hint={t`合同、验收单等，PDF 或图片，最多 20 个`}>
          {() => <Attachments label={t`附件`} files={files} onChange={onFilesChange} />}
        </FormField>
        <TextareaField name="remark" label={t`备注`} hint={t`审核岗与接收方可以看到`} textarea={{ rows: 3, maxLength: 100 }} />
      </div>
    </Panel>
  );
}
