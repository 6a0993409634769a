import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionCookies } from '../../platform/session/session-control.ts';

const DAY_S = 86_400;

/** Cookie names (specification §4, decisions.md §4). */
export const MARKER_COOKIE = 'admin-successToken';
export const UUID_COOKIE = 'admin-uuid';
export const ANTI_FORGERY_COOKIE = 'XSRF-TOKEN';

/** The credential's cookie. Under TLS the `__Host-` prefix binds it to the origin. */
export const credentialCookie = (secure: boolean): string => (secure ? '__Host-sid' : 'sid');

const DEVICE_DAYS = 90;

/** Recognises a browser in which somebody has signed in before. It is no credential. */
export const deviceCookie = (secure: boolean): string => (secure ? '__Host-device' : 'device');

export const deviceOf = (request: FastifyRequest, secure: boolean): string | undefined => request.cookies[deviceCookie(secure)];

export function setDeviceCookie(reply: FastifyReply, secure: boolean, device: string): void {
  const maxAge = DEVICE_DAYS * DAY_S;
  void reply.setCookie(deviceCookie(secure), device, { path: '/', httpOnly: true, sameSite: 'strict', secure, maxAge });
}

/** Sets the session cookies. Only the credential is HttpOnly. */
export function setSessionCookies(reply: FastifyReply, secure: boolean, { secret, marker, uuid, antiForgery }: SessionCookies): void {
  const readable = { path: '/', maxAge: DAY_S, sameSite: 'lax', secure } as const;
  void reply
    .setCookie(credentialCookie(secure), secret, { path: '/', httpOnly: true, sameSite: 'strict', secure })
    .setCookie(MARKER_COOKIE, marker, readable)
    .setCookie(UUID_COOKIE, uuid, readable)
    .setCookie(ANTI_FORGERY_COOKIE, antiForgery, { ...readable, sameSite: 'strict' });
}

export function clearSessionCookies(reply: FastifyReply, secure: boolean): void {
  for (const name of [credentialCookie(secure), MARKER_COOKIE, UUID_COOKIE, ANTI_FORGERY_COOKIE])
    void reply.clearCookie(name, { path: '/', secure });
}

export const credentialOf = (request: FastifyRequest, secure: boolean): string | undefined => request.cookies[credentialCookie(secure)];

const single = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** The marker from the `token` or `X-Token` header; undefined if there is none or they differ. */
export function markerOf({ headers }: FastifyRequest): string | undefined {
  const [token, xToken] = [single(headers['token']), single(headers['x-token'])];
  return token !== undefined && xToken !== undefined && token !== xToken ? undefined : (token ?? xToken);
}

export const antiForgeryOf = ({ headers }: FastifyRequest): string | undefined => single(headers['x-xsrf-token']);
