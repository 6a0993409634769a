import { useEndpoint } from '@lianxin/api/react';
import { formatMoney } from '@lianxin/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode, Ref } from 'react';
import { ApplicationChecks, Titled } from '../../../applications/application/index.ts';
import { ReviewFrame } from '../../../applications/review/index.ts';
import { readerOf, useFundingCheckWords } from '../check-words.ts';
import type { DetailKind } from '../detail/detail-kind.ts';
import { ApplicationHistory } from '../detail/application-history.tsx';
import { LoanRepayments } from '../detail/loan-repayments.tsx';
import { ApplicationFiles, TradeBehind } from '../detail/trade-behind.tsx';
import type { FundingDetail } from '../kinds.ts';
import { RepaymentToAuthorise } from '../repayments/repayment-to-authorise.tsx';

export interface ReviewedApplicationProps<Detail extends FundingDetail> {
  readonly kind: DetailKind<Detail>;
  readonly id: Detail['id'];
  /** Receives the focus when the item is opened by a key. */
  readonly content: Ref<HTMLDivElement>;
  /** The clauses agreed to by passing it, shown before the pieces. @default none */
  readonly clauses?: (detail: Detail) => ReactNode;
  /** The content of the side column. @default the checks */
  readonly beside?: (detail: Detail) => ReactNode;
}

/** An application under review. A repayment that waits for authorisation comes first; checks, files and history are at the side. */
export function ReviewedApplication<Detail extends FundingDetail>(props: ReviewedApplicationProps<Detail>) {
  const { kind, id, content, clauses, beside } = props;
  const { i18n } = useLingui();
  const checkWords = useFundingCheckWords(kind.name);
  return (
    <ReviewFrame
      state={useEndpoint(kind.get, { id }, { quiet: true })}
      content={content}
      head={(detail) => <ReviewHead kind={kind} detail={detail} />}
      aside={(detail) => (
        <>
          {beside ? beside(detail) : <ApplicationChecks checks={detail.checks} wordsOf={(check) => checkWords(check, readerOf(detail))} />}
          <ApplicationFiles {...detail} />
          <Titled title={<Trans>经过</Trans>}>
            <ApplicationHistory {...detail} />
          </Titled>
        </>
      )}
    >
      {(detail) => (
        <>
          {detail.part === 'own' && <RepaymentToAuthorise {...detail} />}
          {detail.disbursedOn !== null && <LoanRepayments kind={kind} detail={detail} />}
          {kind.facts(detail)}
          {clauses?.(detail)}
          {kind.pieces(detail)}
          <TradeBehind {...detail} taken={i18n._(kind.words.taken)} />
        </>
      )}
    </ReviewFrame>
  );
}

/** The head, whose sum is what is decided on: that of the repayment, if one is under review, with the loan's below. */
function ReviewHead<Detail extends FundingDetail>({ kind, detail }: { readonly kind: DetailKind<Detail>; readonly detail: Detail }) {
  const { repaying } = detail;
  if (repaying === undefined) return kind.head(detail);
  const applied = formatMoney(detail.amount);
  return (
    <>
      {kind.head({ ...detail, amount: repaying })}
      <p className="text-sm text-ink-muted">
        {detail.part === 'own' ? (
          <Trans>以上为待审核的还款金额；申请金额 {applied} 元</Trans>
        ) : (
          <Trans>以上为待确认到账的还款金额；申请金额 {applied} 元</Trans>
        )}
      </p>
    </>
  );
}
