import type { PledgeDetail } from '@lianxin/api/contract';
import { Tag } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { TermBadge } from '../../../platform/lists/index.ts';
import { PLEDGE_TERMS } from '../../../platform/terms/index.ts';
import { HeldPieces } from '../../funding/index.ts';

/** The pieces that are pledged: they stay their holder's, and say how far the pledge of each is. */
export function PledgedPieces({ pieces }: Pick<PledgeDetail, 'pieces'>) {
  const { t } = useLingui();
  return (
    <HeldPieces
      title={t`质押凭证`}
      pieces={pieces}
      amount={t`质押额（元）`}
      origin={{ id: 'issuer', label: t`开立方`, of: ({ issuer }) => issuer.name, onCard: true }}
      state={(piece) => <PieceState {...piece} />}
    />
  );
}

/** How far its pledge is, and whether its issuer has paid or is late. */
const PieceState = ({ pledgeState, overdue, settled }: PledgeDetail['pieces'][number]) => (
  <span className="flex flex-wrap gap-1">
    <TermBadge term={PLEDGE_TERMS[pledgeState]} />
    {overdue && (
      <Tag tone="critical">
        <Trans>逾期未付</Trans>
      </Tag>
    )}
    {settled && (
      <Tag tone="positive">
        <Trans>已到期结算</Trans>
      </Tag>
    )}
  </span>
);
