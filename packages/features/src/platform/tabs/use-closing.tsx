import { AlertDialog } from '@lianxin/ui';
import { Trans } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { pagesOf, useNavigation } from '../navigation/index.ts';
import { dropUnsaved, useUnsavedPaths } from './unsaved.ts';
import type { OpenPages } from './use-tabs.ts';

/** Closes pages, after asking if they have unsaved work. Render `question` nearby. */
export function useClosing(pages: OpenPages): { readonly close: (names: readonly string[]) => void; readonly question: ReactNode } {
  const rows = useNavigation();
  const unsaved = useUnsavedPaths();
  const [asked, setAsked] = useState<readonly string[]>();
  const isUnsaved = (name: string) => unsaved.has(pagesOf(rows).find((page) => page.name === name)?.path ?? '');
  return {
    close: (names) => (names.some(isUnsaved) ? setAsked(names) : pages.close(names)),
    question: (
      <AlertDialog
        open={asked !== undefined}
        onOpenChange={(open) => open || setAsked(undefined)}
        title={<Trans>关闭有未保存内容的页面</Trans>}
        consequence={<Trans>页面上有尚未保存的内容，关闭后不能恢复。</Trans>}
        cancelLabel={<Trans>继续填写</Trans>}
        confirmLabel={<Trans>放弃并关闭</Trans>}
        danger
        onConfirm={() => {
          dropUnsaved();
          // The router's guard is removed on the next render.
          requestAnimationFrame(() => asked && pages.close(asked));
          setAsked(undefined);
        }}
      />
    ),
  };
}
