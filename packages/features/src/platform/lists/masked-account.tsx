import { contract, type AccountView } from '@lianxin/api/contract';
import { useClient } from '@lianxin/api/react';
import { EyeIcon, EyeOffIcon, IconButton } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { inFours } from './copy-facts.tsx';

export interface MaskedAccountProps {
  readonly account: Pick<AccountView, 'id' | 'accountNumber'>;
  /** Whether the full number can be requested, because it is the viewer's own. @default false */
  readonly revealable?: boolean;
}

/** A masked account number; the full number is fetched on request, which is logged. */
export function MaskedAccount({ account, revealable = false }: MaskedAccountProps) {
  const { t } = useLingui();
  const client = useClient();
  const [whole, setWhole] = useState<string>();
  const [asking, setAsking] = useState(false);

  async function reveal(): Promise<void> {
    setAsking(true);
    try {
      const { accountNumber } = await client.call(contract.bankAccount.reveal, { id: account.id });
      setWhole(accountNumber);
    } catch {
      // The portal shows the error; the number stays masked.
    } finally {
      setAsking(false);
    }
  }

  return (
    <span className="inline-flex items-center gap-1">
      <span className="whitespace-nowrap tabular-nums">{inFours(whole ?? account.accountNumber)}</span>
      {revealable && (
        <IconButton
          size="sm"
          className="size-6"
          busy={asking}
          label={whole === undefined ? t`显示完整账号` : t`隐藏账号`}
          icon={whole === undefined ? <EyeIcon aria-hidden /> : <EyeOffIcon aria-hidden />}
          onClick={() => (whole === undefined ? void reveal() : setWhole(undefined))}
        />
      )}
    </span>
  );
}
