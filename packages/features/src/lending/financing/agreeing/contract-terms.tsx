import type { FinancingDetail } from '@lianxin/api/contract';
import { formatMoney, formatRatePercent } from '@lianxin/domain';
import { Descriptions } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { useTermItems } from '../../funding/index.ts';

/** The main terms of a financing's contract. */
export function ContractTerms({ financing }: { readonly financing: FinancingDetail }) {
  const { t } = useLingui();
  const { lenderName, amount, quote, holder, issuer, issuerCosts } = financing;
  const items = useTermItems(financing);
  const rate = formatRatePercent(quote.annualRate);
  return (
    <Descriptions
      columns={2}
      className="rounded-md border border-line bg-surface-sunken px-4 py-3"
      items={[
        { label: t`资金方`, value: lenderName },
        { label: t`融资方`, value: holder.name },
        { label: t`开立方`, value: issuer.name },
        { label: t`融资金额（元）`, value: formatMoney(amount) },
        { label: t`年化利率`, value: `${rate}%` },
        ...items.amounts,
        ...(issuerCosts > 0n ? [{ label: t`开立方承担（元）`, value: formatMoney(issuerCosts) }] : []),
        items.valueOn,
        items.dueOn(t`到期日`),
        items.days,
      ]}
    />
  );
}

/** The clauses that a holder agrees to by signing the contract. */
export function FinancingClauses({ recourse, lenderName }: Pick<FinancingDetail, 'recourse' | 'lenderName'>) {
  const { t } = useLingui();
  const clauses = [
    t`我方自愿将所列凭证项下的债权转让给${lenderName}，由其向我方支付扣除利息和费用后的款项。`,
    t`合同自各方签署之日起成立。资金方放款前，任何一方尚未签署的，我方可以撤回申请，所列凭证恢复为我方正常持有。`,
    recourse
      ? t`开立方到期未付款的，${lenderName}可以向我方追索；我方清偿后，债权回到我方。`
      : t`开立方到期未付款的，${lenderName}不向我方追索；贸易背景不真实，或者同一债权已经转让、质押的除外。`,
    t`利息按放款日至付款日的实际天数计算，一年按 360 天计，放款日计入，付款日不计；到期日逢休息日的，付款日为其后第一个工作日。`,
    t`我方保证贸易背景真实，所列发票未用于其他融资，并按申请的用途使用资金。`,
    t`我方同意资金方在动产融资统一登记公示系统办理转让登记，并由平台将债权转让通知开立方。`,
  ];
  return (
    <ol className="flex list-decimal flex-col gap-2 pl-5 text-sm leading-6 marker:text-ink-muted">
      {clauses.map((clause) => (
        <li key={clause}>{clause}</li>
      ))}
    </ol>
  );
}
