import { Button, IconButton, Popover, PopoverContent, PopoverTrigger, XIcon } from '@lianxin/ui';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useUnsavedPaths } from './unsaved.ts';
import { useClosing } from './use-closing.tsx';
import { useTabLabels } from './use-tab-labels.ts';
import type { OpenPages } from './use-tabs.ts';

export interface PhoneTabsProps {
  readonly pages: OpenPages;
  /** Name of the current page. */
  readonly current: string;
}

/** The open pages on a phone: a button with their number, and a list with close buttons. */
export function PhoneTabs({ pages, current }: PhoneTabsProps) {
  const { t } = useLingui();
  const unsaved = useUnsavedPaths();
  const [open, setOpen] = useState(false);
  const { close, question } = useClosing(pages);
  const shown = useTabLabels(pages.tabs);
  const count = shown.length;
  if (count === 0) return null;
  return (
    <>
      <Popover open={open} onOpenChange={setOpen}>
        <PopoverTrigger
          aria-label={t`已打开的页面，${plural(count, { other: '# 个' })}`}
          className="grid size-11 place-items-center rounded-sm text-ink-muted"
        >
          <span
            aria-hidden
            className="grid size-5 place-items-center rounded-sm border-[1.5px] border-current text-[11px] leading-none font-semibold"
          >
            {count}
          </span>
        </PopoverTrigger>
        <PopoverContent align="end" aria-label={t`已打开的页面`} className="w-[min(20rem,calc(100vw-24px))] p-0">
          <ul className="max-h-[60dvh] divide-y divide-line overflow-y-auto">
            {shown.map(({ name, path, label }) => (
              <li key={name} className="flex items-center">
                <button
                  type="button"
                  aria-current={name === current ? 'page' : undefined}
                  onClick={() => {
                    setOpen(false);
                    pages.show(name);
                  }}
                  className="flex min-h-11 min-w-0 flex-1 items-center gap-2 px-4 py-1.5 text-left aria-[current]:font-semibold aria-[current]:text-accent"
                >
                  <span className="min-w-0 truncate">{label}</span>
                  {unsaved.has(path) && (
                    <span className="size-1.5 flex-none rounded-full bg-caution">
                      <span className="sr-only">
                        <Trans>有未保存的内容</Trans>
                      </span>
                    </span>
                  )}
                </button>
                <IconButton label={t`关闭 ${label}`} icon={<XIcon />} className="size-11" onClick={() => close([name])} />
              </li>
            ))}
          </ul>
          <div className="border-t border-line p-2">
            <Button
              intent="quiet"
              className="w-full"
              onClick={() => {
                setOpen(false);
                close(pages.tabs.map(({ name }) => name));
              }}
            >
              <Trans>全部关闭</Trans>
            </Button>
          </div>
        </PopoverContent>
      </Popover>
      {question}
    </>
  );
}
