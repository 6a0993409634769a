import { Banner } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { fieldLabel, fieldsAt } from './field-names.ts';
import type { Registration } from './registration-values.ts';

/** Why a registration was rejected, and what to change. */
export function RejectionNotice({ registration }: { readonly registration: Pick<Registration, 'rejectionReason' | 'fieldsToChange'> }) {
  const { t, i18n } = useLingui();
  const fields = [...fieldsAt(registration.fieldsToChange)].map((field) => fieldLabel(field, i18n));
  return (
    <Banner tone="critical" className="mb-4" title={t`审核未通过`}>
      <p>{registration.rejectionReason ?? t`请按要求修改后重新提交；需要了解原因请联系客服。`}</p>
      {fields.length > 0 && (
        <p className="mt-1">
          <Trans>需要修改：{new Intl.ListFormat(i18n.locale, { type: 'conjunction', style: 'narrow' }).format(fields)}</Trans>
        </p>
      )}
    </Banner>
  );
}
