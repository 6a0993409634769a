import { contract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { useMemo } from 'react';
import { CirculationTree } from '../circulation/circulation-tree.tsx';
import { HashChainList } from '../circulation/hash-chain-list.tsx';
import { shownEvent } from '../circulation/shown-event.ts';
import type { PieceDetail } from './face-of.ts';

export interface TraceTabProps {
  readonly piece: PieceDetail;
  /** Opens another piece of the voucher; only for the viewer's own. */
  readonly onPieceSelect: ((id: string) => void) | undefined;
  /** Whether the chain of events fits beside the tree. */
  readonly withChain: boolean;
}

/** Present holders of the voucher, adding up to the face amount. */
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

/** The events as a recomputed chain; on narrow pages it is only in the proof tab. */
function Chain({ piece }: Pick<TraceTabProps, 'piece'>) {
  const { data } = useEndpoint(contract.voucher.history, { id: piece.id }, { quiet: true });
  const events = useMemo(() => data?.entries.map(shownEvent), [data]);
  return events ? <HashChainList events={events} head={piece.chainLength === events.length ? piece.chainHead : data?.head} /> : null;
}
