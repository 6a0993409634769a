import { contract, type ResponseOf } from '@lianxin/api/contract';
import { useAction, useEndpoint } from '@lianxin/api/react';
import { formatMoney, REVIEWED_BUSINESSES, REVIEWERS_FOR_TWO, shanghaiMinute, type ReviewedBusiness } from '@lianxin/domain';
import { CheckField, Form, MoneyField, positiveMoney, showFieldProblems, useInitialValue, useZodForm } from '@lianxin/forms';
import { Banner, Button, Dialog, DialogBody, DialogContent, DialogFooter, LoadingRegion, SkeletonText } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import * as z from 'zod/mini';
import { DURATION_MS, FailureState, useNotices, useSentence } from '../../../platform/notices/index.ts';
import { useSignedInViewer } from '../../../platform/session/index.ts';
import { BUSINESS_TERMS, doesBusiness } from './business-terms.ts';

type Config = ResponseOf<typeof contract.enterprise.getConfig>;
type Tier = Config['twoReviews'][number];

/** An amount; empty if one reviewer is enough. */
const amountOrNone = z.union([
  z.pipe(
    z.string().check(z.trim(), z.maxLength(0)),
    z.transform(() => null),
  ),
  positiveMoney,
]);

const schema = z.object({
  confirmsSignFor: z.boolean(),
  amounts: z.object({
    issuance: amountOrNone,
    transfer: amountOrNone,
    signFor: amountOrNone,
    financing: amountOrNone,
    consent: amountOrNone,
    pledge: amountOrNone,
    lending: amountOrNone,
    credit: amountOrNone,
    settlement: amountOrNone,
  } satisfies Record<ReviewedBusiness, typeof amountOrNone>),
});

export interface ReviewSettingsDialogProps {
  readonly onClose: () => void;
}

/** Whether signatures are confirmed, and the amounts from which two reviewers are required; for administrators. */
export function ReviewSettingsDialog({ onClose }: ReviewSettingsDialogProps) {
  const { t } = useLingui();
  const { data, error, refresh } = useEndpoint(contract.enterprise.getConfig, {}, { quiet: true, current: true });
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={t`复核设置`} keepOpen>
        {data ? (
          <SettingsForm config={data} onClose={onClose} />
        ) : (
          <DialogBody>
            {error ? (
              <FailureState error={error} onRetry={() => void refresh()} />
            ) : (
              <LoadingRegion>
                <SkeletonText lines={8} />
              </LoadingRegion>
            )}
          </DialogBody>
        )}
      </DialogContent>
    </Dialog>
  );
}

const shownAmount = (tiers: readonly Tier[], business: ReviewedBusiness): string => {
  const amount = tiers.find((tier) => tier.business === business)?.fromAmount ?? null;
  return amount === null ? '' : formatMoney(amount);
};

function SettingsForm({ config: shown, onClose }: ReviewSettingsDialogProps & { readonly config: Config }) {
  const config = useInitialValue(shown);
  const { t, i18n } = useLingui();
  const sentence = useSentence();
  const viewer = useSignedInViewer();
  const { show } = useNotices();
  const { run, busy } = useAction(contract.enterprise.saveConfigs, { quiet: true });
  const [refusal, setRefusal] = useState<string>();
  const { reviewers, changedBy, changedAt } = config;
  const isTooFew = reviewers < REVIEWERS_FOR_TWO;
  const businesses = REVIEWED_BUSINESSES.filter((business) => doesBusiness(viewer, business));
  const form = useZodForm(schema, {
    defaultValues: {
      confirmsSignFor: config.confirmsSignFor,
      amounts: {
        issuance: shownAmount(config.twoReviews, 'issuance'),
        transfer: shownAmount(config.twoReviews, 'transfer'),
        signFor: shownAmount(config.twoReviews, 'signFor'),
        financing: shownAmount(config.twoReviews, 'financing'),
        consent: shownAmount(config.twoReviews, 'consent'),
        pledge: shownAmount(config.twoReviews, 'pledge'),
        lending: shownAmount(config.twoReviews, 'lending'),
        credit: shownAmount(config.twoReviews, 'credit'),
        settlement: shownAmount(config.twoReviews, 'settlement'),
      },
    },
  });

  async function submit({ confirmsSignFor, amounts }: z.output<typeof schema>): Promise<void> {
    setRefusal(undefined);
    const changed = businesses
      .map((business): Tier => ({ business, fromAmount: amounts[business] }))
      .filter(({ business, fromAmount }) => config.twoReviews.find((tier) => tier.business === business)?.fromAmount !== fromAmount);
    const tiers = changed.length > 0 && ({ group: 'twoReviews', twoReviews: changed } as const);
    const signFor = confirmsSignFor !== config.confirmsSignFor && ({ group: 'signFor', confirmsSignFor } as const);
    // Two reviewers for sign-for require confirmation: enable that first and disable it last.
    const groups = (confirmsSignFor ? [signFor, tiers] : [tiers, signFor]).filter((group) => group !== false);
    let { version } = config;
    for (const group of groups) {
      const result = await run({ ...group, version });
      if (!result.ok) {
        const problems = (result.error.fields ?? []).map(({ path, ...problem }) => {
          const place = /^twoReviews\.(\d+)/.exec(path)?.[1];
          const business = place === undefined ? undefined : changed[Number(place)]?.business;
          return { ...problem, path: business === undefined ? path : `amounts.${business}` };
        });
        if (!showFieldProblems(form, problems)) setRefusal(sentence(result.error));
        return;
      }
      ({ version } = result.data);
    }
    if (groups.length > 0) show({ tone: 'positive', text: t`复核设置已保存，对此后提交的业务生效`, durationMs: DURATION_MS.success });
    onClose();
  }

  const at = changedAt === null ? '' : shanghaiMinute(changedAt);
  return (
    <Form form={form} onSubmit={submit} aria-label={t`复核设置`} className="flex min-h-0 flex-1 flex-col">
      <DialogBody className="flex flex-col gap-4">
        {refusal !== undefined && <Banner tone="critical">{refusal}</Banner>}
        <CheckField
          name="confirmsSignFor"
          label={t`签收确认`}
          text={t`经办岗签收后，由审核岗确认才生效`}
          hint={t`关闭后，经办岗签收立即生效`}
        />
        <section aria-label={t`两人复核`} className="flex flex-col gap-3">
          <h3 className="font-semibold">
            <Trans>两人复核</Trans>
          </h3>
          <p className="text-sm text-ink-muted">
            <Trans>单笔达到金额时，须由两位不同的审核岗先后通过，经办人不能是其中任何一位。留空表示一人复核。</Trans>
          </p>
          {isTooFew && (
            <Banner tone="caution" title={t`在岗审核岗不足两人`}>
              <Trans>现有 {reviewers} 位在岗审核岗，再添加一位后才能设置；已设置的金额可以清空。</Trans>
            </Banner>
          )}
          <div className="grid grid-cols-2 gap-4 max-tablet:grid-cols-1">
            {businesses.map((business) => (
              <MoneyField
                key={business}
                name={`amounts.${business}`}
                label={i18n._(BUSINESS_TERMS[business])}
                money={{ placeholder: t`一人复核`, disabled: isTooFew && shownAmount(config.twoReviews, business) === '' }}
              />
            ))}
          </div>
        </section>
        <p className="text-sm text-ink-muted">
          <Trans>变更只影响此后提交的业务，并通知本企业全体人员。</Trans>
          {changedBy !== null && (
            <>
              {' '}
              <Trans>
                {changedBy} 于 {at} 变更。
              </Trans>
            </>
          )}
        </p>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>
          <Trans>取消</Trans>
        </Button>
        <Button type="submit" intent="primary" busy={busy}>
          <Trans>保存</Trans>
        </Button>
      </DialogFooter>
    </Form>
  );
}
