import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { create } from 'storybook/theming';
import { markRoot } from './mark-root.ts';
import { useGlobals } from './use-globals.ts';

/** Storybook's own look in the colours of the tokens as they are now, so that a part stands on the surface it was drawn for. */
function themeOf(base: 'light' | 'dark') {
  const tokens = getComputedStyle(document.documentElement);
  const [surface, ink, line, accent] = ['--surface', '--ink', '--line', '--accent'].map((name) => tokens.getPropertyValue(name).trim());
  if (!surface || !ink || !line || !accent) throw new Error('The tokens of ui/styles are missing: preview.css has to import theme.css.');
  return create({
    base,
    appBg: surface,
    appContentBg: surface,
    appPreviewBg: surface,
    appBorderColor: line,
    barBg: surface,
    textColor: ink,
    inputBg: surface,
    inputTextColor: ink,
    colorPrimary: accent,
    colorSecondary: accent,
  });
}

/** What every docs page stands in: light or dark as the toolbar says. */
export function TokenDocsContainer(props: DocsContainerProps & { readonly children?: React.ReactNode }) {
  const globals = useGlobals(props.context.channel);
  markRoot(globals);
  return <DocsContainer {...props} theme={themeOf(globals['theme'] === 'dark' ? 'dark' : 'light')} />;
}
