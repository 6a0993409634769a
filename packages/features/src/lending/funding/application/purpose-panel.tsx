import { FormField, Input, Panel, Select, Textarea } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { AgreementTick, type AgreedText } from '../../../foundation/agreement/index.ts';
import { Attachments } from '../../../platform/uploads/index.ts';
import type { Basics } from './basics.ts';
import type { Problems } from './submission.ts';
import type { ReceivingAccount } from './use-receiving-account.ts';

const PURPOSE_MAX = 200;
const REMARK_MAX = 100;
const ATTACHMENTS_MAX = 10;

export interface PurposePanelProps {
  readonly application: Pick<Basics, 'purpose' | 'remark' | 'files' | 'agreed'>;
  readonly receiving: ReceivingAccount;
  readonly onChange: (change: Partial<Basics>) => void;
  /** The label of the purpose, such as "融资用途". */
  readonly purposeLabel: string;
  /** The documents to read and agree to. */
  readonly documents: readonly AgreedText[];
  readonly problems: Problems;
}

/** The receiving account, the purpose, and the documents to agree to. */
export function PurposePanel({ application, receiving, onChange, purposeLabel, documents, problems }: PurposePanelProps) {
  const { t } = useLingui();
  const { accounts, accountId } = receiving;
  const all = accounts.data ?? [];
  const usable = all.filter(({ verified }) => verified);
  const chosen = usable.find(({ id }) => id === accountId);
  const { accountName = '', branchNumber = '' } = chosen ?? {};
  const unproved = all.length - usable.length;
  const none = accounts.data !== undefined && usable.length === 0;
  return (
    <Panel title={t`收款与用途`}>
      <div className="flex flex-col gap-4">
        <div className="grid grid-cols-2 items-start gap-x-6 gap-y-4 max-tablet:grid-cols-1">
          <FormField
            label={t`收款账户`}
            required
            error={problems.receivingAccountId ?? (none ? t`没有已验证的收款账户，请管理员先验证` : undefined)}
            hint={
              chosen
                ? t`户名 ${accountName}，联行号 ${branchNumber}`
                : unproved > 0
                  ? t`另有 ${unproved} 个账户未验证，不能收款`
                  : undefined
            }
          >
            <Select
              value={chosen ? String(chosen.id) : null}
              onValueChange={(next) => onChange({ accountId: next })}
              disabled={usable.length === 0}
              options={usable.map((account) => ({
                value: String(account.id),
                label: `${account.bankName}　${account.accountNumber}`,
              }))}
            />
          </FormField>
          <FormField label={t`备注`} error={problems.remark}>
            <Input
              value={application.remark}
              maxLength={REMARK_MAX}
              onChange={(event) => onChange({ remark: event.currentTarget.value })}
            />
          </FormField>
        </div>
        <FormField label={purposeLabel} required error={problems.purpose} hint={t`例如：支付原材料货款`}>
          <Textarea
            rows={2}
            value={application.purpose}
            maxLength={PURPOSE_MAX}
            onChange={(event) => onChange({ purpose: event.currentTarget.value })}
          />
        </FormField>
        <FormField label={t`附件`} hint={t`验收单、对账单等有助于审批的材料，PDF 或图片，最多 10 个`} error={problems.attachments}>
          {() => <Attachments label={t`附件`} files={application.files} max={ATTACHMENTS_MAX} onChange={(files) => onChange({ files })} />}
        </FormField>
        <div>
          <AgreementTick agreed={application.agreed} onChange={(agreed) => onChange({ agreed })} documents={documents} />
          {problems.agreements !== undefined && (
            <p role="alert" className="mt-1 text-xs text-critical">
              {problems.agreements}
            </p>
          )}
        </div>
      </div>
    </Panel>
  );
}
