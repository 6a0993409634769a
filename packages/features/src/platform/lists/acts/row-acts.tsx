import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
  EllipsisIcon,
  IconButton,
  TextLink,
  Tooltip,
  useIsMobile,
  useIsTablet,
} from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** A link-like button for an act in a row, large enough for touch. */
export const RowAct = ({ onClick, waits = false, children }: RowActProps) => (
  <TextLink asChild className="min-h-6 max-tablet:min-h-11">
    <button type="button" onClick={waits ? undefined : onClick} aria-disabled={waits || undefined}>
      {children}
    </button>
  </TextLink>
);

interface RowActProps {
  readonly onClick: () => void;
  /** The result of an earlier act is not shown yet: the button keeps its looks and focus but does nothing. @default false */
  readonly waits?: boolean | undefined;
  readonly children: ReactNode;
}

export interface Verb {
  readonly id: string;
  readonly label: string;
  readonly run: () => void;
  /** What the person is expected to do next: the main button of an open record. @default false */
  readonly isMain?: boolean;
  /** A rare act, always in the menu. @default false */
  readonly isInMenu?: boolean;
  /** Why this person cannot; the verb stays visible. */
  readonly disabledReason?: string;
  /** An act on the row has just been done and the page is not up to date. @default false */
  readonly waits?: boolean;
}

export interface RowActsProps {
  readonly name: string;
  readonly verbs: readonly Verb[];
  /** Number of buttons outside the menu, if there is room. @default 2 */
  readonly inSight?: number | undefined;
}

/** The first verbs as buttons, the rest in a menu; only one button in a crowded table. */
export function RowActs({ name, verbs, inSight = 2 }: RowActsProps) {
  const { t } = useLingui();
  const mobile = useIsMobile();
  const crowded = useIsTablet() && !mobile;
  const room = crowded ? 1 : inSight;
  const often = verbs.filter(({ isInMenu = false }) => !isInMenu);
  const rare = verbs.filter(({ isInMenu = false }) => isInMenu);
  // Do not use a menu for a single verb.
  const cut = rare.length === 0 && often.length === room + 1 ? often.length : room;
  const inMenu = [...often.slice(cut), ...rare];
  if (verbs.length === 0) return null;
  return (
    <span className="inline-flex items-center gap-x-3 whitespace-nowrap max-tablet:flex-wrap max-tablet:justify-end max-tablet:gap-x-4">
      {often.slice(0, cut).map((verb) => (
        <VerbInSight key={verb.id} verb={verb} />
      ))}
      {inMenu.length > 0 && (
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <IconButton size="sm" label={t`${name} 的更多操作`} icon={<EllipsisIcon />} />
          </DropdownMenuTrigger>
          <DropdownMenuContent align="end">
            {inMenu.map(({ id, label, run, disabledReason, waits = false }) => (
              <DropdownMenuItem key={id} disabled={waits || disabledReason !== undefined} note={disabledReason} onSelect={run}>
                {label}
              </DropdownMenuItem>
            ))}
          </DropdownMenuContent>
        </DropdownMenu>
      )}
    </span>
  );
}

function VerbInSight({ verb: { label, run, disabledReason, waits } }: { readonly verb: Verb }) {
  if (disabledReason === undefined)
    return (
      <RowAct onClick={run} waits={waits}>
        {label}
      </RowAct>
    );
  return (
    <Tooltip content={disabledReason}>
      <button type="button" aria-disabled className="min-h-6 cursor-not-allowed text-ink-faint max-tablet:min-h-11">
        {label}
      </button>
    </Tooltip>
  );
}
