import type { FinancingDetail } from '@lianxin/api/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { INTEREST_PAYER_TERMS } from '../../../platform/terms/index.ts';
import { ApplicationFacts, itemIfKnown, useTermItems } from '../../funding/index.ts';

/** A financing as it was applied for: of which lender, on what terms, and every charge with who bears it. */
export function FinancingFacts({ financing }: { readonly financing: FinancingDetail }) {
  const { t, i18n } = useLingui();
  const { holder, issuer, quote, charged, recourse, paidOffOn, lenderNumber } = financing;
  const { dueOn, paysOn, interestPayer } = charged ?? quote;
  const items = useTermItems(financing);
  return (
    <ApplicationFacts
      application={financing}
      title={<Trans>融资要素</Trans>}
      purpose={t`融资用途`}
      items={[
        items.lender,
        { label: t`融资方`, value: holder.name },
        { label: t`开立方`, value: issuer.name },
        ...items.rates,
        { label: t`付息方式`, value: i18n._(INTEREST_PAYER_TERMS[interestPayer]) },
        items.valueOn,
        { label: t`到期日`, value: dueOn === paysOn ? dueOn : t`${dueOn}（顺延至 ${paysOn} 付款）` },
        items.days,
        { label: t`追索`, value: recourse ? t`有追索权` : t`无追索权` },
        ...items.amounts,
        ...items.arrival,
        ...itemIfKnown(t`还清日`, paidOffOn),
        ...itemIfKnown(t`资方借据编号`, lenderNumber),
        ...items.copiedFrom,
      ]}
    />
  );
}
