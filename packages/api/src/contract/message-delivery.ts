import * as z from 'zod/mini';
import { act, query, resource } from './endpoint.ts';
import { MessageType } from './schemas/news.ts';
import { Email } from './schemas/primitives.ts';

/** A time of day in Shanghai. */
const ClockTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const Quiet = z.nullable(z.object({ from: ClockTime, to: ClockTime }));
const Types = z.array(MessageType).check(z.maxLength(4));
const Code = z.string().check(z.regex(/^\d{6}$/));

/** Delivery of messages by SMS and e-mail, as each person sets it. */
export const deliveryCalls = resource('message', 'api', '/message', {
  delivery: query('/getDelivery', {
    summary: '提醒设置',
    source: 'added',
    needs: 'message.read',
    request: z.strictObject({}),
    response: z.object({
      /** The mobile number for SMS, masked. */
      mobile: z.string(),
      /** Whether this installation sends SMS and e-mail. */
      smsAvailable: z.boolean(),
      mailAvailable: z.boolean(),
      /** The confirmed e-mail address, masked; null where there is none. */
      mailAddress: z.nullable(z.string()),
      smsTypes: Types,
      mailTypes: Types,
      quiet: Quiet,
    }),
    example: {
      request: {},
      response: {
        mobile: '139****0002',
        smsAvailable: true,
        mailAvailable: true,
        mailAddress: 'w***@example.com',
        smsTypes: ['task', 'due'],
        mailTypes: ['task'],
        quiet: { from: '22:00', to: '08:00' },
      },
    },
  }),
  /** During quiet hours an SMS is delayed to their end; none is dropped. */
  saveDelivery: act('/saveDelivery', {
    summary: '保存提醒设置',
    source: 'added',
    needs: 'message.read',
    request: z.strictObject({ smsTypes: Types, mailTypes: Types, quiet: Quiet }),
    response: z.object({}),
    refuses: ['MAIL_UNCONFIRMED'],
    example: { request: { smsTypes: ['task'], mailTypes: [], quiet: null }, response: {} },
  }),
  /** Sends a code to an e-mail address, to confirm that it is the person's own. */
  sendMailCode: act('/sendMailCode', {
    summary: '发送邮箱验证码',
    source: 'added',
    needs: 'message.read',
    request: z.strictObject({ address: Email }),
    response: z.object({ validMinutes: z.int() }),
    refuses: ['TOO_FREQUENT', 'MAINTENANCE'],
    example: { request: { address: 'wang@example.com' }, response: { validMinutes: 10 } },
  }),
  /** A wrong code counts once, however often the same call is sent. */
  confirmMail: act('/confirmMail', {
    summary: '确认邮箱',
    source: 'added',
    needs: 'message.read',
    request: z.strictObject({ address: Email, code: Code }),
    response: z.object({}),
    refuses: ['CAPTCHA_WRONG'],
    example: { request: { address: 'wang@example.com', code: '204816' }, response: {} },
  }),
});
