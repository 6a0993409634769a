import { Trans } from '@lingui/react/macro';
import { Button } from '../button/button.tsx';
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '../dropdown-menu/dropdown-menu.tsx';
import { Columns3Icon } from '../icons/index.ts';
import { isHideable, type Column } from './columns.ts';

export interface ColumnChooserProps<Row> {
  columns: readonly Column<Row>[];
  /** Ids of the hidden columns. */
  hidden: ReadonlySet<string>;
  onHiddenChange: (hidden: ReadonlySet<string>) => void;
}

/** Menu for showing and hiding columns. Sticky columns, such as number and actions, cannot be hidden. */
export function ColumnChooser<Row>({ columns, hidden, onHiddenChange }: ColumnChooserProps<Row>) {
  const toggle = (id: string) => {
    const next = new Set(hidden);
    if (!next.delete(id)) next.add(id);
    onHiddenChange(next);
  };
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button intent="line" size="sm" icon={<Columns3Icon aria-hidden />}>
          <Trans>列</Trans>
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        {columns.map((column) => (
          <DropdownMenuCheckboxItem
            key={column.id}
            checked={!(isHideable(column) && hidden.has(column.id))}
            disabled={!isHideable(column)}
            onCheckedChange={() => toggle(column.id)}
            onSelect={(event) => event.preventDefault()}
          >
            {column.name ?? column.header}
          </DropdownMenuCheckboxItem>
        ))}
        <DropdownMenuSeparator />
        <DropdownMenuItem disabled={hidden.size === 0} onSelect={() => onHiddenChange(new Set())}>
          <Trans>显示全部列</Trans>
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
