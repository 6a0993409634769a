import { contract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { useMemo } from 'react';
import { CirculationTree } from '../circulation/circulation-tree.tsx';
import { HashChainList } from '../circulation/hash-chain-list.tsx';
import { shownEvent } from '../circulation/shown-event.ts';
import type { PieceDetail } from './face-of.ts';

export interface TraceTabProps {
  readonly piece: PieceDetail;
  /** Opens another piece of the same voucher; only the viewer's own lead anywhere. */
  readonly onPieceSelect: ((id: string) => void) | undefined;
  /** There is room for the chain of events beside the tree. */
  readonly withChain: boolean;
}

/** Who holds what of the voucher now, and that it sums to its face. */
export function TraceTab({ piece, onPieceSelect, withChain }: TraceTabProps) {
  const { data } = useEndpoint(contract.voucher.trace, { id: piece.id }, { quiet: true });
  const nodes = data?.nodes ?? piece.tree;
  const mine = new Set<string>(nodes.filter((node) => node.mine).map((node) => node.id));
  const asIssuer = piece.parts.includes('issuer');
  const tree = (
    <CirculationTree
      nodes={nodes.map(({ holder, ...node }) => ({ ...node, holderName: holder.name }))}
      issuer={{ name: piece.issuer.name, mine: asIssuer }}
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
  if (!withChain) return tree;
  return (
    <div className="grid items-start gap-4 desktop:grid-cols-[minmax(0,1fr)_minmax(360px,480px)]">
      {tree}
      <Chain piece={piece} />
    </div>
  );
}

/** The events behind the tree, as a chain that the browser computes again; the proof has it by itself where there is no room. */
function Chain({ piece }: Pick<TraceTabProps, 'piece'>) {
  const { data } = useEndpoint(contract.voucher.history, { id: piece.id }, { quiet: true });
  const events = useMemo(() => data?.entries.map(shownEvent), [data]);
  return events ? <HashChainList events={events} head={piece.chainLength === events.length ? piece.chainHead : data?.head} /> : null;
}
