import { contract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { EmptyState, LoadingRegion, Outline, type OutlinePlace, Panel, SkeletonText, Tag, type TreeNode } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { FailureState } from '../../../platform/notices/index.ts';
import type { Category } from './category-terms.ts';

export interface CategoryOutlineProps {
  /** Category of the branch shown in the list; "" for all. */
  readonly within: string;
  readonly onWithin: (id: string) => void;
  /** Undefined for people who may not move categories. */
  readonly onMove: ((category: Category, place: OutlinePlace) => void) | undefined;
}

/** The dictionary as a tree: selecting a category shows its branch in the list, selecting it again shows all. */
export function CategoryOutline({ within, onWithin, onMove }: CategoryOutlineProps) {
  const { t } = useLingui();
  const { data, error, refresh } = useEndpoint(contract.category.tree, {}, { quiet: true });
  const nodes = useMemo(() => nodesOf(data ?? []), [data]);
  const byId = (id: string) => data?.find((one) => one.id === id);
  return (
    <Panel title={t`品类结构`} flush className="min-w-0">
      {error && data === undefined && <FailureState error={error} onRetry={() => void refresh()} />}
      {!error && data === undefined && (
        <LoadingRegion className="p-4">
          <SkeletonText lines={6} />
        </LoadingRegion>
      )}
      {data?.length === 0 && <EmptyState title={t`还没有品类`} />}
      {nodes.length > 0 && (
        <>
          <Outline
            className="p-2"
            label={t`品类结构`}
            nodes={nodes}
            selectedId={within}
            onNodeSelect={(id) => onWithin(id === within ? '' : id)}
            canMove={(id) => byId(id)?.owner === 'own'}
            onNodeMove={
              onMove &&
              ((id, place) => {
                const category = byId(id);
                const own = category && ownPlace(data ?? [], place);
                if (own) onMove(category, own);
              })
            }
          />
          {onMove && (
            <p className="border-t border-line px-4 py-2.5 text-xs text-ink-muted">
              <Trans>拖动可调整位置；键盘用 Alt 加方向键：上下调整顺序，左右调整层级。</Trans>
            </p>
          )}
        </>
      )}
    </Panel>
  );
}

/** Converts a position in the tree to one among the enterprise's own categories; there is none below a category of the group. */
function ownPlace(categories: readonly Category[], { parentId, position }: OutlinePlace): OutlinePlace | undefined {
  if (parentId !== null) return categories.find(({ id }) => id === parentId)?.owner === 'own' ? { parentId, position } : undefined;
  const ofGroup = categories.filter((one) => one.owner === 'group' && one.parentId === null).length;
  return { parentId, position: Math.max(0, position - ofGroup) };
}

function nodesOf(categories: readonly Category[]): readonly TreeNode[] {
  const beneath = (parentId: string | null): readonly TreeNode[] =>
    categories
      .filter((one) => one.parentId === parentId)
      .map((one) => ({ id: one.id, label: one.name, content: <CategoryLine category={one} />, children: beneath(one.id) }));
  return beneath(null);
}

const CategoryLine = ({ category: { code, name, state, owner, usedCount } }: { readonly category: Category }) => (
  <span className="flex items-center gap-2">
    <span className="text-ink-muted tabular-nums">{code}</span>
    <span className={state === 'disabled' ? 'truncate text-ink-faint line-through' : 'truncate'}>{name}</span>
    {owner === 'group' && (
      <Tag>
        <Trans>集团</Trans>
      </Tag>
    )}
    {usedCount > 0 && <span className="ml-auto text-xs text-ink-muted tabular-nums">{usedCount}</span>}
  </span>
);
