import { contract } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { formatRatePercent, parseRatePercent, RATE_UNITS, yuanOf, type RateUnit } from '@lianxin/domain';
import {
  choice,
  asTyped,
  Form,
  MoneyField,
  moneyText,
  RadioField,
  readMoney,
  requestForm,
  messageRef,
  showFieldProblems,
  TextField,
  useWatch,
  useInitialValue,
  useZodForm,
} from '@lianxin/forms';
import { Banner, Button, Dialog, DialogBody, DialogContent, DialogFooter, NetworkButton } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useRateWords } from '../../../../platform/terms/index.ts';
import { DURATION_MS, useNotices, useSentence } from '../../../../platform/notices/index.ts';
import { RATE_UNIT_WORDS, type GuarantorTerms } from '../fee-words.ts';

const { shape } = contract.lendingFee.proposeTerms.request;

/** An amount that may be zero, as a guarantor need not have a minimum fee. */
const leastFee = z.codec(moneyText, z.string(), {
  decode: (text, context) => {
    const amount = readMoney(text);
    if (amount !== undefined) return yuanOf(amount);
    context.issues.push({ code: 'custom', input: text, message: messageRef('invalid') });
    return z.NEVER;
  },
  encode: (yuan) => yuan,
});

const termsForm = requestForm({
  unit: choice(shape.unit),
  rate: asTyped(shape.rate, ''),
  minimum: asTyped(z.pipe(leastFee, shape.minimum), ''),
});

export interface ProposeTermsProps {
  readonly terms: GuarantorTerms;
  readonly onClose: () => void;
}

/** The operator proposes new terms; another person puts them in force. */
export function ProposeTerms({ terms: shown, onClose }: ProposeTermsProps) {
  const terms = useInitialValue(shown);
  const { t, i18n } = useLingui();
  const { show } = useNotices();
  const sentence = useSentence();
  const { run, busy } = useAction(contract.lendingFee.proposeTerms, { quiet: true });
  const [refusal, setRefusal] = useState<string>();
  const form = useZodForm(termsForm.schema, {
    defaultValues: { unit: terms.unit, rate: formatRatePercent(terms.rate), minimum: yuanOf(terms.minimum) },
  });
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={t`调整担保费率`} description={t`由审核岗复核后生效，只用于此后的报价。`} size="sm" keepOpen={busy}>
        <Form
          form={form}
          className="flex min-h-0 flex-col"
          onSubmit={async (entered) => {
            setRefusal(undefined);
            const result = await run({ ...entered, version: terms.version });
            if (result.ok) {
              show({ tone: 'positive', text: t`费率已提交审核岗复核`, durationMs: DURATION_MS.success });
              onClose();
            } else if (!showFieldProblems(form, result.error.fields ?? [])) setRefusal(sentence(result.error));
          }}
        >
          <DialogBody className="flex flex-col gap-4">
            {refusal !== undefined && <Banner tone="critical">{refusal}</Banner>}
            <RadioField
              name="unit"
              label={t`计费方式`}
              required
              radio={{ options: RATE_UNITS.map((value) => ({ value, label: i18n._(RATE_UNIT_WORDS[value]) })) }}
            />
            <RateField />
            <MoneyField name="minimum" label={t`最低收费`} required />
          </DialogBody>
          <DialogFooter>
            <Button onClick={onClose}>
              <Trans>取消</Trans>
            </Button>
            <NetworkButton type="submit" intent="primary" busy={busy}>
              <Trans>提交复核</Trans>
            </NetworkButton>
          </DialogFooter>
        </Form>
      </DialogContent>
    </Dialog>
  );
}

const isUnit = (text: unknown): text is RateUnit => RATE_UNITS.some((unit) => unit === text);

/** The rate as a percentage and in the chosen unit, as percentages and rates per ten thousand are easily confused. */
function RateField() {
  const { t } = useLingui();
  const rateWords = useRateWords();
  const typed: unknown = useWatch({ name: 'rate' });
  const unit: unknown = useWatch({ name: 'unit' });
  const rate = typeof typed === 'string' ? parseRatePercent(typed) : undefined;
  const read = rate !== undefined && isUnit(unit) ? rateWords({ rate, unit }) : undefined;
  return (
    <TextField
      name="rate"
      label={t`费率（%）`}
      required
      input={{ inputMode: 'decimal', maxLength: 9 }}
      {...(read !== undefined && { hint: t`即 ${read}` })}
    />
  );
}
