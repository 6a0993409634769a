import type { ApiError } from '@lianxin/api/client';
import { BUSINESS_TYPES, type BusinessType } from '@lianxin/domain';
import { AlertDialog, FormField, Select, TextLink } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FailureBanner } from '../../platform/notices/index.ts';
import { BUSINESS_TYPE_TERMS } from '../../platform/terms/index.ts';

const NONE = 'none';

const chosenOf = (value: string): BusinessType | null => BUSINESS_TYPES.find((type) => type === value) ?? null;

export interface BusinessTypeFactProps {
  /** The current business type; null if there is none. */
  readonly value: BusinessType | null;
  /** The call that sets it, with its progress and error. */
  readonly action: { readonly busy: boolean; readonly error: ApiError | undefined; readonly reset: () => void };
  /** Changes it. @default the person may not */
  readonly onSet: ((value: BusinessType | null) => Promise<{ readonly ok: boolean }>) | undefined;
}

export function BusinessTypeFact({ value, action, onSet }: BusinessTypeFactProps) {
  const { t, i18n } = useLingui();
  const [chosen, setChosen] = useState<BusinessType | null>();
  const shown = value === null ? t`未设置` : i18n._(BUSINESS_TYPE_TERMS[value]);
  if (!onSet) return shown;
  const close = () => {
    setChosen(undefined);
    action.reset();
  };
  return (
    <>
      {shown}{' '}
      <TextLink asChild>
        <button type="button" onClick={() => setChosen(value)} aria-label={t`设置业务类型`}>
          <Trans context="业务类型">设置</Trans>
        </button>
      </TextLink>
      <AlertDialog
        open={chosen !== undefined}
        onOpenChange={(open) => !open && close()}
        title={t`设置业务类型`}
        consequence={t`只用于归类，不改变凭证的金额、期限和付款承诺；更改会留下记录。`}
        confirmLabel={t`保存`}
        busy={action.busy}
        confirmDisabled={chosen === value}
        onConfirm={() => void onSet(chosen ?? null).then(({ ok }) => ok && close())}
      >
        <FailureBanner error={action.error} className="mb-4" />
        <FormField label={t`业务类型`}>
          <Select
            value={chosen ?? NONE}
            onValueChange={(next) => setChosen(chosenOf(next))}
            options={[
              { value: NONE, label: t`未设置` },
              ...Object.entries(BUSINESS_TYPE_TERMS).map(([type, label]) => ({ value: type, label: i18n._(label) })),
            ]}
          />
        </FormField>
      </AlertDialog>
    </>
  );
}
