import type { PieceRow } from '@lianxin/api/contract';
import { formatMoney, sumFen } from '@lianxin/domain';
import { BatchBar, Button } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useGoTo, usePlace, type Place } from '../../../platform/navigation/index.ts';

export interface HoldingsBatchProps {
  readonly rows: readonly PieceRow[];
  readonly onClose: () => void;
}

/** Common attributes and sum of the selected pieces, with acts. */
export function HoldingsBatch({ rows, onClose }: HoldingsBatchProps) {
  const { t } = useLingui();
  const place = usePlace();
  const goTo = useGoTo();
  const issuers = new Set(rows.map((row) => row.issuer.name)).size;
  const dues = new Set(rows.map((row) => row.dueOn)).size;
  const pieces = rows.map((row) => row.id).join(',');
  const may = (act: 'transfer' | 'finance' | 'pledge', key: Place) =>
    place(key) !== undefined && rows.every((row) => row.acts.includes(act));
  const sameIssuer = issuers === 1 ? t`同一开立方` : t`${issuers} 个开立方`;
  const sameDue = dues === 1 ? t`同一到期日` : t`到期日 ${dues} 个`;
  return (
    <BatchBar
      count={rows.length}
      summary={t`${sameIssuer}，${sameDue}`}
      sum={formatMoney(sumFen(rows.map((row) => row.availableAmount)))}
      onClose={onClose}
    >
      {may('transfer', 'transfer.apply') && (
        <Button intent="primary" onClick={() => goTo('transfer.apply', { pieces })}>
          <Trans>转让</Trans>
        </Button>
      )}
      {may('finance', 'financing.apply') && (
        <Button onClick={() => goTo('financing.apply', { pieces })}>
          <Trans>融资</Trans>
        </Button>
      )}
      {may('pledge', 'pledge.apply') && (
        <Button onClick={() => goTo('pledge.apply', { pieces })}>
          <Trans>质押</Trans>
        </Button>
      )}
    </BatchBar>
  );
}
