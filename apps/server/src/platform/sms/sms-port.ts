import { Refusal } from '@lianxin/domain';
import * as z from 'zod/mini';
import type { Clock } from '../clock/clock.ts';
import type { Ids } from '../clock/ids.ts';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/client.ts';
import { askGateway } from '../gateway/http-gateway.ts';
import { tableOutbox } from '../outbox/outbox.ts';

export interface TextMessage {
  /** Mobile number. */
  readonly to: string;
  readonly text: string;
}

/** Sends SMS. Rejects when the message was not accepted. */
export interface SmsPort {
  send(message: TextMessage): Promise<void>;
}

/** The configured gateway, or the outbox in a sandbox; otherwise SMS are refused as under maintenance. */
export function smsPort({ sms, sandbox }: Pick<Config, 'sms' | 'sandbox'>, db: Db, ids: Ids, clock: Clock): SmsPort {
  if (sms)
    return {
      async send({ to, text }) {
        await askGateway(sms, '/messages', { to, text, signature: sms.signature }, z.object({}));
      },
    };
  if (!sandbox)
    return {
      async send() {
        throw new Refusal('MAINTENANCE');
      },
    };
  const outbox = tableOutbox(db, ids, clock);
  return { send: (message) => outbox.send({ ...message, kind: 'sms' }) };
}
