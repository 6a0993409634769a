import { createTransport } from 'nodemailer';
import type { MailConfig } from '../config.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Mails leave through this. Rejects where the mail was not taken. */
export interface MailPort {
  send(mail: Mail): Promise<void>;
}

const PATIENCE_MS = 10_000;

/** Hands mails to a mail server. Plain text only: there is nothing in it to be clicked but the address of the platform. */
export function smtpMail({ url, from }: MailConfig): MailPort {
  const transport = createTransport(url, { from, disableFileAccess: true, disableUrlAccess: true });
  return {
    async send({ to, subject, text }) {
      const late = AbortSignal.timeout(PATIENCE_MS);
      await Promise.race([
        transport.sendMail({ to, subject, text }),
        new Promise<never>((_, reject) =>
          late.addEventListener('abort', () => reject(new Error('the mail server does not answer')), { once: true }),
        ),
      ]);
    },
  };
}
