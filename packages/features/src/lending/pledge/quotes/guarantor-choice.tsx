import type { PledgeOffer } from '@lianxin/api/contract';
import { formatMoney, formatRatePercent, type Fen } from '@lianxin/domain';
import { FormField, Panel, RadioGroup } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';

export type Guarantor = PledgeOffer['guarantors'][number];

export interface GuarantorChoiceProps {
  readonly guarantors: readonly Guarantor[];
  readonly chosen: Guarantor | undefined;
  readonly amount: Fen | undefined;
  readonly onChoose: (guarantor: Guarantor) => void;
  /** The server's error for this field. */
  readonly problem: string | undefined;
}

const keyOf = ({ guarantor }: Guarantor): string => guarantor.enterpriseNo ?? guarantor.name;

/** The choice of a guarantor, with its fee and remaining limit, if the lender requires one. */
export function GuarantorChoice({ guarantors, chosen, amount, onChoose, problem }: GuarantorChoiceProps) {
  const { t } = useLingui();
  return (
    <Panel title={t`选择担保方`} sub={<Trans>担保费由本企业在放款前缴纳给担保方</Trans>}>
      <FormField label={t`担保方`} hideLabel required error={problem}>
        <RadioGroup
          orientation="vertical"
          className="gap-y-3"
          value={chosen ? keyOf(chosen) : null}
          onValueChange={(key) => {
            const one = guarantors.find((guarantor) => keyOf(guarantor) === key);
            if (one) onChoose(one);
          }}
          options={guarantors.map((one) => ({
            value: keyOf(one),
            label: <span className="font-medium">{one.guarantor.name}</span>,
            hint: <GuaranteeFacts {...one} amount={amount} />,
          }))}
        />
      </FormField>
    </Panel>
  );
}

function GuaranteeFacts({ rate, fee, free, amount }: Guarantor & Pick<GuarantorChoiceProps, 'amount'>) {
  const percent = formatRatePercent(rate);
  const feeText = formatMoney(fee);
  const freeText = formatMoney(free);
  return (
    <span className="flex flex-wrap gap-x-4 text-sm text-ink-muted tabular-nums">
      <span>
        <Trans>担保费率 {percent}%</Trans>
      </span>
      <span>
        <Trans>担保费 {feeText}</Trans>
      </span>
      <span>
        <Trans>尚可担保 {freeText}</Trans>
      </span>
      {amount !== undefined && free < amount && (
        <span className="text-critical-ink">
          <Trans>不足贷款金额</Trans>
        </span>
      )}
    </span>
  );
}
