interface PolicyFactory {
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string) => string | null; createScriptURL: (url: string) => string | null },
  ) => unknown;
}

declare global {
  /** Read by libraries that add style elements. */
  var __webpack_nonce__: string | undefined;
  interface Window {
    readonly trustedTypes?: PolicyFactory;
  }
}

/** Radix Select writes one constant style sheet as HTML. Nothing else is allowed, and that contains no tag. */
const isSelectStyle = (html: string): boolean => html.startsWith('[data-radix-select-viewport]{') && !html.includes('<');

/** The service worker, with a script named by a string. */
export const SERVICE_WORKER = 'sw.js';

/** Whether the string names a script of the build, such as a worker. */
function isOwnScript(url: string): boolean {
  const worker = new URL('assets/worker-', document.baseURI).href;
  return url === SERVICE_WORKER || (url.startsWith(worker) && !url.includes('/', worker.length));
}

/** Makes libraries comply with the content policy: styles by nonce, no HTML from text, no foreign scripts (safety.md, CSP). */
export function keepToContentPolicy(): void {
  globalThis.__webpack_nonce__ = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce;
  window.trustedTypes?.createPolicy('default', {
    createHTML: (html) => (isSelectStyle(html) ? html : null),
    createScriptURL: (url) => (isOwnScript(url) ? url : null),
  });
}
