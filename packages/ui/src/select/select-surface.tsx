import * as Radix from '@radix-ui/react-select';
import { CheckIcon } from '../icons/index.ts';
import { Adopt } from '../floating/adopt.ts';
import type { Opened } from '../floating/opened.ts';
import type { SelectGroup, SelectOption } from './select-option.ts';

function Row({ option }: { option: SelectOption }) {
  return (
    <Radix.Item
      value={option.value}
      disabled={option.disabled === true}
      className="relative flex min-h-8.5 cursor-pointer items-center rounded-sm py-1 pr-8 pl-2.5 text-sm text-ink outline-none select-none data-disabled:cursor-not-allowed data-disabled:text-ink-faint data-highlighted:bg-surface-hover max-tablet:min-h-11"
    >
      <Radix.ItemText>{option.label}</Radix.ItemText>
      {option.note !== undefined && <span className="ml-auto pl-4 text-xs text-ink-faint">{option.note}</span>}
      <Radix.ItemIndicator className="absolute right-2.5 text-accent">
        <CheckIcon />
      </Radix.ItemIndicator>
    </Radix.Item>
  );
}

export type SelectSurfaceProps = {
  /** State of the list and its trigger. */
  opened: Opened;
  options: readonly (SelectOption | SelectGroup)[];
  /** Selected value; "" for none. */
  value: string;
  onValueChange: (value: string) => void;
  /** Ref to the list element. */
  popup: React.Ref<HTMLDivElement>;
};

/** The list of a select, loaded when the first one opens. */
export function SelectSurface({ opened, options, value, onValueChange, popup }: SelectSurfaceProps) {
  return (
    <Radix.Root open={opened.open} onOpenChange={opened.setOpen} value={value} onValueChange={onValueChange}>
      <Radix.Trigger asChild>
        <Adopt element={opened.trigger} />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          ref={popup}
          id={opened.contentId}
          position="popper"
          sideOffset={6}
          collisionPadding={8}
          className="z-(--z-menu) max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) animate-rise-in overflow-hidden rounded-lg bg-surface-raised shadow-menu"
        >
          <Radix.Viewport className="max-h-80 p-1">
            {options.map((entry) =>
              'group' in entry ? (
                <Radix.Group key={entry.group}>
                  <Radix.Label className="px-2.5 pt-2 pb-1 text-xs text-ink-faint">{entry.group}</Radix.Label>
                  {entry.options.map((option) => (
                    <Row key={option.value} option={option} />
                  ))}
                </Radix.Group>
              ) : (
                <Row key={entry.value} option={entry} />
              ),
            )}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
