import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CardLine, ListCard, NumberCell } from '../../../platform/lists/index.ts';
import { TRANSFER_TERMS } from '../../../platform/terms/index.ts';
import type { TransferRow } from '../transfer-acts.tsx';

export function RecordCard({ row, acts }: { readonly row: TransferRow; readonly acts: ReactNode }) {
  const { t } = useLingui();
  return (
    <ListCard lead={row.recipient.name} term={TRANSFER_TERMS[row.state]} amount={row.amount} reason={row.reason} acts={acts}>
      <CardLine>
        <NumberCell number={row.childNumber ?? row.sourceNumber} />
        <span>{t`到期 ${{ dueOn: row.dueOn }}`}</span>
      </CardLine>
    </ListCard>
  );
}
