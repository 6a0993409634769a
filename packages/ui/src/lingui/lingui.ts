import { LinguiContext, Trans as LinguiTrans } from '@lingui/react';
import { createElement, use, type ComponentProps } from 'react';

/** Lingui's hook with a clear error when the provider is missing, in production as well. The packages are compiled against this module. */
export function useLingui() {
  const context = use(LinguiContext);
  if (context === null)
    throw new Error(
      '@lianxin/ui: no texts for this component; put the page into <I18nProvider i18n={i18n}> of @lingui/react, of which there must be only one copy.',
    );
  return context;
}

/** Lingui's `Trans` with a clear error when the provider is missing. */
export function Trans(props: ComponentProps<typeof LinguiTrans>) {
  useLingui();
  return createElement(LinguiTrans, props);
}
