import { Trans, useLingui } from '@lingui/react/macro';
import { type Fen, formatMoney } from '@lianxin/domain';
import { Amount, CircleAlertIcon, CircleCheckIcon, Panel, Tree, type TreeNode } from '@lianxin/ui';
import type { ReactNode } from 'react';
import { CirculationPiece } from './circulation-piece.tsx';
import { type Branch, type CirculationNode, branchesOf, depthOf, liveSum } from './circulation-lineage.ts';
import { PIECE_TERMS } from '../../terms/index.ts';

export interface CirculationTreeProps {
  /** The voucher's pieces that the viewer may see, in any order. */
  readonly nodes: readonly CirculationNode[];
  /** The voucher's own number, which the pieces' numbers extend. */
  readonly voucherNumber: string;
  /** Face amount, which the live pieces must sum to. */
  readonly face: Fen;
  /** Whether holders that the viewer does not deal with are masked. @default false */
  readonly masked?: boolean;
  /** Opens a piece. */
  readonly onNodeSelect?: (id: string) => void;
}

/** Who holds what of a voucher: every split from the root down, checked against the face amount (objects.md §3). */
export function CirculationTree({ nodes, voucherNumber, face, masked = false, ...selection }: CirculationTreeProps): ReactNode {
  const { i18n, t } = useLingui();
  const branches = branchesOf(nodes);
  const { parts, total } = liveSum(branches);
  const columns = Array.from({ length: depthOf(branches) }, (_, level) => (level === 0 ? t`开立` : t`第 ${level} 级`));
  const stateWords = ({ live, state }: CirculationNode) => (live ? i18n._(PIECE_TERMS[state].label) : t`已拆分`);
  return (
    <Panel
      extra={<Conservation face={face} total={total} />}
      flush
      footer={<SumFormula masked={masked} parts={parts} total={total} />}
      title={<Trans>流转</Trans>}
    >
      <Tree
        columns={columns}
        label={t`流转`}
        nodes={branches.map((branch) => treeNode(branch, voucherNumber, stateWords))}
        {...selection}
      />
    </Panel>
  );
}

function treeNode({ node, children }: Branch, voucherNumber: string, stateWords: (node: CirculationNode) => string): TreeNode {
  return {
    id: node.id,
    label: `${node.holderName} ${node.number} ${formatMoney(node.amount)} ${stateWords(node)}`,
    content: <CirculationPiece node={node} voucherNumber={voucherNumber} />,
    own: node.mine && node.live,
    children: children.map((child) => treeNode(child, voucherNumber, stateWords)),
  };
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
