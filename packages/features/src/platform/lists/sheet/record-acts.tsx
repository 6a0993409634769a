import {
  Button,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
  EllipsisIcon,
  IconButton,
  Tooltip,
  useIsMobile,
} from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import type { Verb } from '../acts/row-acts.tsx';

export interface RecordActsProps {
  readonly name: string;
  readonly verbs: readonly Verb[];
}

/** The acts on an open record as buttons: the main act last and filled, as in dialogs, the least used in a menu before the others. */
export function RecordActs({ name, verbs }: RecordActsProps) {
  const { t } = useLingui();
  const room = useIsMobile() ? 2 : 3;
  const main = verbs.find(({ isMain, disabledReason }) => isMain === true && disabledReason === undefined);
  const others = verbs.filter((verb) => verb !== main);
  const cut = room - (main ? 1 : 0);
  // Do not use a menu for a single verb.
  const inSight = others.slice(0, others.length === cut + 1 ? others.length : cut);
  const rest = others.slice(inSight.length);
  return (
    <>
      {rest.length > 0 && (
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <IconButton label={t`${name} 的更多操作`} icon={<EllipsisIcon />} className="flex-none!" />
          </DropdownMenuTrigger>
          <DropdownMenuContent align="start">
            {rest.map(({ id, label, run, disabledReason, waits = false }) => (
              <DropdownMenuItem key={id} disabled={waits || disabledReason !== undefined} note={disabledReason} onSelect={run}>
                {label}
              </DropdownMenuItem>
            ))}
          </DropdownMenuContent>
        </DropdownMenu>
      )}
      {inSight.map((verb) => (
        <VerbButton key={verb.id} verb={verb} />
      ))}
      {main && <VerbButton verb={main} />}
    </>
  );
}

function VerbButton({ verb: { label, run, isMain = false, disabledReason, waits = false } }: { readonly verb: Verb }) {
  if (disabledReason !== undefined)
    return (
      <Tooltip content={disabledReason}>
        <Button aria-disabled className="cursor-not-allowed border-line bg-surface-inset text-ink-faint">
          {label}
        </Button>
      </Tooltip>
    );
  return (
    <Button intent={isMain ? 'primary' : 'secondary'} aria-disabled={waits || undefined} onClick={waits ? undefined : run}>
      {label}
    </Button>
  );
}
