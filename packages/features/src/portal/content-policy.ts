interface PolicyFactory {
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string) => string | null; createScriptURL: (url: string) => string | null },
  ) => unknown;
}

declare global {
  /** Read by the libraries that add a style element of their own. */
  var __webpack_nonce__: string | undefined;
  interface Window {
    readonly trustedTypes?: PolicyFactory;
  }
}

/** Radix Select writes one constant style sheet as HTML. Nothing else may be written so, and that cannot hold a tag. */
const isSelectStyle = (html: string): boolean => html.startsWith('[data-radix-select-viewport]{') && !html.includes('<');

/** The one script that is named by a text: what keeps the portal for the next visit. */
export const SERVICE_WORKER = 'sw.js';

/** Makes the libraries keep to the page's content policy: styles by its nonce, no HTML from text (safety.md, CSP). */
export function keepToContentPolicy(): void {
  globalThis.__webpack_nonce__ = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce;
  window.trustedTypes?.createPolicy('default', {
    createHTML: (html) => (isSelectStyle(html) ? html : null),
    createScriptURL: (url) => (url === SERVICE_WORKER ? url : null),
  });
}
