import { Button, Popover, PopoverContent, PopoverTrigger } from '@lianxin/ui';

/** How interest is counted, for who wants to know. */
export function Example() {
  return (
    <Popover>
      <PopoverTrigger asChild>
        <Button intent="quiet">利率说明</Button>
      </PopoverTrigger>
      <PopoverContent aria-label="利率说明" className="w-72">
        融资利率按 360 天计息，融资当日计息，到期日不计息。
      </PopoverContent>
    </Popover>
  );
}
