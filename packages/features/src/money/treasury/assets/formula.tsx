import { CircleHelpIcon, IconButton, Popover, PopoverContent, PopoverTrigger } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';

/** A question mark that explains a figure. */
export function Formula({ name, text }: { readonly name: string; readonly text: string }) {
  const { t } = useLingui();
  return (
    <Popover>
      <PopoverTrigger asChild>
        <IconButton size="sm" label={t`${name}怎么算`} icon={<CircleHelpIcon />} />
      </PopoverTrigger>
      <PopoverContent className="max-w-80 p-3 text-sm">{text}</PopoverContent>
    </Popover>
  );
}
