import { contract, type FinancingRow } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { formatMoney, type Act } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import { closedBecause } from '../../funding/index.ts';
import { useRowActs, type ListAct } from '../../../platform/lists/index.ts';
import { SigningDialog, useSigning } from '../../../foundation/signing/index.ts';
import { ACT_TERMS } from '../../../platform/terms/index.ts';

/** The accounts from which the issuer pays its share, as text; empty if they are unknown. */
export const paysFrom = ({ issuerPaysFrom }: Pick<FinancingRow, 'issuerPaysFrom'>): string =>
  issuerPaysFrom.map(({ bankName, accountNumber }) => `${bankName} ${accountNumber}`).join('、');

/**
 * The issuer's acts on its share of the costs: the operator consents or refuses, the reviewer confirms with a signature or returns it.
 * Render `dialogs` once.
 */
export function useConsentActs(refresh: () => void) {
  const { t, i18n } = useLingui();
  const consent = useAction(contract.financing.consent);
  const review = useAction(contract.financing.reviewConsent, { quiet: true });
  const { sign, dialog } = useSigning();
  const about = ({ issuerCosts, applicationNumber, holder, lenderName }: FinancingRow) => ({
    amount: `¥ ${formatMoney(issuerCosts)}`,
    facts: t`${applicationNumber}，${{ holder: holder.name }}向${{ lender: lenderName }}融资`,
  });
  const paying = (row: FinancingRow) => {
    const { valueOn, lenderName } = row;
    const accounts = paysFrom(row);
    return accounts === ''
      ? t`${valueOn}（放款日）由本企业向${lenderName}支付；放款日改变的，按实际放款日计算和支付。`
      : t`${valueOn}（放款日）由本企业从 ${accounts} 向${lenderName}支付；放款日改变的，按实际放款日计算和支付。`;
  };
  const act = (id: Act, label: string, start: ListAct<FinancingRow>['start']): ListAct<FinancingRow> => ({
    id,
    isMain: id === 'consent' || id === 'consentConfirm',
    label,
    offered: ({ acts }) => acts.includes(id),
    blocked: closedBecause(id),
    start,
  });
  const acts = useRowActs<FinancingRow>(
    [
      act('consent', t`同意`, (row) => ({
        ask: {
          ...about(row),
          title: t`同意付息分摊`,
          consequence: t`同意后由本企业审核岗以证书确认，所列利息和费用由本企业承担。${{ paying: paying(row) }}`,
          confirmLabel: t`同意`,
          needsNetwork: true,
        },
        perform: () => consent.run({ id: row.id, version: row.version, decision: 'consent' }),
        done: t`已同意，等待审核岗确认`,
      })),
      act('consentRefuse', t`不同意`, (row) => ({
        ask: {
          ...about(row),
          title: t`不同意付息分摊`,
          consequence: t`申请退回${{ holder: row.holder.name }}，由其修改后重新提交；到期付款的义务不受影响。`,
          confirmLabel: t`不同意`,
          danger: true,
          reason: { required: true, reader: row.holder.name },
          suggestions: [t`不在约定的付息范围内`, t`利率高于约定`, t`承担金额有误`],
        },
        perform: (reason) => consent.run({ id: row.id, version: row.version, decision: 'refuse', reason }),
        done: t`已退回融资方`,
      })),
      act('consentConfirm', i18n._(ACT_TERMS.consentConfirm), (row) => ({
        perform: () =>
          sign(
            {
              request: { act: 'financingConsent', subjectId: row.id, version: row.version },
              verb: t`确认分摊`,
              consequence: t`确认后，放款时产生的 ${{ costs: formatMoney(row.issuerCosts) }} 元利息和费用由本企业承担。${{ paying: paying(row) }}`,
            },
            (signature) => review.run({ id: row.id, version: row.version, decision: 'pass', signature }),
          ),
        done: t`已确认付息分摊`,
      })),
      act('consentReturn', t`退回经办`, (row) => ({
        ask: {
          ...about(row),
          title: t`退回付息分摊`,
          consequence: t`退回后由本企业经办岗重新处理。`,
          confirmLabel: t`退回经办`,
          reason: { required: true, reader: t`本企业经办岗` },
        },
        perform: (reason) => review.run({ id: row.id, version: row.version, decision: 'return', reason }),
        done: t`已退回经办岗`,
      })),
    ],
    refresh,
  );
  return {
    verbs: acts.verbs,
    dialogs: (
      <>
        {acts.dialogs}
        <SigningDialog {...dialog} />
      </>
    ),
  };
}
