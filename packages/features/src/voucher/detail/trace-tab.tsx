import { contract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { CirculationTree } from '../circulation/circulation-tree.tsx';
import type { PieceDetail } from './face-of.ts';

export interface TraceTabProps {
  readonly piece: PieceDetail;
  /** Opens another piece of the same voucher; only the viewer's own lead anywhere. */
  readonly onPieceSelect: ((id: string) => void) | undefined;
}

/** Who holds what of the voucher now, and that it sums to its face. */
export function TraceTab({ piece, onPieceSelect }: TraceTabProps) {
  const { data } = useEndpoint(contract.voucher.trace, { id: piece.id }, { quiet: true });
  const nodes = data?.nodes ?? piece.tree;
  const mine = new Set<string>(nodes.filter((node) => node.mine).map((node) => node.id));
  const asIssuer = piece.parts.includes('issuer');
  return (
    <CirculationTree
      nodes={nodes.map(({ holder, ...node }) => ({ ...node, holderName: holder.name }))}
      voucherNumber={piece.rootNumber}
      face={data?.faceAmount ?? piece.faceAmount}
      masked={nodes.some((node) => node.holder.enterpriseNo === null)}
      {...(onPieceSelect && {
        onNodeSelect: (id: string) => {
          if (id !== piece.id && (asIssuer || mine.has(id))) onPieceSelect(id);
        },
      })}
    />
  );
}
