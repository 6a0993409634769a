import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger, EllipsisIcon, IconButton } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { RowAct } from '../../lists/index.ts';
import { ACT_TERMS } from '../../terms/index.ts';
import type { IssuanceRow } from './manage-columns.tsx';
import { offeredActs, type IssuanceAct } from './use-issuance-acts.tsx';

const IN_SIGHT = 2;

/** The first two verbs of a row, the rest in a menu. */
export function RowActs({ row, onStart }: { readonly row: IssuanceRow; readonly onStart: (act: IssuanceAct, row: IssuanceRow) => void }) {
  const { t, i18n } = useLingui();
  const acts = offeredActs(row);
  // A menu of one is one press too many.
  const cut = acts.length === IN_SIGHT + 1 ? acts.length : IN_SIGHT;
  const number = row.voucherNumber ?? row.applicationNumber;
  return (
    <span className="inline-flex items-center gap-x-3 max-desktop:flex-wrap">
      {acts.slice(0, cut).map((act) => (
        <RowAct key={act} onClick={() => onStart(act, row)}>
          {i18n._(ACT_TERMS[act])}
        </RowAct>
      ))}
      {acts.length > cut && (
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <IconButton size="sm" label={t`${number} 的更多操作`} icon={<EllipsisIcon />} />
          </DropdownMenuTrigger>
          <DropdownMenuContent>
            {acts.slice(cut).map((act) => (
              <DropdownMenuItem key={act} onSelect={() => onStart(act, row)}>
                {i18n._(ACT_TERMS[act])}
              </DropdownMenuItem>
            ))}
          </DropdownMenuContent>
        </DropdownMenu>
      )}
    </span>
  );
}
