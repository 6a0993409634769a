import { keptCodeList, loadCodeList } from '@lianxin/api/client';
import { useClient } from '@lianxin/api/react';
import { I18nProvider, useLingui } from '@lingui/react';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { withCodeList } from './code-list-words.ts';

/** Lets the page come first. */
const SETTLE_MS = 800;

/** Calls what has a code by the server's code list (specification §7.2); until the list is there, and without it, by the built-in words. */
export function CodeListProvider({ children }: { readonly children: ReactNode }) {
  const client = useClient();
  const { i18n } = useLingui();
  const [list, setList] = useState(() => keptCodeList(sessionStorage));
  useEffect(() => {
    if (list) return undefined;
    const timer = setTimeout(() => void loadCodeList(client, sessionStorage).then(setList, () => undefined), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [client, list]);
  const words = useMemo(() => (list ? withCodeList(i18n, list) : i18n), [i18n, list]);
  return <I18nProvider i18n={words}>{children}</I18nProvider>;
}
