import { ApiError } from '../client/api-error.ts';
import { createClient, type ApiClient, type ClientOptions } from '../client/create-client.ts';
import { account } from '../contract/account.ts';
import { cookieJar } from './cookie-jar.ts';

export interface NodeClientOptions extends Pick<ClientOptions, 'onEvent' | 'confirm' | 'askAfterMs'> {
  /** Address of the platform, such as `https://portal.bank.example`. */
  readonly baseUrl: string;
  readonly userName: string;
  /** As the person types it: the client gives it the form of the wire. */
  readonly password: string;
  /** Where the calls live below the address. @default `/api`, `/apk` and the address itself */
  readonly bases?: ClientOptions['bases'];
  /** The language of the server's messages. @default 'zh-CN' */
  readonly language?: 'zh-CN' | 'en-US';
  /** @default the platform's fetch */
  readonly fetch?: typeof globalThis.fetch;
}

/**
 * A client that signs in with its first call, and again when its session has ended. After a switch to another enterprise it does not repeat
 * the call that met the end: that call rejects with `sessionExpired`, and the next one begins in the person's first enterprise.
 */
export interface NodeClient extends Pick<ApiClient, 'call' | 'listen' | 'newId' | 'urlOf'> {
  /** Ends the session, if there is one. */
  readonly signOut: () => Promise<void>;
}

const BASES: ClientOptions['bases'] = { api: '/api', financing: '/apk', common: '' };

const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];

/** A password on the wire: Base64 of its UTF-8. */
const encoded = (password: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(password)));

const isExpired = (error: unknown): boolean => error instanceof ApiError && error.kind === 'sessionExpired';

/** The client of a program: cookies, the anti-forgery pair, the marker and the session are its own business. */
export function createNodeClient(options: NodeClientOptions): NodeClient {
  const { baseUrl, userName, password, bases = BASES, language = 'zh-CN', fetch = globalThis.fetch, ...rest } = options;
  const cookies = cookieJar();
  const origin = baseUrl.replace(/\/+$/, '');
  const { protocol, hostname } = new URL(origin);
  if (protocol !== 'https:' && !LOOPBACK.includes(hostname))
    throw new Error(`createNodeClient: ${origin} would send the password in clear; use https`);

  const client = createClient({
    ...rest,
    bases: { api: origin + bases.api, financing: origin + bases.financing, common: origin + bases.common },
    readMarker: () => cookies.get('admin-successToken'),
    readAntiForgery: () => cookies.get('XSRF-TOKEN'),
    readLanguage: () => language,
    fetch: async (address, init) => {
      const headers = new Headers(init?.headers);
      const sent = cookies.header();
      const isOurs = init?.credentials !== 'omit';
      if (sent !== '' && isOurs) headers.set('Cookie', sent);
      // The calls never redirect; what does would carry the password and the marker elsewhere.
      const answer = await fetch(address, { ...init, headers, redirect: 'error' });
      if (isOurs) cookies.take(answer.headers);
      return answer;
    },
  });

  let session: Promise<unknown> | undefined;
  let hasSwitched = false;
  /** The session of now, shared by all calls that wait for it. */
  const signedIn = async (): Promise<unknown> => {
    session ??= client.call(account.login, { userName, password: encoded(password) });
    const mine = session;
    try {
      await mine;
    } catch (error) {
      if (session === mine) session = undefined;
      throw error;
    }
    return mine;
  };

  return {
    listen: client.listen,
    newId: client.newId,
    urlOf: client.urlOf,
    async call(endpoint, request, given = {}) {
      // One key for both tries: what was done before the session ended is not done again.
      const kept = endpoint.kind === 'act' ? { ...given, idempotencyKey: given.idempotencyKey ?? client.newId() } : given;
      await signedIn();
      const used = session;
      try {
        const answer = await client.call(endpoint, request, kept);
        if (endpoint.path === account.switchEnterprise.path) hasSwitched = true;
        return answer;
      } catch (error) {
        if (!isExpired(error)) throw error;
        if (session === used) session = undefined;
        // A new session begins in the person's first enterprise, where an act for another one must not be repeated.
        if (hasSwitched) {
          hasSwitched = false;
          throw error;
        }
        await signedIn();
        return client.call(endpoint, request, kept);
      }
    },
    async signOut() {
      const mine = session;
      if (mine === undefined) return;
      session = undefined;
      hasSwitched = false;
      const isSignedIn = await mine.then(
        () => true,
        () => false,
      );
      if (isSignedIn) await client.call(account.logout, {});
    },
  };
}
