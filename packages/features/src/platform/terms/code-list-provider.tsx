import { keptCodeList, loadCodeList } from '@lianxin/api/client';
import { useClient } from '@lianxin/api/react';
import type { I18n } from '@lingui/core';
import { I18nProvider, useLingui } from '@lingui/react';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { windowStorage } from '../browser-storage/index.ts';

/** Let the page render first. */
const SETTLE_MS = 800;

/** Uses the names in the server's code list (specification §7.2), with built-in words while or if it is unavailable. */
export function CodeListProvider({ children }: { readonly children: ReactNode }) {
  const client = useClient();
  const { i18n } = useLingui();
  const [inItsWords, setInItsWords] = useState<(language: I18n) => I18n>();
  useEffect(() => {
    const load = async () => {
      const [list, { withCodeList }] = await Promise.all([loadCodeList(client, windowStorage), import('./code-list-words.ts')]);
      setInItsWords(() => (language: I18n) => withCodeList(language, list));
    };
    const timer = setTimeout(() => void load().catch(() => undefined), keptCodeList(windowStorage) ? 0 : SETTLE_MS);
    return () => clearTimeout(timer);
  }, [client]);
  const words = useMemo(() => inItsWords?.(i18n) ?? i18n, [i18n, inItsWords]);
  return <I18nProvider i18n={words}>{children}</I18nProvider>;
}
