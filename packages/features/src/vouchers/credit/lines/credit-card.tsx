import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CardLine, ListCard, MoneyCell } from '../../../platform/lists/index.ts';
import { CREDIT_APPLICATION_TERMS, type CreditApplication } from './credit-terms.ts';
import { useBankName } from './use-bank-name.ts';
import { useWaitingWords } from './use-waiting-words.ts';

export interface CreditCardProps {
  readonly row: CreditApplication;
  readonly acts: ReactNode;
}

export function CreditCard({ row, acts }: CreditCardProps) {
  const bankName = useBankName();
  const waiting = useWaitingWords();
  return (
    <ListCard lead={bankName(row)} term={CREDIT_APPLICATION_TERMS[row.state]} acts={acts}>
      <CardLine>
        <span className="tabular-nums">{row.applicationNumber}</span>
        {waiting(row)}
      </CardLine>
      <CardLine>
        <Trans>申请总额（元）</Trans>
        <MoneyCell amount={row.amount} />
      </CardLine>
    </ListCard>
  );
}
