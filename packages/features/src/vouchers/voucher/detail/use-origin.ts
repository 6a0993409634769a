import type { PieceSource } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { useParties } from '../../../platform/terms/index.ts';

/** Where a voucher came from: the issuer or a transfer. */
export function useOrigin(): (source: PieceSource, from: { readonly name: string }) => string {
  const { t } = useLingui();
  const { sentence } = useParties();
  return useCallback(
    (source, from) => (source === 'issuance' ? t`直接开立` : sentence(source, 'counterparty', { from: from.name, to: '' })),
    [t, sentence],
  );
}
