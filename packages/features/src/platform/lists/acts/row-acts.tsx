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

/** A verb in a row: acts in place, looks like a link, as tall as a finger needs. */
export const RowAct = ({ onClick, waits = false, children }: RowActProps) => (
  <TextLink asChild className="min-h-6 max-tablet:min-h-11">
    <button type="button" onClick={waits ? undefined : onClick} aria-disabled={waits || undefined}>
      {children}
    </button>
  </TextLink>
);

interface RowActProps {
  readonly onClick: () => void;
  /** What was done before is not shown yet: it keeps its looks and the focus, and does nothing for the moment. @default false */
  readonly waits?: boolean | undefined;
  readonly children: ReactNode;
}

/** Something that can be done with a row. */
export interface Verb {
  readonly id: string;
  readonly label: string;
  readonly run: () => void;
  /** Why this person cannot; the verb stays in sight. */
  readonly disabledReason?: string;
  /** It was just done with the row, or another was, and the page does not show that yet. @default false */
  readonly waits?: boolean;
}

export interface RowActsProps {
  /** What the row is called, for the name of its menu. */
  readonly name: string;
  readonly verbs: readonly Verb[];
  /** How many stand in the row where there is room. @default 2 */
  readonly inSight?: number | undefined;
}

/** The verbs of a row on one line: the first ones in sight, the rest in a menu; one in sight where the table is crowded. */
export function RowActs({ name, verbs, inSight = 2 }: RowActsProps) {
  const { t } = useLingui();
  const mobile = useIsMobile();
  const crowded = useIsTablet() && !mobile;
  const room = crowded ? 1 : inSight;
  // A menu of one is one press too many.
  const cut = verbs.length === room + 1 ? verbs.length : room;
  if (verbs.length === 0) return null;
  return (
    <span className="inline-flex items-center gap-x-3 whitespace-nowrap max-tablet:flex-wrap max-tablet:justify-end max-tablet:gap-x-4">
      {verbs.slice(0, cut).map((verb) => (
        <VerbInSight key={verb.id} verb={verb} />
      ))}
      {verbs.length > cut && (
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <IconButton size="sm" label={t`${name} 的更多操作`} icon={<EllipsisIcon />} />
          </DropdownMenuTrigger>
          <DropdownMenuContent align="end">
            {verbs.slice(cut).map(({ id, label, run, disabledReason, waits = false }) => (
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
