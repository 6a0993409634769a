import { contract, type FinancingDetail } from '@lianxin/api/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { ReasonBanner } from '../../../applications/application/index.ts';
import { ApplicationFiles, MovesLog, Repayments, TradeBehind } from '../../funding/index.ts';
import { MadeFileButton } from '../../../platform/uploads/index.ts';
import { RecordSheet, useRecord, type SheetPlace, type Verb } from '../../../platform/lists/index.ts';
import { FinancedPieces } from './financed-pieces.tsx';
import { FinancingFacts } from './financing-facts.tsx';
import { FinancingHead } from './financing-head.tsx';
import { FinancingProgress } from './financing-progress.tsx';

export interface FinancingSheetProps {
  readonly at: SheetPlace;
  /** What the viewer may still do with it; links from elsewhere open the sheet to act on it. */
  readonly verbs: (financing: FinancingDetail) => readonly Verb[];
}

/** One financing as its parties see it: what was applied for, of which pieces, on what trade, how far it is, what happened. */
export function FinancingSheet({ at, verbs }: FinancingSheetProps) {
  const { t } = useLingui();
  return (
    <RecordSheet
      at={at}
      shown={useRecord(contract.financing.get, at.id)}
      title={() => t`融资详情`}
      className="tablet:max-w-[min(800px,100vw)] data-wide:max-w-none"
      acts={{ name: (financing) => financing.applicationNumber, verbs }}
      tabs={(financing) => [
        { id: 'facts', label: t`申请内容`, content: <FinancingFacts financing={financing} /> },
        { id: 'progress', label: t`办理进度`, content: <FinancingProgress financing={financing} /> },
        ...(financing.owed === null && financing.repayments.length === 0
          ? []
          : [{ id: 'repayments', label: t`还款`, content: <Repayments {...financing} parties={financing} /> }]),
        { id: 'pieces', label: t`凭证`, content: <FinancedPieces pieces={financing.pieces} /> },
        {
          id: 'papers',
          label: t`贸易背景`,
          content: (
            <>
              <TradeBehind {...financing} taken={t`本次融资（元）`} />
              <ApplicationFiles {...financing} />
            </>
          ),
        },
        { id: 'log', label: t`操作与签名`, content: <MovesLog {...financing} /> },
      ]}
    >
      {(financing) => (
        <>
          <FinancingHead
            financing={financing}
            aside={
              <>
                <MadeFileButton endpoint={contract.pdf.ofFinancing} request={{ id: financing.id }}>
                  <Trans>融资协议 PDF</Trans>
                </MadeFileButton>
                {financing.disbursedOn !== null && financing.part !== 'counterparty' && (
                  <MadeFileButton endpoint={contract.pdf.ofFinancingPaid} request={{ id: financing.id }}>
                    <Trans>放款回单</Trans>
                  </MadeFileButton>
                )}
                {financing.registration !== null && financing.registration.certificateNumber !== null && (
                  <MadeFileButton endpoint={contract.pdf.ofFinancingRegistered} request={{ id: financing.id }}>
                    <Trans>中登证明</Trans>
                  </MadeFileButton>
                )}
              </>
            }
          />
          <ReasonBanner reason={financing.reason} />
        </>
      )}
    </RecordSheet>
  );
}
