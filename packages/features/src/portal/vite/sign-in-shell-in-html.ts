import { CHANNELS } from '@lianxin/domain';
import type { Plugin, ResolvedConfig } from 'vite';
import { SIGN_IN_SHELL_STYLE } from '../portal/begun.ts';
import type { SignInShellOptions } from '../portal/index.ts';
import { signInShellPlaces } from './sign-in-shell-places.ts';
import { signInShellScript } from './sign-in-shell-script.ts';
import { signInShellStyle } from './sign-in-shell-style.ts';
import { renderSignInShell } from './render-sign-in-shell.ts';
import type { FoundTable } from './table-of-screens.ts';

/** Marks parts of the HTML for visitors: a server may remove them for signed-in people. */
const FOR_VISITORS = 'data-visitor';

/**
 * Writes the sign-in page into the HTML, in both languages and styled, so that it is shown with the first bytes and works once the scripts
 * are loaded.
 */
export function signInShellInHtml(found: FoundTable, options: SignInShellOptions): Plugin {
  let config: ResolvedConfig | undefined;
  return {
    name: 'sign-in-shell-in-html',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const places = signInShellPlaces(found);
        if (bundle === undefined || config === undefined || places === undefined) return html;
        const files = Object.values(bundle);
        const code = files.flatMap((file) => (file.type === 'chunk' && file.name === 'start' ? [file.code] : [])).join('\n');
        const sheets = files.flatMap((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : []));
        const [chinese, english] = await renderSignInShell(config, options, places);
        if (chinese === undefined || english === undefined) throw new Error('the sign-in page was not drawn');
        const script = signInShellScript({ brand: options.brand.theme, titles: [chinese.title, english.title] });
        const facts = JSON.stringify({ ...places, channels: (options.channels ?? CHANNELS).list.length });
        const look = signInShellStyle(sheets.join(''), `${code}${chinese.html}`);
        const inBody = [
          { tag: 'script', attrs: { type: 'application/json', id: 'sign-in-shell' }, children: facts },
          { tag: 'template', attrs: { id: 'sign-in-shell-zh' }, children: chinese.html },
          { tag: 'template', attrs: { id: 'sign-in-shell-en' }, children: english.html },
          { tag: 'script', attrs: {}, children: script },
        ];
        // As tags, so that a bank's page needs no explicit head and body.
        return {
          html,
          tags: [
            { tag: 'style', injectTo: 'head', attrs: { id: SIGN_IN_SHELL_STYLE, [FOR_VISITORS]: true }, children: look },
            ...inBody.map((tag) => ({ ...tag, injectTo: 'body' as const, attrs: { ...tag.attrs, [FOR_VISITORS]: true } })),
          ],
        };
      },
    },
  };
}
