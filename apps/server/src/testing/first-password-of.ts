import { sentTo } from '../platform/outbox/outbox.ts';
import type { TestServer } from './test-server.ts';

/** The most recent first password sent to an operator's mobile. */
export async function firstPasswordOf({ database }: TestServer, mobile: string): Promise<string> {
  const [newest] = await sentTo(database.db, mobile);
  const found = /(\w{5}-){3}\w{5}/.exec(newest?.text ?? '')?.[0];
  if (found === undefined) throw new Error(`no first password was sent to ${mobile}`);
  return found;
}
