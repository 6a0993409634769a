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

/** What keeps the portal for the next visit: a script that is named by a text. */
export const SERVICE_WORKER = 'sw.js';

/** Whether a script may be named by this text: only what the build itself put there, of which the workers beside the page begin so. */
function isOwnScript(url: string): boolean {
  const worker = new URL('assets/worker-', document.baseURI).href;
  return url === SERVICE_WORKER || (url.startsWith(worker) && !url.includes('/', worker.length));
}

/** Makes the libraries keep to the page's content policy: styles by its nonce, no HTML from text, no script but our own (safety.md, CSP). */
export function keepToContentPolicy(): void {
  globalThis.__webpack_nonce__ = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce;
  window.trustedTypes?.createPolicy('default', {
    createHTML: (html) => (isSelectStyle(html) ? html : null),
    createScriptURL: (url) => (isOwnScript(url) ? url : null),
  });
}
