import { useEndpoint } from '@lianxin/api/react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode, Ref } from 'react';
import { ApplicationChecks, Titled } from '../../../applications/application/index.ts';
import { ReviewFrame } from '../../../applications/review/index.ts';
import { useFundingCheckWords } from '../check-words.ts';
import type { DetailKind } from '../detail/detail-kind.ts';
import { MovesLog } from '../detail/moves-log.tsx';
import { ApplicationFiles, TradeBehind } from '../detail/trade-behind.tsx';
import type { FundingDetail } from '../kinds.ts';
import { Repayments } from '../repayments/repayments.tsx';
import { ToAuthorise } from '../repayments/to-authorise.tsx';

export interface ReviewedApplicationProps<Detail extends FundingDetail> {
  readonly kind: DetailKind<Detail>;
  readonly id: Detail['id'];
  /** Takes the focus when the item is opened by key. */
  readonly content: Ref<HTMLDivElement>;
  /** What is agreed to by passing it; it stands before the pieces. @default nothing */
  readonly clauses?: (detail: Detail) => ReactNode;
  /** What speaks for and against it. @default the checks */
  readonly beside?: (detail: Detail) => ReactNode;
}

/** One application to a lender, whole, for whoever decides about it: first a repayment that is to be authorised, then what was applied for, and beside it the checks, the files and what has happened. */
export function ReviewedApplication<Detail extends FundingDetail>(props: ReviewedApplicationProps<Detail>) {
  const { kind, id, content, clauses, beside } = props;
  const { i18n } = useLingui();
  const checkWords = useFundingCheckWords(kind.name);
  return (
    <ReviewFrame
      state={useEndpoint(kind.get, { id }, { quiet: true })}
      content={content}
      head={(detail) => kind.head(detail)}
      aside={(detail) => (
        <>
          {beside ? beside(detail) : <ApplicationChecks checks={detail.checks} wordsOf={checkWords} />}
          <ApplicationFiles {...detail} />
          <Titled title={<Trans>经过</Trans>}>
            <MovesLog {...detail} />
          </Titled>
        </>
      )}
    >
      {(detail) => (
        <>
          {detail.part === 'own' && <ToAuthorise {...detail} />}
          {detail.disbursedOn !== null && <Repayments {...detail} parties={detail} />}
          {kind.facts(detail)}
          {clauses?.(detail)}
          {kind.pieces(detail)}
          <TradeBehind {...detail} taken={i18n._(kind.words.taken)} />
        </>
      )}
    </ReviewFrame>
  );
}
