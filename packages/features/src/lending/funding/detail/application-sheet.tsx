import { Banner } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ApplicationChecks, ReasonBanner } from '../../../applications/application/index.ts';
import { RecordSheet, useRecord, type SheetPlace, type Verb } from '../../../platform/lists/index.ts';
import { MadeFileButton } from '../../../platform/uploads/index.ts';
import { readerOf, useFundingCheckWords } from '../check-words.ts';
import type { FundingDetail } from '../kinds.ts';
import { LoanRepayments } from './loan-repayments.tsx';
import type { DetailKind } from './detail-kind.ts';
import { WaitingParties } from './waiting-parties.tsx';
import { ApplicationHistory } from './application-history.tsx';
import { Registration } from './registration.tsx';
import { StageSteps } from './stage-bar.tsx';
import { ProgressLine } from './progress-line.tsx';
import { ApplicationFiles, TradeBehind } from './trade-behind.tsx';

/** An additional tab for one party. */
export interface FurtherPart<Detail> {
  readonly id: string;
  readonly label: string;
  /** @default for every application */
  readonly offered?: (detail: Detail) => boolean;
  readonly content: (detail: Detail) => ReactNode;
}

export interface ApplicationSheetProps<Detail extends FundingDetail> {
  readonly kind: DetailKind<Detail>;
  readonly at: SheetPlace;
  /** The actions at the foot of the sheet. */
  readonly verbs: (detail: Detail) => readonly Verb[];
  /** Additional tabs, such as the risk for a lender. @default none */
  readonly further?: readonly FurtherPart<Detail>[] | undefined;
}

/** The details of an application to a lender, for all of its parties. */
export function ApplicationSheet<Detail extends FundingDetail>({ kind, at, verbs, further }: ApplicationSheetProps<Detail>) {
  const { t, i18n } = useLingui();
  const checkWords = useFundingCheckWords(kind.name);
  return (
    <RecordSheet
      at={at}
      shown={useRecord(kind.get, at.id)}
      title={() => i18n._(kind.words.title)}
      className="tablet:max-w-[min(800px,100vw)] data-wide:max-w-none"
      acts={{ name: (detail) => detail.applicationNumber, verbs }}
      tabs={(detail) => [
        {
          id: 'facts',
          label: t`申请内容`,
          content: (
            <>
              {kind.facts(detail)}
              <ApplicationChecks checks={detail.checks} wordsOf={(check) => checkWords(check, readerOf(detail))} />
            </>
          ),
        },
        { id: 'progress', label: t`办理进度`, content: <Progress kind={kind} detail={detail} /> },
        ...(kind.hasRepayments(detail)
          ? [{ id: 'repayments', label: t`还款`, content: <LoanRepayments kind={kind} detail={detail} /> }]
          : []),
        { id: 'pieces', label: t`凭证`, content: kind.pieces(detail) },
        {
          id: 'papers',
          label: t`贸易背景`,
          content: (
            <>
              <TradeBehind {...detail} taken={i18n._(kind.words.taken)} />
              <ApplicationFiles {...detail} />
            </>
          ),
        },
        ...(further ?? []).flatMap(({ id, label, offered, content }) =>
          offered?.(detail) === false ? [] : [{ id, label, content: content(detail) }],
        ),
        { id: 'log', label: t`操作与签名`, content: <ApplicationHistory {...detail} /> },
      ]}
    >
      {(detail) => (
        <>
          {kind.head(detail, <Documents kind={kind} detail={detail} />)}
          <ProgressLine progress={kind.progressOf(detail)} waitingFor={detail.waitingFor} />
          <ReasonBanner reason={detail.reason} />
        </>
      )}
    </RecordSheet>
  );
}

interface PartProps<Detail extends FundingDetail> {
  readonly kind: DetailKind<Detail>;
  readonly detail: Detail;
}

function Progress<Detail extends FundingDetail>({ kind, detail }: PartProps<Detail>) {
  const { i18n } = useLingui();
  const { waitingFor, questions, registration } = detail;
  return (
    <>
      <StageSteps {...kind.progressOf(detail)} />
      <WaitingParties waitingFor={waitingFor} />
      {questions !== null && (
        <Banner tone="caution" title={i18n._(kind.asker(detail).asks)}>
          {questions}
        </Banner>
      )}
      {kind.progressTab(detail, registration && <Registration registration={registration} />)}
    </>
  );
}

/** The agreement as a PDF and, as soon as they exist, the receipt of the disbursement and the certificate of registration. */
function Documents<Detail extends FundingDetail>({ kind, detail }: PartProps<Detail>) {
  const { i18n } = useLingui();
  const { agreement, paidOut, registered } = kind.documents;
  const { id, disbursedOn, part, registration } = detail;
  return (
    <>
      <MadeFileButton endpoint={agreement} request={{ id }}>
        {i18n._(kind.words.agreement)}
      </MadeFileButton>
      {disbursedOn !== null && part !== 'counterparty' && (
        <MadeFileButton endpoint={paidOut} request={{ id }}>
          <Trans>放款回单</Trans>
        </MadeFileButton>
      )}
      {registration !== null && registration.certificateNumber !== null && (
        <MadeFileButton endpoint={registered} request={{ id }}>
          <Trans>中登证明</Trans>
        </MadeFileButton>
      )}
    </>
  );
}
