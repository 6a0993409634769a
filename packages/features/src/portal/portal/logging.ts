import type { ClientEvent } from '@lianxin/api/client';
import { noteFailure } from '../../foundation/support/index.ts';
import { describeLogWith, fingerprint, log, redactedAddress } from '../../platform/system/index.ts';
import { readCookie, readMarker } from '../../platform/session/index.ts';

let userName = '';

/** Sets the user of the log. */
export function logAs(name: string): void {
  userName = name;
}

/** Logs the client's events (specification §8: statuses are logged). */
export function logClientEvent(event: ClientEvent): void {
  const { path } = event.endpoint;
  if (event.type === 'success') log({ message: `${path} 00000`, type: event.endpoint.kind === 'act' ? 'success' : 'info' });
  else if (event.type === 'sessionExpired') log({ message: `${path} 00018`, type: 'warning' });
  else if (event.type === 'slow') log({ message: `${path} still under way`, type: 'warning' });
  else if (event.type === 'lost') log({ message: `${path} answer lost`, type: 'warning' });
  else if (event.type === 'found') log({ message: `${path} ${event.done ? 'found done' : 'not found done'}`, type: 'warning' });
  else if (event.type === 'error') {
    const { error } = event;
    if (error.requestId !== undefined) noteFailure(error.requestId);
    const number = [error.code, error.status, error.requestId].filter((part) => part !== undefined).join(' ');
    log({ message: `${path} ${error.kind} ${number} ${error.message}`, type: error.kind === 'refusal' ? 'warning' : 'error' });
  }
}

export function logDefect(error: unknown): void {
  log({ message: error instanceof Error ? `${error.name}: ${error.message}` : String(error), type: 'error' });
}

/** Logs uncaught errors, and tells the log who is where (specification §3, §8). */
export function startLogging(): void {
  describeLogWith(async () => ({
    user: userName,
    uuid: readCookie('admin-uuid') ?? '',
    token: await fingerprint(readMarker()),
    url: redactedAddress(`${window.location.pathname}${window.location.hash}`),
  }));
  window.addEventListener('error', (event) => log({ message: event.message, type: 'error' }));
  window.addEventListener('unhandledrejection', (event) => logDefect(event.reason));
}
