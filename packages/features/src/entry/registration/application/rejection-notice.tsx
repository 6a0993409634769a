import { Banner, Button } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { fieldList } from './field-names.ts';
import type { Registration } from './registration-values.ts';

export interface RejectionNoticeProps {
  readonly registration: Pick<Registration, 'rejectionReason' | 'fieldsToChange'>;
  /** Goes to the fields to change; undefined if they are in view or all changed. */
  readonly onChange?: (() => void) | undefined;
}

export function RejectionNotice({ registration, onChange }: RejectionNoticeProps) {
  const { t, i18n } = useLingui();
  const fields = fieldList(registration.fieldsToChange, i18n);
  return (
    <Banner
      tone="critical"
      className="mb-4"
      title={t`审核未通过`}
      action={
        onChange && (
          <Button size="sm" onClick={onChange}>
            <Trans>去修改</Trans>
          </Button>
        )
      }
    >
      <p>{registration.rejectionReason ?? t`请按要求修改后重新提交；需要了解原因请联系客服。`}</p>
      {fields !== '' && (
        <p className="mt-1">
          <Trans>需要修改：{fields}</Trans>
        </p>
      )}
    </Banner>
  );
}
