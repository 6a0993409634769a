import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string>();

/** Runs a request or a job under its id, which goes along to external services and into the log. */
export const underWorkId = <Result>(id: string, work: () => Result): Result => current.run(id, work);

/** The id of the request or job that runs now; undefined outside of them. */
export const currentWorkId = (): string | undefined => current.getStore();

/** What an id of a proxy may look like: random ids of nginx, Caddy, HAProxy and of tracing systems do. */
const ADOPTED = /^[A-Za-z0-9._-]{8,64}$/;

/** The id that a trusted proxy gave a request, if it has the agreed form. It is written into logs and sent on. */
export const adoptedId = (header: string | readonly string[] | undefined): string | undefined =>
  typeof header === 'string' && ADOPTED.test(header) ? header : undefined;
