import type { Incoming } from '@lianxin/api/contract';
import { formatMoney } from '@lianxin/domain';
import { Amount, type CardContext } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ListCard, NumberCell } from '../../../platform/lists/index.ts';
import { INCOMING_TERMS } from '../../../platform/terms/index.ts';
import { FaceEdge } from '../face/face-edge.tsx';
import { useOrigin } from '../detail/use-origin.ts';
import { RemainingCell } from './sign-for-list-columns.tsx';

export interface SignForCardProps {
  readonly row: Incoming;
  readonly context: CardContext;
  readonly acts: ReactNode;
}

export function SignForCard({ row, context, acts }: SignForCardProps) {
  const { t } = useLingui();
  const originOf = useOrigin();
  return (
    <ListCard
      {...context}
      lead={<NumberCell number={row.number} />}
      name={row.number}
      edge={<FaceEdge />}
      term={INCOMING_TERMS[row.state]}
      acts={acts}
      foot={
        <span className="flex items-center gap-3 tabular-nums">
          {t`到期 ${{ dueOn: row.dueOn }}`}
          {row.remainingDays !== null && (
            <span>
              <Trans>签收</Trans> <RemainingCell row={row} />
            </span>
          )}
        </span>
      }
    >
      <Amount value={formatMoney(row.amount)} currency="¥" size="2xl" />
      <span className="text-ink-muted">
        {row.issuer.name} · {originOf(row.kind, row.from)}
      </span>
    </ListCard>
  );
}
