import { contract } from '@lianxin/api/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { ReasonBanner } from '../../../applications/application/index.ts';
import { MadeFileButton } from '../../../platform/uploads/index.ts';
import { RecordSheet, useRecord, type SheetPlace } from '../../../platform/lists/index.ts';
import type { TransferActs } from '../transfer-acts.tsx';
import { TransferChecks, TransferFiles, TransferLog } from './transfer-aside.tsx';
import { TransferFacts } from './transfer-facts.tsx';
import { TransferHead } from './transfer-head.tsx';

export interface TransferSheetProps {
  readonly at: SheetPlace;
  /** Allowed acts of the sender; links from other pages open the sheet for them. */
  readonly acts: TransferActs;
}

export function TransferSheet({ at, acts }: TransferSheetProps) {
  const { t } = useLingui();
  return (
    <RecordSheet
      at={at}
      shown={useRecord(contract.transfer.get, at.id)}
      title={() => t`转让详情`}
      acts={{ name: (transfer) => transfer.transferNumber, verbs: acts.verbs }}
    >
      {(transfer) => (
        <>
          <TransferHead
            transfer={transfer}
            aside={
              <MadeFileButton endpoint={contract.pdf.ofTransfer} request={{ id: transfer.id }}>
                <Trans>转让单 PDF</Trans>
              </MadeFileButton>
            }
          />
          <ReasonBanner reason={transfer.reason} />
          <TransferFacts transfer={transfer} />
          <TransferChecks checks={transfer.checks} />
          <TransferFiles transfer={transfer} />
          <TransferLog transfer={transfer} />
        </>
      )}
    </RecordSheet>
  );
}
