import { createTransport } from 'nodemailer';
import type { MailConfig } from '../config/config.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** A mail with its Message-ID. A retry keeps the id, so that the mail server can detect duplicates. */
export interface OutgoingMail extends Mail {
  readonly id: string;
}

/** Sends mails. Rejects when the mail was not accepted. */
export interface MailPort {
  send(mail: OutgoingMail): Promise<void>;
}

const TIMEOUT_MS = 10_000;

/** Sends plain text mails by SMTP. They contain no links except the platform's address. */
export function smtpMail({ url, from }: MailConfig, timeoutMs = TIMEOUT_MS): MailPort {
  const timeouts = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
  const transport = createTransport({ url, disableFileAccess: true, disableUrlAccess: true, ...timeouts }, { from });
  const domain = /@([^\s<>@]+)>?$/.exec(from)?.[1] ?? 'localhost';
  return {
    async send({ id, to, subject, text }) {
      const late = AbortSignal.timeout(timeoutMs);
      await Promise.race([
        transport.sendMail({ to, subject, text, messageId: `<${id}@${domain}>` }),
        new Promise<never>((_, reject) =>
          late.addEventListener('abort', () => reject(new Error('the mail server does not answer')), { once: true }),
        ),
      ]);
    },
  };
}
