/** The code in a partner's link. */
export interface EntryCode {
  readonly code: string;
  /** The integration in the link; it stays in the address (specification §2.1). */
  readonly partner?: string;
}

const CODE = /^[\w-]{1,128}$/;
const PARTNER = /^[\w-]{1,40}$/;

interface Taken {
  readonly rest: string;
  readonly token: string | undefined;
}

function withoutToken(query: string): Taken {
  const params = new URLSearchParams(query);
  const token = params.get('token') ?? undefined;
  params.delete('token');
  const rest = params.toString();
  return { rest: rest === '' ? '' : `?${rest}`, token };
}

/**
 * Removes a partner's one-time code from the address and the history: `?token=`, `#token=` or `#/page?token=`. Runs before anything else,
 * so that nothing else sees it (decisions §4).
 */
export function takeEntryCode(): EntryCode | undefined {
  const { pathname, search, hash } = window.location;
  const isRoute = hash === '' || hash.startsWith('#/');
  const [route = '', ...afterRoute] = hash.split('?');
  const inSearch = withoutToken(search);
  const inHash = withoutToken(isRoute ? afterRoute.join('?') : hash.slice(1));
  const token = inSearch.token ?? inHash.token;
  if (token === undefined) return undefined;
  // A fragment without a route becomes the root; its other parameters move to the query.
  const kept = isRoute ? inSearch.rest : inSearch.rest + (inSearch.rest === '' ? inHash.rest : inHash.rest.replace('?', '&'));
  window.history.replaceState(window.history.state, '', `${pathname}${kept}${isRoute ? `${route}${inHash.rest}` : '#/'}`);
  const partner = new URLSearchParams(kept).get('yycode') ?? new URLSearchParams(inHash.rest).get('yycode') ?? '';
  // Send a malformed code as such: the server explains what to do.
  return { code: CODE.test(token) ? token : 'malformed', ...(PARTNER.test(partner) ? { partner } : {}) };
}

/** The code this window was opened with; undefined during the build, without a window. */
export const entryCode = typeof window === 'undefined' ? undefined : takeEntryCode();
