import type { Offer } from '@lianxin/api/contract';
import { formatMoney, type Fen } from '@lianxin/domain';
import { readMoney } from '@lianxin/forms';
import { InfoIcon, TextLink } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useObstacleWords } from '../obstacle-words.ts';

export interface BlockedLendersProps {
  readonly offers: readonly Offer[];
  /** The total available amount of the pieces. */
  readonly available: Fen;
  /** Puts another amount into the form. */
  readonly onAmount: (amount: Fen) => void;
}

/** The amount that would remove the obstacles; undefined if none would. */
function helpfulAmount({ obstacles }: Offer, available: Fen): Fen | undefined {
  const [only, ...others] = obstacles;
  if (!only || others.length > 0) return undefined;
  const { free, most, maxAmount, minAmount } = only.figures;
  const amount = readMoney(free ?? most ?? maxAmount ?? minAmount ?? '');
  return amount !== undefined && amount > 0n && amount <= available ? amount : undefined;
}

/** The lenders that cannot be chosen, with the reason and, if there is one, an amount that would help. */
export function BlockedLenders({ offers, available, onAmount }: BlockedLendersProps) {
  const { t } = useLingui();
  const obstacleWords = useObstacleWords();
  if (offers.length === 0) return null;
  return (
    <div className="border-t border-line bg-surface-sunken px-4 py-3 text-sm">
      <h3 className="text-ink-muted">
        <Trans>暂不可选</Trans>
      </h3>
      <ul className="mt-1 flex flex-col gap-x-6 gap-y-1.5 tablet:flex-row tablet:flex-wrap">
        {offers.map((offer) => {
          const amount = helpfulAmount(offer, available);
          const tried = amount === undefined ? '' : formatMoney(amount);
          const reasons = offer.obstacles.map(obstacleWords).join(t`；`);
          return (
            <li key={offer.channel} className="flex items-baseline gap-1.5 text-ink-muted">
              <InfoIcon aria-hidden className="relative top-0.5 size-3.5 flex-none text-ink-faint" />
              <span>
                <span className="text-ink">{offer.lenderName}</span> {reasons}{' '}
                {amount !== undefined && (
                  <TextLink asChild>
                    <button type="button" className="tabular-nums" onClick={() => onAmount(amount)}>
                      <Trans>改为 {tried} 元试算</Trans>
                    </button>
                  </TextLink>
                )}
              </span>
            </li>
          );
        })}
      </ul>
      {offers.some(({ obstacles }) => obstacles.some(({ reason }) => reason === 'notSigned')) && (
        <p className="mt-1.5 text-xs text-ink-faint">
          <Trans>尚未签约的渠道，由管理岗在“渠道资金”申请签约。</Trans>
        </p>
      )}
    </div>
  );
}
