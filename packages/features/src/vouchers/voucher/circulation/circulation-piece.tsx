import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoney, type Fen } from '@lianxin/domain';
import { StatusBadge } from '@lianxin/ui';
import type { ReactNode } from 'react';
import { type CirculationNode, numberSuffix } from './circulation-lineage.ts';
import { pieceTone } from './piece-tone.ts';
import { nodeTerm } from './node-term.ts';

interface CirculationPieceProps {
  readonly node: CirculationNode;
  readonly voucherNumber: string;
}

/** A piece with holder, number suffix, state and amount. */
export function CirculationPiece({ node, voucherNumber }: CirculationPieceProps): ReactNode {
  const { i18n } = useLingui();
  const suffix = numberSuffix(node.number, voucherNumber);
  return (
    <div className={node.live ? undefined : 'text-ink-muted'} data-live={node.live}>
      <div className="flex items-center justify-between gap-2">
        <span className="min-w-0 truncate font-semibold" title={node.holderName}>
          {node.holderName}
        </span>
        {node.live ? (
          <StatusBadge tone={pieceTone(node.state)}>{i18n._(nodeTerm(node).label)}</StatusBadge>
        ) : (
          <span className="flex-none text-xs text-ink-faint">{i18n._(nodeTerm(node).label)}</span>
        )}
      </div>
      <div className="flex items-baseline justify-between gap-2">
        <span className="flex-none text-xs text-ink-faint">
          {suffix === '' ? <Trans>主凭证</Trans> : suffix}
          {node.mine && (
            <span className="ms-1.5 text-accent">
              <Trans>我方</Trans>
            </span>
          )}
        </span>
        <span className={`tabular-nums ${node.live ? 'font-semibold' : ''}`}>{formatMoney(node.amount)}</span>
      </div>
    </div>
  );
}

export interface CirculationIssuer {
  readonly name: string;
  /** The viewer's own enterprise. */
  readonly mine: boolean;
}

/** The issuer at the root, with the face amount. */
export function IssuerNode({ issuer, face }: { readonly issuer: CirculationIssuer; readonly face: Fen }): ReactNode {
  return (
    <div>
      <span className="block min-w-0 truncate font-semibold" title={issuer.name}>
        {issuer.name}
      </span>
      <div className="flex items-baseline justify-between gap-2">
        <span className="flex-none text-xs text-ink-faint">
          <Trans>开立</Trans>
          {issuer.mine && (
            <span className="ms-1.5 text-accent">
              <Trans>我方</Trans>
            </span>
          )}
        </span>
        <span className="tabular-nums">{formatMoney(face)}</span>
      </div>
    </div>
  );
}
