import { Kbd } from '@lianxin/ui';

/** The keys of the search. */
export function Example() {
  return (
    <span className="flex items-center gap-1 text-sm">
      搜索 <Kbd>Ctrl</Kbd> <Kbd>K</Kbd>
    </span>
  );
}
