import { LinguiContext, Trans as LinguiTrans } from '@lingui/react';
import { createElement, use, type ComponentProps } from 'react';

/** The words around a part, as Lingui's own hook gives them. The packages are built with it: where nobody provides words it says so, in production too. */
export function useLingui() {
  const context = use(LinguiContext);
  if (context === null)
    throw new Error(
      '@lianxin/ui: nothing around this part has words for it; put the page into <I18nProvider i18n={i18n}> of @lingui/react, of which there must be one copy.',
    );
  return context;
}

/** A sentence with markup, as Lingui's own; where nobody provides words it says so. */
export function Trans(props: ComponentProps<typeof LinguiTrans>) {
  useLingui();
  return createElement(LinguiTrans, props);
}
