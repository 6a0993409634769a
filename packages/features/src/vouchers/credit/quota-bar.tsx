import type { Fen } from '@lianxin/domain';
import { StackedBar, type Share } from '@lianxin/ui';

/** The parts of a credit line with their colours. */
export const QUOTA_COLORS = { used: 'chart-1', transit: 'chart-2', now: 'chart-3' } as const satisfies Readonly<
  Record<string, Share['color']>
>;

export interface QuotaPart extends Omit<Share, 'value' | 'color'> {
  readonly id: keyof typeof QUOTA_COLORS;
  readonly amount: Fen;
}

export interface QuotaBarProps {
  readonly label: string;
  readonly total: Fen;
  /** The used parts; the rest stays empty. */
  readonly parts: readonly QuotaPart[];
  readonly className?: string | undefined;
}

const BASIS = 10_000n;
const basisPoints = (amount: bigint, total: Fen): number => (total > 0n ? Number((amount * BASIS) / total) : 0);

/** How much of a credit line is used, and for what. */
export function QuotaBar({ label, total, parts, className }: QuotaBarProps) {
  const drawn = parts.filter((part) => part.amount > 0n);
  let taken = 0n;
  for (const part of drawn) taken += part.amount;
  const words = drawn.map((part) => `${part.label} ${(basisPoints(part.amount, total) / 100).toFixed(2)}%`).join('、');
  return (
    <div className={className}>
      <div className="bg-surface-inset">
        <StackedBar
          label={label}
          aria-label={words === '' ? label : `${label}：${words}`}
          style={{ width: `${Math.min(basisPoints(taken, total) / 100, 100)}%` }}
          shares={drawn.map(({ amount, ...part }) => ({ ...part, color: QUOTA_COLORS[part.id], value: basisPoints(amount, total) }))}
        />
      </div>
    </div>
  );
}
