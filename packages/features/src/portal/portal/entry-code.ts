/** What a partner's link carried. */
export interface EntryCode {
  readonly code: string;
  /** The integration that the link names; it stays in the address (specification §2.1). */
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
 * Takes a partner's one-time code out of the address and its entry in the history, wherever it stands: `?token=`, `#token=` or
 * `#/page?token=`. Runs before anything else of the portal, so that nothing else ever sees it (decisions §4).
 */
export function takeEntryCode(): EntryCode | undefined {
  const { pathname, search, hash } = window.location;
  const isRoute = hash === '' || hash.startsWith('#/');
  const [route = '', ...afterRoute] = hash.split('?');
  const inSearch = withoutToken(search);
  const inHash = withoutToken(isRoute ? afterRoute.join('?') : hash.slice(1));
  const token = inSearch.token ?? inHash.token;
  if (token === undefined) return undefined;
  // A fragment that is no route becomes the root; what else it named goes to the query, as if it had stood there.
  const kept = isRoute ? inSearch.rest : inSearch.rest + (inSearch.rest === '' ? inHash.rest : inHash.rest.replace('?', '&'));
  window.history.replaceState(window.history.state, '', `${pathname}${kept}${isRoute ? `${route}${inHash.rest}` : '#/'}`);
  const partner = new URLSearchParams(kept).get('yycode') ?? new URLSearchParams(inHash.rest).get('yycode') ?? '';
  // What cannot be a code is sent as one that never was: the server says what to do.
  return { code: CODE.test(token) ? token : 'malformed', ...(PARTNER.test(partner) ? { partner } : {}) };
}

/** The code this window was opened with; the build, which draws the sign-in page, has no window. */
export const entryCode = typeof window === 'undefined' ? undefined : takeEntryCode();
