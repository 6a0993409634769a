import { contract, type ResponseOf } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import {
  formatMoney,
  formatRatePercent,
  shanghaiMinute,
  sumFen,
  termAssessment,
  toChineseCapitals,
  type InterestPayer,
  type Ppm,
} from '@lianxin/domain';
import { Amount, Descriptions, type DescriptionItem } from '@lianxin/ui';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useChannelName } from '../../../platform/channels/index.ts';
import { TermBadge } from '../../../platform/lists/index.ts';
import { BusinessTypeFact } from '../../../applications/application/index.ts';
import { CategoryName } from '../../../platform/pickers/index.ts';
import { INTEREST_PAYER_TERMS, ISSUANCE_TERMS, PAYMENT_NATURE_TERMS, useSizeWords } from '../../../platform/terms/index.ts';
import { FEE_PAYER_TERMS } from '../fee-payer-terms.ts';

export type IssuanceDetail = ResponseOf<typeof contract.issuance.get>;

/** State, number, sender, time and amount of an application. */
export function IssuanceHead({ issuance }: { readonly issuance: IssuanceDetail }) {
  const { applicationNumber, voucherNumber, makerName, submittedAt, amount } = issuance;
  const when = submittedAt && shanghaiMinute(submittedAt);
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-muted">
        <TermBadge term={ISSUANCE_TERMS[issuance.state]} />
        <span className="tabular-nums">{voucherNumber ?? applicationNumber}</span>
        {when && (
          <span className="tabular-nums">
            <Trans>
              由 {makerName} 于 {when} 提交
            </Trans>
          </span>
        )}
      </div>
      {amount !== null && (
        <div className="flex flex-wrap items-baseline gap-x-5 gap-y-1">
          <Amount size="2xl" currency="¥" value={formatMoney(amount)} />
          <span lang="zh-CN" className="font-instrument text-md font-semibold">
            {toChineseCapitals(amount, { prefix: true })}
          </span>
        </div>
      )}
    </div>
  );
}

const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="flex flex-col gap-2">
    <h2 className="text-sm font-semibold">{title}</h2>
    {children}
  </section>
);

/** The application in the sections of the form. */
export function IssuanceFacts({ issuance }: { readonly issuance: IssuanceDetail }) {
  const { t, i18n } = useLingui();
  const sizeWords = useSizeWords();
  const channelName = useChannelName();
  const { form, recipientWithAccount: recipient, receivingAccount, payAccount, recipientSize, dueOn, issuedOn, termDays } = issuance;
  const trade = issuance.contract;
  const paidOn = dueOn && termAssessment({ issuedOn: issuedOn ?? dueOn, dueOn }).paymentDate;
  function borneBy(terms: Readonly<Record<InterestPayer, MessageDescriptor>>, payer?: InterestPayer, share?: Ppm): string | undefined {
    if (payer !== 'agreed' || share === undefined) return payer && i18n._(terms[payer]);
    return t`${{ payer: i18n._(terms[payer]) }}，持有方承担 ${{ share: formatRatePercent(share) }}%`;
  }
  const line = (id: string, label: string, value: ReactNode): DescriptionItem[] =>
    value === null || value === undefined || value === '' || value === false ? [] : [{ id, label, value }];
  return (
    <div className="flex flex-col gap-5">
      <Section title={t`接收方`}>
        <Descriptions
          items={[
            ...line('name', t`名称`, issuance.recipient && <strong className="font-semibold">{issuance.recipient.name}</strong>),
            ...line('code', t`信用代码`, issuance.recipient?.creditCode),
            ...line('size', t`规模`, recipientSize && sizeWords(recipientSize)),
            ...line(
              'account',
              t`收款账户`,
              receivingAccount
                ? `${receivingAccount.bankName}　${receivingAccount.accountNumber}`
                : recipient?.accountNumber && `${recipient.bankName ?? ''}　${recipient.accountNumber}`,
            ),
          ]}
        />
      </Section>
      <Section title={t`金额与期限`}>
        <Descriptions
          items={[
            ...line('due', t`到期日`, dueOn && (termDays === null ? dueOn : t`${dueOn}，${termDays} 天`)),
            ...line('paid', t`付款日`, paidOn && dueOn && paidOn !== dueOn && t`${paidOn}（休息日顺延）`),
            ...line('reason', t`超期理由`, form.termReason),
            ...line('channel', t`渠道`, form.channel && channelName(form.channel)),
            ...line('pay', t`付款账户`, payAccount && `${payAccount.bankName}　${payAccount.accountNumber}`),
            ...line('promise', t`承诺函`, form.promiseNumber),
            ...line('interest', t`付息方式`, borneBy(INTEREST_PAYER_TERMS, form.interestPayer, form.interestShare)),
            ...line('fees', t`付费方式`, borneBy(FEE_PAYER_TERMS, form.feePayer, form.feeShare)),
          ]}
        />
      </Section>
      <Section title={t`贸易背景`}>
        <Descriptions
          items={[
            ...line(
              'nature',
              t`款项性质`,
              form.paymentNature &&
                [
                  i18n._(PAYMENT_NATURE_TERMS[form.paymentNature]),
                  form.delivered === undefined
                    ? ''
                    : form.delivered
                      ? t({ message: '已交付', context: '并列' })
                      : t({ message: '未交付', context: '并列' }),
                ]
                  .filter(Boolean)
                  .join(t({ message: '，', context: '并列分隔' })),
            ),
            ...line('business', t`业务类型`, <IssuanceBusinessType issuance={issuance} />),
            ...line('category', t`品类`, form.categoryId && <CategoryName id={form.categoryId} />),
            ...line(
              'contract',
              t`合同`,
              trade && t`${{ contract: `${trade.number} ${trade.name}` }}，${{ amount: formatMoney(trade.amount) }}`,
            ),
            ...line(
              'allows',
              t`凭证支付`,
              form.contractAllowsVoucher === undefined
                ? undefined
                : form.contractAllowsVoucher
                  ? (trade?.voucherClause ?? t`合同已约定`)
                  : t`合同未约定`,
            ),
            ...line('remark', t`备注`, form.remark),
          ]}
        />
        <UsedInvoices issuance={issuance} />
      </Section>
    </div>
  );
}

/** The business type, which people who may edit can change. */
function IssuanceBusinessType({ issuance: { id, version, form, acts } }: { readonly issuance: IssuanceDetail }) {
  const action = useAction(contract.issuance.setBusinessType, { quiet: true });
  return (
    <BusinessTypeFact
      value={form.businessType ?? null}
      action={action}
      onSet={acts.includes('edit') ? (businessType) => action.run({ id, version, businessType }) : undefined}
    />
  );
}

function UsedInvoices({ issuance: { invoices, amount } }: { readonly issuance: IssuanceDetail }) {
  if (invoices.length === 0) return null;
  const count = invoices.length;
  const total = sumFen(invoices.map((use) => use.amount));
  const percent = amount === null || amount === 0n ? undefined : `${(Number((total * 10_000n) / amount) / 100).toFixed(2)}%`;
  return (
    <div className="overflow-hidden rounded-md border border-line">
      <table className="w-full text-sm tabular-nums">
        <thead className="bg-surface-inset text-xs text-ink-muted">
          <tr>
            <th scope="col" className="px-3 py-2 text-left font-normal">
              <Trans>发票号码</Trans>
            </th>
            <th scope="col" className="px-3 py-2 text-right font-normal">
              <Trans>价税合计</Trans>
            </th>
            <th scope="col" className="px-3 py-2 text-right font-normal">
              <Trans>本次占用（元）</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {invoices.map(({ invoice, amount: used }) => (
            <tr key={invoice.id} className="border-t border-line">
              <td className="px-3 py-2 break-all">{invoice.number}</td>
              <td className="px-3 py-2 text-right text-ink-muted">{formatMoney(invoice.amountWithTax)}</td>
              <td className="px-3 py-2 text-right font-medium">{formatMoney(used)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot className="border-t border-line">
          <tr>
            <td className="px-3 py-2 text-ink-muted" colSpan={2}>
              {percent === undefined ? (
                <Trans>合计 {count} 张</Trans>
              ) : (
                <Trans>
                  合计 {count} 张，覆盖 {percent}
                </Trans>
              )}
            </td>
            <td className="px-3 py-2 text-right">
              <Amount total value={formatMoney(total)} />
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
