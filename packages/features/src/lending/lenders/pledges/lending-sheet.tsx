import type { PledgeDetail } from '@lianxin/api/contract';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { SheetPlace, Verb } from '../../../platform/lists/index.ts';
import { PledgeSheet, type FurtherPart } from '../../pledge/index.ts';
import { BankReceipts } from '../../../vouchers/bank-receipts/index.ts';
import { RiskPanel } from '../risk/risk-panel.tsx';

export interface LendingSheetProps {
  readonly at: SheetPlace;
  readonly verbs: (pledge: PledgeDetail) => readonly Verb[];
}

/** The details of a pledge for a lender or guarantor, with the risk. */
export function LendingSheet({ at, verbs }: LendingSheetProps) {
  const { t } = useLingui();
  const further = useMemo<readonly FurtherPart[]>(
    () => [
      { id: 'risk', label: t`风险`, content: ({ id }) => <RiskPanel id={id} /> },
      {
        id: 'receipts',
        label: t`银行回单`,
        offered: ({ part, pieces }) => part === 'funder' && pieces.some(({ settled }) => settled),
        content: ({ pieces }) => pieces.map(({ pieceId, settled }) => settled && <BankReceipts key={pieceId} pieceId={pieceId} />),
      },
    ],
    [t],
  );
  return <PledgeSheet at={at} verbs={verbs} further={further} />;
}
