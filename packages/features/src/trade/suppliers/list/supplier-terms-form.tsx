import { BankAccountId, contract } from '@lianxin/api/contract';
import { useAction, useEndpoint } from '@lianxin/api/react';
import { formatMoney } from '@lianxin/domain';
import { Form, MoneyField, readMoney, messageRef, SelectField, showFieldProblems, TextField, useZodForm } from '@lianxin/forms';
import { Banner, Button } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import * as z from 'zod/mini';
import { DURATION_MS, useNotices, useSentence } from '../../../platform/notices/index.ts';
import type { Supplier } from './supplier-terms.ts';
import { tagsIn, tagsText, typedTags } from './tags-in.ts';

const NO_ACCOUNT = 'none';

const schema = z.object({
  tags: typedTags(() => messageRef('invalid')),
  usualTermDays: z
    .string()
    .check(z.refine((text) => text === '' || (/^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= 365), messageRef('invalid'))),
  defaultAccountId: z.string(),
  quota: z.string().check(z.refine((text) => text.trim() === '' || (readMoney(text) ?? 0n) > 0n, messageRef('moneyPositive'))),
});

/** Tags, and default values for issuing to the supplier. */
export function SupplierTermsForm({ supplier, onSaved }: { readonly supplier: Supplier; readonly onSaved: () => void }) {
  const { t } = useLingui();
  const { show } = useNotices();
  const sentence = useSentence();
  const { enterpriseNo, version, tags, usualTermDays, defaultAccountId, quota } = supplier;
  const { run, busy } = useAction(contract.supplier.saveTerms, { quiet: true });
  const [problem, setProblem] = useState<string>();
  const accounts = useEndpoint(contract.bankAccount.listPayable, { enterpriseNo }, { quiet: true });
  const form = useZodForm(schema, {
    defaultValues: {
      tags: tagsText(tags),
      usualTermDays: usualTermDays === null ? '' : String(usualTermDays),
      defaultAccountId: defaultAccountId ?? NO_ACCOUNT,
      quota: quota === null ? '' : formatMoney(quota),
    },
  });

  async function submit(typed: z.output<typeof schema>): Promise<void> {
    setProblem(undefined);
    const result = await run({
      enterpriseNo,
      version,
      tags: [...tagsIn(typed.tags)],
      usualTermDays: typed.usualTermDays === '' ? null : Number(typed.usualTermDays),
      defaultAccountId: typed.defaultAccountId === NO_ACCOUNT ? null : z.parse(BankAccountId, typed.defaultAccountId),
      quota: readMoney(typed.quota) ?? null,
    });
    if (result.ok) {
      show({ tone: 'positive', text: t`标签与常用条件已保存`, durationMs: DURATION_MS.success });
      onSaved();
    } else if (!showFieldProblems(form, result.error.fields ?? [])) setProblem(sentence(result.error));
  }

  return (
    <Form form={form} onSubmit={submit} className="flex flex-col gap-3" aria-label={t`标签与常用条件`}>
      <h3 className="text-md font-semibold">
        <Trans>标签与常用条件</Trans>
      </h3>
      {problem !== undefined && <Banner tone="critical">{problem}</Banner>}
      <TextField
        name="tags"
        label={t`标签`}
        hint={t`用逗号隔开，最多 10 个，每个不超过 12 个字；仅本企业可见`}
        input={{ autoComplete: 'off' }}
      />
      <div className="grid grid-cols-2 items-start gap-4 max-tablet:grid-cols-1">
        <TextField
          name="usualTermDays"
          label={t`常用期限（天）`}
          hint={t`开立时预填，1 至 365`}
          input={{ inputMode: 'numeric', maxLength: 3, autoComplete: 'off' }}
        />
        <MoneyField name="quota" label={t`提醒额度`} hint={t`未兑付金额达到时提醒，不限制开立`} />
      </div>
      <SelectField
        name="defaultAccountId"
        label={t`默认收款账户`}
        hint={t`开立时预选`}
        select={{
          options: [
            { value: NO_ACCOUNT, label: t`按对方的默认账户` },
            ...(accounts.data ?? []).map(({ id, bankName, accountNumber }) => ({
              value: id,
              label: `${bankName} ${accountNumber.slice(-4)}`,
            })),
          ],
        }}
      />
      <Button type="submit" size="sm" className="self-start" busy={busy}>
        <Trans>保存条件</Trans>
      </Button>
    </Form>
  );
}
