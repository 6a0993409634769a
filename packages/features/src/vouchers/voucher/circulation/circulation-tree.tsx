import { Trans, useLingui } from '@lingui/react/macro';
import { type Fen, formatMoney } from '@lianxin/domain';
import { Amount, CircleAlertIcon, CircleCheckIcon, Panel, Tree, type TreeNode } from '@lianxin/ui';
import type { ReactNode } from 'react';
import { CirculationPiece, IssuerNode, type CirculationIssuer } from './circulation-piece.tsx';
import { type Branch, type CirculationNode, branchesOf, depthOf, liveSum } from './circulation-lineage.ts';
import { nodeTerm } from './node-term.ts';

export interface CirculationTreeProps {
  /** The visible pieces in any order. */
  readonly nodes: readonly CirculationNode[];
  readonly issuer: CirculationIssuer;
  /** The voucher number, a prefix of the pieces' numbers. */
  readonly voucherNumber: string;
  /** Must equal the sum of live pieces. */
  readonly face: Fen;
  /** Whether unknown holders are masked. @default false */
  readonly masked?: boolean;
  /** Opens a piece. */
  readonly onNodeSelect?: (id: string) => void;
}

/** Id of the issuer's node; not an id of a piece. */
const ISSUER = 'issuer';

/** The tree of holders with every split, checked against the face amount (objects.md §3). */
export function CirculationTree({ nodes, issuer, voucherNumber, face, masked = false, onNodeSelect }: CirculationTreeProps): ReactNode {
  const { i18n, t } = useLingui();
  const branches = branchesOf(nodes);
  const { parts, total } = liveSum(branches);
  const columns = Array.from({ length: depthOf(branches) }, (_, level) => t`第 ${{ level: level + 1 }} 级`);
  const stateWords = (node: CirculationNode) => i18n._(nodeTerm(node).label);
  return (
    <Panel
      extra={<Conservation face={face} total={total} />}
      flush
      footer={<SumFormula masked={masked} parts={parts} total={total} />}
      title={<Trans>流转</Trans>}
    >
      <Tree
        columns={[t`开立方`, ...columns]}
        label={t`流转`}
        nodes={[
          {
            id: ISSUER,
            label: `${issuer.name} ${t`开立`} ${formatMoney(face)}`,
            content: <IssuerNode issuer={issuer} face={face} />,
            own: issuer.mine,
            children: branches.map((branch) => treeNode(branch, voucherNumber, stateWords)),
          },
        ]}
        {...(onNodeSelect && { onNodeSelect: (id: string) => id !== ISSUER && onNodeSelect(id) })}
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
