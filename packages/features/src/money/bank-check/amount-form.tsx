import { isRefusal } from '@lianxin/api/client';
import { contract, type BankAccountId } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { fen } from '@lianxin/domain';
import { Field, Form, useZodForm } from '@lianxin/forms';
import { Button, Input } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import * as z from 'zod/mini';
import { useSentence } from '../../platform/notices/index.ts';
import type { Deposit } from './deposit.ts';

/** The two digits after "0.", typed or pasted: "37", "0.37" and "¥0.37" alike. */
export const centsOf = (typed: string): string => (/[.．。](\d{0,2})/.exec(typed)?.[1] ?? typed.replaceAll(/\D/g, '')).slice(0, 2);

export interface AmountFormProps {
  readonly deposit: Deposit;
  /** The further account; undefined for the verification that activates the enterprise. */
  readonly accountId?: BankAccountId | undefined;
  readonly onRefresh: () => Promise<void>;
}

/** The amount received, below one yuan: two digits, a few attempts, no hints. */
export function AmountForm({ deposit, accountId, onRefresh }: AmountFormProps) {
  const { t } = useLingui();
  const sentence = useSentence();
  const noteId = useId();
  const [schema] = useState(() =>
    z.object({
      cents: z.string().check(
        z.regex(/^\d{2}$/, t`请填写两位小数，例如 0.37`),
        z.refine((digits) => digits !== '00', t`金额在 0.01 至 0.99 元之间`),
      ),
    }),
  );
  const form = useZodForm(schema, { defaultValues: { cents: '' } });
  const { run } = useAction(contract.bankAccount.confirmVerification, { quiet: true });
  const { triesLeft, daysLeft, version } = deposit;
  const [refusedAt, setRefusedAt] = useState<number>();
  // The refusal tells the attempts left; the note repeats them once they are read again.
  const isStale = form.formState.errors.cents !== undefined && refusedAt === triesLeft;

  async function submit({ cents }: { readonly cents: string }): Promise<void> {
    const result = await run({ ...(accountId && { id: accountId }), version, amount: fen(BigInt(cents)) });
    if (!result.ok) {
      const { error } = result;
      if (isRefusal(error, 'DEPOSIT_WRONG')) form.setValue('cents', '');
      setRefusedAt(triesLeft);
      form.setError('cents', { message: sentence(result.error) });
    }
    await onRefresh();
  }

  return (
    <Form form={form} onSubmit={submit} aria-label={t`回填到账金额`}>
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <Field name="cents" label={t`到账金额`} required className="w-56 max-tablet:w-full" hint={t`0.01 至 0.99 元，两位小数`}>
          {({ value, onChange, ...binding }) => (
            <Input
              {...binding}
              size="lg"
              prefix={<span className="text-lg font-semibold text-ink tabular-nums">0.</span>}
              suffix={<Trans>元</Trans>}
              className="text-lg font-semibold tabular-nums"
              value={typeof value === 'string' ? value : ''}
              inputMode="numeric"
              autoComplete="off"
              placeholder="00"
              onChange={(event) => onChange(centsOf(event.currentTarget.value))}
            />
          )}
        </Field>
        <Button
          type="submit"
          intent="primary"
          size="lg"
          busy={form.formState.isSubmitting}
          aria-describedby={noteId}
          className="mt-6.5 max-tablet:mt-0 max-tablet:w-full"
        >
          <Trans>验证</Trans>
        </Button>
      </div>
      <p id={noteId} className="mt-3 text-sm text-ink-muted">
        {isStale ? (
          <Trans>
            <b className="text-ink tabular-nums">{daysLeft}</b> 天内有效。
          </Trans>
        ) : (
          <Trans>
            还可尝试 <b className="text-ink tabular-nums">{triesLeft}</b> 次，<b className="text-ink tabular-nums">{daysLeft}</b> 天内有效。
          </Trans>
        )}
      </p>
    </Form>
  );
}
