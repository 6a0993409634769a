import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoney } from '@lianxin/domain';
import { cn, StatusBadge } from '@lianxin/ui';
import type { ReactNode } from 'react';
import { type Branch, type CirculationNode, numberSuffix } from './circulation-lineage.ts';
import { holdingTone, holdingWords } from './holding-words.ts';

// Wide: children stand to the right, joined by a comb of wires whose ends are rounded. Narrow: they hang below, indented.
const twig = [
  'relative flex flex-col @min-[560px]:flex-row @min-[560px]:items-center',
  'before:absolute before:border-line-strong after:absolute after:border-line-strong',
  'before:top-0 before:-left-3 before:h-7 before:w-3 before:rounded-bl-sm before:border-b before:border-l',
  'after:top-0 after:-left-3 after:h-full after:border-l last:after:hidden',
  '@min-[560px]:before:-left-5 @min-[560px]:before:h-1/2 @min-[560px]:before:w-5',
  '@min-[560px]:after:-left-5 @min-[560px]:after:top-1/2 @min-[560px]:after:h-1/2',
  '@min-[560px]:not-first:not-last:before:rounded-none',
  '@min-[560px]:first:before:top-1/2 @min-[560px]:first:before:rounded-tl-sm @min-[560px]:first:before:rounded-bl-none @min-[560px]:first:before:border-t @min-[560px]:first:before:border-b-0',
  '@min-[560px]:only:before:h-0 @min-[560px]:only:before:rounded-none @min-[560px]:only:before:border-l-0',
].join(' ');

interface CirculationBranchProps {
  readonly branch: Branch;
  readonly voucherNumber: string;
  /** Whether it is a tree's own root, which no wire leads to. */
  readonly root?: boolean;
}

/** A piece and everything that came out of it, as nested lists. */
export function CirculationBranch({ branch, voucherNumber, root = false }: CirculationBranchProps): ReactNode {
  const { node, children } = branch;
  return (
    <li className={root ? 'flex flex-col @min-[560px]:flex-row @min-[560px]:items-center' : twig}>
      <PieceCard node={node} suffix={numberSuffix(node.number, voucherNumber)} />
      {children.length > 0 && (
        <>
          <span aria-hidden="true" className="hidden h-px w-5 flex-none bg-line-strong @min-[560px]:block" />
          <ul className="ms-3 flex flex-col ps-3 @min-[560px]:ms-0 @min-[560px]:ps-5">
            {children.map((child) => (
              <CirculationBranch branch={child} key={child.node.id} voucherNumber={voucherNumber} />
            ))}
          </ul>
        </>
      )}
    </li>
  );
}

function PieceCard({ node, suffix }: { readonly node: CirculationNode; readonly suffix: string }): ReactNode {
  const { i18n } = useLingui();
  return (
    <div
      aria-current={node.mine ? 'true' : undefined}
      className={cn(
        'my-2 w-full rounded-sm border border-line-strong bg-surface px-2.5 py-1.5 text-sm @min-[560px]:w-52 @min-[560px]:flex-none',
        node.mine && 'border-accent ring-1 ring-accent ring-inset',
        !node.live && 'border-line bg-surface-inset text-ink-muted',
      )}
      data-live={node.live}
    >
      <div className="flex items-center justify-between gap-2">
        <span className="min-w-0 truncate font-semibold" title={node.holderName}>
          {node.holderName}
        </span>
        {node.live && <StatusBadge tone={holdingTone(node.state)}>{i18n._(holdingWords[node.state])}</StatusBadge>}
      </div>
      <div className="flex items-baseline justify-between gap-2">
        <span className="text-xs text-ink-faint">
          {suffix === '' ? <Trans>主凭证</Trans> : suffix}
          {node.mine && (
            <span className="ms-1.5 text-accent">
              <Trans>我方</Trans>
            </span>
          )}
          {!node.live && (
            <span className="ms-1.5">
              <Trans>已拆分</Trans>
            </span>
          )}
        </span>
        <span className={cn('tabular-nums', node.live && 'font-semibold')}>{formatMoney(node.amount)}</span>
      </div>
    </div>
  );
}
