import { Outline, Tag, useIsMobile, type OutlinePlace, type TreeNode } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, type ReactNode } from 'react';
import { TermBadge } from '../../../platform/lists/index.ts';
import { CATEGORY_TERMS, type Category } from './category-terms.ts';

export interface CategoryOutlineProps {
  /** All categories, each followed by its subcategories. */
  readonly all: readonly Category[];
  /** Those to show, with the ones above each. */
  readonly shown: readonly Category[];
  readonly openId: string;
  readonly onOpen: (id: string) => void;
  /** Undefined for people who may not move categories, and while only some are shown. */
  readonly onMove: ((category: Category, place: OutlinePlace) => void) | undefined;
  readonly acts: (category: Category) => ReactNode;
}

/** Widths of the columns; the first takes the rest, so that the others line up at every level. */
const WIDTH = {
  taxCode: 'w-44 max-desktop:hidden',
  usedCount: 'w-20 text-right',
  state: 'w-24 max-tablet:hidden',
  acts: 'w-36 max-desktop:w-24 max-tablet:w-8',
} as const;

/** The dictionary as a tree with columns; selecting a category opens it. */
export function CategoryOutline({ all, shown, openId, onOpen, onMove, acts }: CategoryOutlineProps) {
  const { t } = useLingui();
  const nodes = useMemo(() => nodesOf(shown, acts), [shown, acts]);
  const byId = (id: string) => all.find((one) => one.id === id);
  return (
    <>
      {/* For the eye: a tree has no column heads. */}
      <div
        aria-hidden
        className="flex h-9 items-center gap-4 border-y border-line bg-surface-inset px-4 text-xs font-medium text-ink-muted"
      >
        <span className="flex-1 pl-7">{t`编码与名称`}</span>
        <span className={WIDTH.taxCode}>{t`税收分类`}</span>
        <span className={WIDTH.usedCount}>{t`被引用数`}</span>
        <span className={WIDTH.state}>{t`状态`}</span>
        <span className={WIDTH.acts}>
          <span className="max-tablet:hidden">{t`操作`}</span>
        </span>
      </div>
      <Outline
        className="p-2"
        label={t`品类结构`}
        nodes={nodes}
        selectedId={openId}
        onNodeSelect={onOpen}
        canMove={(id) => byId(id)?.owner === 'own'}
        onNodeMove={
          onMove &&
          ((id, place) => {
            const category = byId(id);
            const own = category && ownPlace(all, place);
            if (own) onMove(category, own);
          })
        }
      />
      {onMove && (
        <p className="border-t border-line px-4 py-2.5 text-xs text-ink-muted max-tablet:hidden">
          <Trans>拖动可调整位置；键盘用 Alt 加方向键：上下调整顺序，左右调整层级。</Trans>
        </p>
      )}
    </>
  );
}

/** Converts a position in the tree to one among the enterprise's own categories; there is none below a category of the group. */
function ownPlace(categories: readonly Category[], { parentId, position }: OutlinePlace): OutlinePlace | undefined {
  if (parentId !== null) return categories.find(({ id }) => id === parentId)?.owner === 'own' ? { parentId, position } : undefined;
  const ofGroup = categories.filter((one) => one.owner === 'group' && one.parentId === null).length;
  return { parentId, position: Math.max(0, position - ofGroup) };
}

function nodesOf(categories: readonly Category[], acts: CategoryOutlineProps['acts']): readonly TreeNode[] {
  const beneath = (parentId: string | null): readonly TreeNode[] =>
    categories
      .filter((one) => one.parentId === parentId)
      .map((one) => ({
        id: one.id,
        label: one.name,
        content: <CategoryLine category={one} />,
        acts: <span className={`${WIDTH.acts} flex-none pl-2`}>{acts(one)}</span>,
        children: beneath(one.id),
      }));
  return beneath(null);
}

function CategoryLine({ category: { code, name, state, owner, usedCount, taxCode } }: { readonly category: Category }) {
  const mobile = useIsMobile();
  const { i18n } = useLingui();
  return (
    <span className="flex min-w-0 items-center gap-4">
      <span className="flex min-w-0 flex-1 items-center gap-2">
        <span className="text-ink-muted tabular-nums">{code}</span>
        <span className={state === 'disabled' ? 'truncate text-ink-faint line-through' : 'truncate'}>{name}</span>
        {owner === 'group' && (
          <Tag>
            <Trans>集团</Trans>
          </Tag>
        )}
      </span>
      <span className={`${WIDTH.taxCode} tabular-nums`}>{taxCode ?? <span className="text-ink-faint">—</span>}</span>
      <span className={`${WIDTH.usedCount} tabular-nums`}>{usedCount}</span>
      {mobile ? (
        <span className="sr-only">{i18n._(CATEGORY_TERMS[state].label)}</span>
      ) : (
        <span className={WIDTH.state}>
          <TermBadge term={CATEGORY_TERMS[state]} />
        </span>
      )}
    </span>
  );
}
