import { contract, type PledgeDetail } from '@lianxin/api/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ApplicationChecks, ReasonBanner } from '../../../applications/application/index.ts';
import { ApplicationFiles, MovesLog, Repayments, Standing, TradeBehind, useFundingCheckWords } from '../../funding/index.ts';
import { MadeFileButton } from '../../../platform/uploads/index.ts';
import { RecordSheet, useRecord, type SheetPlace, type Verb } from '../../../platform/lists/index.ts';
import { wayOf } from '../stages.ts';
import { PledgeFacts } from './pledge-facts.tsx';
import { PledgeHead } from './pledge-head.tsx';
import { PledgeProgress } from './pledge-progress.tsx';
import { PledgedPieces } from './pledged-pieces.tsx';

/** A part of the sheet that one side sees besides. */
export interface FurtherPart {
  readonly id: string;
  readonly label: string;
  /** @default of every pledge */
  readonly offered?: (pledge: PledgeDetail) => boolean;
  readonly content: (pledge: PledgeDetail) => ReactNode;
}

export interface PledgeSheetProps {
  readonly at: SheetPlace;
  /** What the viewer may still do with it; links from elsewhere open the sheet to act on it. */
  readonly verbs: (pledge: PledgeDetail) => readonly Verb[];
  /** What this side sees besides, such as a lender the risk. @default nothing */
  readonly further?: readonly FurtherPart[];
}

const NONE: readonly FurtherPart[] = [];

/** One pledge as its parties see it: what was applied for, how far it is, what is pledged on what trade, what is owed, what happened. */
export function PledgeSheet({ at, verbs, further = NONE }: PledgeSheetProps) {
  const { t } = useLingui();
  const checkWords = useFundingCheckWords('pledge');
  return (
    <RecordSheet
      at={at}
      shown={useRecord(contract.pledge.get, at.id)}
      title={() => t`质押详情`}
      className="tablet:max-w-[min(800px,100vw)] data-wide:max-w-none"
      acts={{ name: (pledge) => pledge.applicationNumber, verbs }}
      tabs={(pledge) => [
        {
          id: 'facts',
          label: t`申请内容`,
          content: (
            <>
              <PledgeFacts pledge={pledge} />
              <ApplicationChecks checks={pledge.checks} wordsOf={checkWords} />
            </>
          ),
        },
        { id: 'progress', label: t`办理进度`, content: <PledgeProgress pledge={pledge} /> },
        ...(pledge.disbursedOn === null
          ? []
          : [{ id: 'repayments', label: t`还款`, content: <Repayments {...pledge} parties={pledge} /> }]),
        { id: 'pieces', label: t`凭证`, content: <PledgedPieces pieces={pledge.pieces} /> },
        {
          id: 'papers',
          label: t`贸易背景`,
          content: (
            <>
              <TradeBehind {...pledge} taken={t`本次占用（元）`} />
              <ApplicationFiles {...pledge} />
            </>
          ),
        },
        ...further.flatMap(({ id, label, offered, content }) =>
          offered?.(pledge) === false ? [] : [{ id, label, content: content(pledge) }],
        ),
        { id: 'log', label: t`操作与签名`, content: <MovesLog {...pledge} /> },
      ]}
    >
      {(pledge) => (
        <>
          <PledgeHead
            pledge={pledge}
            aside={
              <>
                <MadeFileButton endpoint={contract.pdf.ofPledge} request={{ id: pledge.id }}>
                  <Trans>质押协议 PDF</Trans>
                </MadeFileButton>
                {pledge.disbursedOn !== null && (
                  <MadeFileButton endpoint={contract.pdf.ofLoanPaid} request={{ id: pledge.id }}>
                    <Trans>放款回单</Trans>
                  </MadeFileButton>
                )}
                {pledge.registration !== null && pledge.registration.certificateNumber !== null && (
                  <MadeFileButton endpoint={contract.pdf.ofLoanRegistered} request={{ id: pledge.id }}>
                    <Trans>中登证明</Trans>
                  </MadeFileButton>
                )}
              </>
            }
          />
          <Standing way={wayOf(pledge)} waitingFor={pledge.waitingFor} />
          <ReasonBanner reason={pledge.reason} />
        </>
      )}
    </RecordSheet>
  );
}
