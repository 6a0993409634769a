import { Trans } from '@lingui/react/macro';
import { DropdownMenuContent, DropdownMenuItem, DropdownMenuSeparator } from '../dropdown-menu/dropdown-menu.tsx';
import { Kbd } from '../kbd/kbd.tsx';
import { tabsToClose, type CloseScope, type OpenTab } from './closing.ts';

export interface TabMenuProps {
  tabs: readonly OpenTab[];
  id: string;
  onClose: (ids: readonly string[]) => void;
  onRefresh?: (() => void) | undefined;
  align?: 'start' | 'end';
  /** Controls the focus after closing. @default it returns to the trigger */
  onCloseAutoFocus?: ((event: Event) => void) | undefined;
}

/** Menu of a tab for closing it and its neighbours. Items that would close nothing are disabled. */
export function TabMenu({ tabs, id, onClose, onRefresh, align = 'start', onCloseAutoFocus }: TabMenuProps) {
  const act = (scope: CloseScope) => {
    const ids = tabsToClose(tabs, id, scope);
    return { disabled: ids.length === 0, onSelect: () => onClose(ids) };
  };
  return (
    <DropdownMenuContent align={align} {...(onCloseAutoFocus === undefined ? {} : { onCloseAutoFocus })}>
      {onRefresh !== undefined && (
        <DropdownMenuItem onSelect={onRefresh}>
          <Trans>刷新</Trans>
        </DropdownMenuItem>
      )}
      <DropdownMenuItem {...act('this')} note={<Kbd>Delete</Kbd>}>
        <Trans>关闭</Trans>
      </DropdownMenuItem>
      <DropdownMenuSeparator />
      <DropdownMenuItem {...act('left')}>
        <Trans>关闭左侧</Trans>
      </DropdownMenuItem>
      <DropdownMenuItem {...act('right')}>
        <Trans>关闭右侧</Trans>
      </DropdownMenuItem>
      <DropdownMenuItem {...act('others')}>
        <Trans>关闭其他</Trans>
      </DropdownMenuItem>
      <DropdownMenuItem {...act('all')}>
        <Trans>全部关闭</Trans>
      </DropdownMenuItem>
    </DropdownMenuContent>
  );
}
