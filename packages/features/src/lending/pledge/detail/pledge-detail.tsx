import { contract, type PledgeDetail } from '@lianxin/api/contract';
import { formatMoney, formatRatePercent, formatRatioPercent, LENDING_FEE_RULES, shanghaiMinute, type Fen } from '@lianxin/domain';
import { Tag } from '@lianxin/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { FactSection } from '../../../applications/application/index.ts';
import { RecordHead, TermBadge } from '../../../platform/lists/index.ts';
import { PLEDGE_APPLICATION_TERMS, PLEDGE_TERMS } from '../../../platform/terms/index.ts';
import {
  ApplicationFacts,
  ApplicationSheet,
  HeldPieces,
  itemIfKnown,
  lenderAsks,
  useTermItems,
  type ApplicationSheetProps,
  type DetailKind,
} from '../../funding/index.ts';
import { progressOf } from '../stages.ts';
import { pledgeOwes } from '../pledge-owes.ts';
import { FeeRefunds } from './fee-refunds.tsx';

export const PLEDGE_DETAIL: DetailKind<PledgeDetail> = {
  name: 'pledge',
  get: contract.pledge.get,
  documents: { agreement: contract.pdf.ofPledge, paidOut: contract.pdf.ofLoanPaid, registered: contract.pdf.ofLoanRegistered },
  words: { title: msg`质押详情`, agreement: msg`质押协议 PDF`, taken: msg`本次占用（元）` },
  asker: (pledge) =>
    pledge.state === 'guarantorSupplementing' && pledge.guarantor !== null
      ? { asks: msg`担保方要求补充`, reader: pledge.guarantor.name }
      : lenderAsks(pledge),
  progressOf,
  hasRepayments: ({ disbursedOn }) => disbursedOn !== null,
  askPayee: (client, { id }) => client.call(contract.pledge.payee, { id, payment: 'repayment' }),
  head: (pledge, aside) => <Head pledge={pledge} aside={aside} />,
  facts: (pledge) => <Facts pledge={pledge} />,
  progressTab: (pledge, registration) => (
    <>
      <Acceptance pledge={pledge} />
      {registration}
      {pledge.release && <Release release={pledge.release} releasedOn={pledge.releasedOn} />}
    </>
  ),
  pieces: ({ pieces }) => <Pieces pieces={pieces} />,
};

export type PledgeSheetProps = Omit<ApplicationSheetProps<PledgeDetail>, 'kind'>;

export type FurtherPart = NonNullable<PledgeSheetProps['further']>[number];

/** The details of a pledge, in a sheet beside a list. */
export const PledgeSheet = (props: PledgeSheetProps) => <ApplicationSheet kind={PLEDGE_DETAIL} {...props} />;

/** The head of the sheet: state, number, lender, rate and pledged amount. */
function Head({ pledge, aside }: { readonly pledge: PledgeDetail; readonly aside: ReactNode }) {
  const { applicationNumber, makerName, submittedAt, amount, lenderName, part } = pledge;
  const rate = formatRatePercent(pledge.annualRate);
  const pledged = formatMoney(pledge.pledged);
  const holder = pledge.holder.name;
  const head = { number: applicationNumber, makerName, submittedAt, amount };
  return (
    <RecordHead term={PLEDGE_APPLICATION_TERMS[pledge.state]} {...head} aside={aside}>
      {part === 'own' ? (
        <Trans>
          向{lenderName}贷款，年化 {rate}%，质押 <strong className="font-semibold text-ink">{pledged}</strong> 元
        </Trans>
      ) : (
        <Trans>
          {holder}向{lenderName}贷款，年化 {rate}%，质押 <strong className="font-semibold text-ink">{pledged}</strong> 元
        </Trans>
      )}
    </RecordHead>
  );
}

function Facts({ pledge }: { readonly pledge: PledgeDetail }) {
  const { t } = useLingui();
  const { holder, issuer, pieceCount, principalLeft } = pledge;
  const items = useTermItems(pledge);
  const atMaturity = owedAtMaturity(pledge);
  return (
    <ApplicationFacts
      application={pledge}
      title={<Trans>质押要素</Trans>}
      purpose={t`贷款用途`}
      shared={false}
      items={[
        items.lender,
        { label: t`出质方`, value: holder.name },
        { label: t`开立方`, value: pieceCount === 1 ? issuer.name : t`${{ issuer: issuer.name }}等，共 ${{ count: pieceCount }} 笔` },
        { label: t`质押额（元）`, value: formatMoney(pledge.pledged) },
        { label: t`质押率`, value: `${formatRatioPercent(pledge.pledgeRate)}%` },
        { label: t`覆盖率`, value: `${formatRatioPercent(pledge.coverage)}%` },
        ...items.rates,
        items.valueOn,
        items.dueOn(t`还款日`),
        items.days,
        ...items.amounts,
        ...itemIfKnown(
          t`${{ on: (pledge.charged ?? pledge.quote).paysOn }} 到期应还（元）`,
          atMaturity === null ? null : formatMoney(atMaturity),
        ),
        ...items.arrival,
        ...itemIfKnown(t`剩余本金（元）`, principalLeft === null ? null : formatMoney(principalLeft)),
        ...itemIfKnown(t`解质日`, pledge.releasedOn),
        ...items.copiedFrom,
      ]}
    >
      <Guarantee pledge={pledge} />
      <FeeRefunds {...pledge} />
    </ApplicationFacts>
  );
}

/** The amount owed on the repayment day, based on the remaining principal after repayments; null once nothing is owed. */
function owedAtMaturity(pledge: PledgeDetail): Fen | null {
  if (pledge.principalLeft === null) return pledge.owedAtMaturity;
  if (pledge.principalLeft === 0n) return null;
  return pledgeOwes(pledge, pledge.paysOn)?.total ?? pledge.owedAtMaturity;
}

/** The states in which the guarantor has not signed yet. */
const UNSIGNED: readonly PledgeDetail['state'][] = [
  'awaitingReview',
  'awaitingGuarantor',
  'guarantorSupplementing',
  'awaitingGuarantorSignature',
];

/** The guarantor, its contract and its fee; hidden without a guarantor. */
function Guarantee({ pledge: { guarantor, guarantee, state } }: { readonly pledge: PledgeDetail }) {
  const { t } = useLingui();
  const unpaid = LENDING_FEE_RULES.guaranteeFee.owedIn.pledge.includes(state)
    ? t`待缴纳`
    : UNSIGNED.includes(state)
      ? t`担保签约后缴纳`
      : '—';
  if (guarantor === null) return null;
  return (
    <FactSection
      columns={2}
      title={<Trans>担保</Trans>}
      items={[
        { label: t`担保方`, value: guarantor.name },
        ...(guarantee
          ? [
              { label: t`担保合同编号`, value: guarantee.contractNumber ?? t`待签署` },
              { label: t`担保金额（元）`, value: formatMoney(guarantee.amount) },
              { label: t`担保费率`, value: `${formatRatePercent(guarantee.rate)}%` },
              { label: t`担保费（元）`, value: formatMoney(guarantee.fee) },
              { label: t`缴费日`, value: guarantee.feePaidOn ?? unpaid },
              ...itemIfKnown(t`银行回单号`, guarantee.feeReceiptNumber),
            ]
          : []),
      ]}
    />
  );
}

/** Whether the guarantor or the lender has accepted the application. Until then it can be withdrawn. */
function Acceptance({ pledge: { state, accepted } }: { readonly pledge: PledgeDetail }) {
  if (state !== 'awaitingGuarantor' && state !== 'underApproval') return null;
  return (
    <p className="text-sm text-ink-muted">
      {accepted ? <Trans>已受理，审批期间不能撤回。</Trans> : <Trans>尚未受理，受理前可以撤回。</Trans>}
    </p>
  );
}

interface ReleaseProps extends Pick<PledgeDetail, 'releasedOn'> {
  readonly release: NonNullable<PledgeDetail['release']>;
}

function Release({ release: { assent, makerName, askedAt }, releasedOn }: ReleaseProps) {
  const { t } = useLingui();
  const given = releasedOn === null ? t`已复核，等待注销登记` : t`已于 ${{ on: releasedOn }} 解质`;
  return (
    <FactSection
      title={<Trans>解质</Trans>}
      items={[
        { label: t`申请人`, value: makerName },
        { label: t`申请时间`, value: shanghaiMinute(askedAt) },
        { label: t`进度`, value: assent === 'made' ? t`等待出质方审核岗复核` : given },
      ]}
    />
  );
}

/** The pledged pieces and their states; they still belong to the holder. */
function Pieces({ pieces }: Pick<PledgeDetail, 'pieces'>) {
  const { t } = useLingui();
  return (
    <HeldPieces
      title={t`质押凭证`}
      pieces={pieces}
      amount={t`质押额（元）`}
      origin={{ id: 'issuer', label: t`开立方`, of: ({ issuer }) => issuer.name, onCard: true }}
      state={(piece) => <PieceState {...piece} />}
    />
  );
}

/** The state of the pledge, and whether the issuer has paid or is overdue. */
const PieceState = ({ pledgeState, overdue, settled }: PledgeDetail['pieces'][number]) => (
  <span className="flex flex-wrap gap-1">
    <TermBadge term={PLEDGE_TERMS[pledgeState]} />
    {overdue && (
      <Tag tone="critical">
        <Trans>逾期未付</Trans>
      </Tag>
    )}
    {settled && (
      <Tag tone="positive">
        <Trans>已到期结算</Trans>
      </Tag>
    )}
  </span>
);
