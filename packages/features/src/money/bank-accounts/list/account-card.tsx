import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CardLine, ListCard, MaskedAccount, MoneyCell } from '../../../platform/lists/index.ts';
import { KIND_TERMS, termOf, type Account } from './account-terms.ts';
import { DefaultTags } from './default-tags.tsx';

export interface AccountCardProps {
  readonly row: Account;
  readonly withBalance: boolean;
  readonly acts: ReactNode;
}

export function AccountCard({ row, withBalance, acts }: AccountCardProps) {
  const { i18n } = useLingui();
  const isDefault = row.isDefault || row.defaultOf.length > 0;
  return (
    <ListCard lead={row.bankName} term={termOf(row)} acts={acts}>
      <CardLine>
        <MaskedAccount account={row} revealable />
        {i18n._(KIND_TERMS[row.kind])}
      </CardLine>
      {(isDefault || (withBalance && row.balance !== null)) && (
        <CardLine>
          {isDefault && <DefaultTags account={row} />}
          {withBalance && row.balance !== null && (
            <span>
              <Trans>余额</Trans> <MoneyCell amount={row.balance} />
            </span>
          )}
        </CardLine>
      )}
    </ListCard>
  );
}
