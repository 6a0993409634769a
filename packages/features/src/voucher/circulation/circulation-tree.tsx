import { Trans } from '@lingui/react/macro';
import { type Fen, formatMoney } from '@lianxin/domain';
import { Amount, CircleAlertIcon, CircleCheckIcon, Panel } from '@lianxin/ui';
import type { ReactNode } from 'react';
import { CirculationBranch } from './circulation-branch.tsx';
import { type CirculationNode, branchesOf, depthOf, liveSum } from './circulation-lineage.ts';

export interface CirculationTreeProps {
  /** The voucher's pieces that the viewer may see, in any order. */
  readonly nodes: readonly CirculationNode[];
  /** The voucher's own number, which the pieces' numbers extend. */
  readonly voucherNumber: string;
  /** Face amount, which the live pieces must sum to. */
  readonly face: Fen;
  /** Whether holders that the viewer does not deal with are masked. @default false */
  readonly masked?: boolean;
}

/** Who holds what of a voucher: every split from the root down, checked against the face amount (objects.md §3). */
export function CirculationTree({ nodes, voucherNumber, face, masked = false }: CirculationTreeProps): ReactNode {
  const branches = branchesOf(nodes);
  const { parts, total } = liveSum(branches);
  const levels = Array.from({ length: depthOf(branches) }, (_, level) => level);
  return (
    <Panel
      extra={<Conservation face={face} total={total} />}
      flush
      footer={<SumFormula masked={masked} parts={parts} total={total} />}
      title={<Trans>流转</Trans>}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard */}
      <div className="@container overflow-x-auto px-4 pt-2 pb-3" tabIndex={0}>
        <div aria-hidden="true" className="hidden gap-10 text-xs text-ink-faint @min-[560px]:flex">
          {levels.map((level) => (
            <span className="w-52 flex-none" key={level}>
              {level === 0 ? <Trans>开立</Trans> : <Trans>第 {level} 级</Trans>}
            </span>
          ))}
        </div>
        <ul className="w-full @min-[560px]:w-max">
          {branches.map((branch) => (
            <CirculationBranch branch={branch} key={branch.node.id} root voucherNumber={voucherNumber} />
          ))}
        </ul>
      </div>
    </Panel>
  );
}

function Conservation({ face, total }: { readonly face: Fen; readonly total: Fen }): ReactNode {
  const sum = formatMoney(total);
  const expected = formatMoney(face);
  if (total === face) {
    return (
      <span className="inline-flex items-center gap-1.5 text-positive-ink tabular-nums">
        <CircleCheckIcon aria-hidden="true" size={16} strokeWidth={1.5} />
        <Trans>各持有方合计 {sum}，与票面一致</Trans>
      </span>
    );
  }
  return (
    <span className="inline-flex items-center gap-1.5 text-critical-ink tabular-nums">
      <CircleAlertIcon aria-hidden="true" size={16} strokeWidth={1.5} />
      <Trans>
        各持有方合计 {sum}，与票面 {expected} 不一致
      </Trans>
    </span>
  );
}

function SumFormula({
  masked,
  parts,
  total,
}: {
  readonly masked: boolean;
  readonly parts: readonly Fen[];
  readonly total: Fen;
}): ReactNode {
  return (
    <>
      <span className="tabular-nums text-ink">
        {parts.map((part) => formatMoney(part)).join(' + ')} <span className="mx-2 text-ink-muted">=</span>
        <Amount total value={formatMoney(total)} />
      </span>
      {masked && (
        <span className="ms-auto text-xs text-ink-faint">
          <Trans>非直接交易方名称已遮盖</Trans>
        </span>
      )}
    </>
  );
}
