import {
  Button,
  ChevronDownIcon,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@lianxin/ui';

/** Acts on one voucher. */
export function Example() {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button>
          更多
          <ChevronDownIcon />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem>打印</DropdownMenuItem>
        <DropdownMenuItem>导出</DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem danger>作废</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
