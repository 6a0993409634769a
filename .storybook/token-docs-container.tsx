import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { create } from 'storybook/theming';
import { markRoot } from './mark-root.ts';
import { useGlobals } from './use-globals.ts';

/** A Storybook theme in the current token colours, so that components are shown on the surface for which they are designed. */
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

/** The container of every docs page, with the theme chosen in the toolbar. */
export function TokenDocsContainer(props: DocsContainerProps & { readonly children?: React.ReactNode }) {
  const globals = useGlobals(props.context.channel);
  markRoot(globals);
  return <DocsContainer {...props} theme={themeOf(globals['theme'] === 'dark' ? 'dark' : 'light')} />;
}
