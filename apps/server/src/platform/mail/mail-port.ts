import { createTransport } from 'nodemailer';
import type { MailConfig } from '../config/config.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** A mail on its way. Sent again it keeps its id, so that a mail server that has it already can tell. */
export interface SentMail extends Mail {
  readonly id: string;
}

/** Mails leave through this. Rejects where the mail was not taken. */
export interface MailPort {
  send(mail: SentMail): Promise<void>;
}

const PATIENCE_MS = 10_000;

/** Hands mails to a mail server. Plain text only: there is nothing in it to be clicked but the address of the platform. */
export function smtpMail({ url, from }: MailConfig, patienceMs = PATIENCE_MS): MailPort {
  const timeouts = { connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs };
  const transport = createTransport({ url, disableFileAccess: true, disableUrlAccess: true, ...timeouts }, { from });
  const domain = /@([^\s<>@]+)>?$/.exec(from)?.[1] ?? 'localhost';
  return {
    async send({ id, to, subject, text }) {
      const late = AbortSignal.timeout(patienceMs);
      await Promise.race([
        transport.sendMail({ to, subject, text, messageId: `<${id}@${domain}>` }),
        new Promise<never>((_, reject) =>
          late.addEventListener('abort', () => reject(new Error('the mail server does not answer')), { once: true }),
        ),
      ]);
    },
  };
}
