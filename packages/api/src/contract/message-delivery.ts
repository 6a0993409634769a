import * as z from 'zod/mini';
import { act, query, resource } from './endpoint.ts';
import { MessageType } from './schemas/news.ts';

/** A time of day on Shanghai's clock. */
const ClockTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const Quiet = z.nullable(z.object({ from: ClockTime, to: ClockTime }));
const Types = z.array(MessageType).check(z.maxLength(4));
const Address = z.email().check(z.maxLength(254));
const Code = z.string().check(z.regex(/^\d{6}$/));

/** What leaves the platform for a person: by SMS and by mail, as they set it. */
export const deliveryCalls = resource('message', 'api', '/message', {
  delivery: query('/getDelivery', {
    summary: '提醒设置',
    source: 'added',
    needs: 'message.read',
    request: z.strictObject({}),
    response: z.object({
      /** Where an SMS goes, masked. */
      mobile: z.string(),
      /** Whether this platform sends SMS and mail at all. */
      smsAvailable: z.boolean(),
      mailAvailable: z.boolean(),
      /** A confirmed address, masked; null: none yet. */
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
  /** Quiet hours put a text off to their end; nothing is dropped. */
  saveDelivery: act('/saveDelivery', {
    summary: '保存提醒设置',
    source: 'added',
    needs: 'message.read',
    request: z.strictObject({ smsTypes: Types, mailTypes: Types, quiet: Quiet }),
    response: z.object({}),
    refuses: ['MAIL_UNCONFIRMED'],
    example: { request: { smsTypes: ['task'], mailTypes: [], quiet: null }, response: {} },
  }),
  /** Sends a code to a mailbox, so that nobody can have messages sent to another's. */
  sendMailCode: act('/sendMailCode', {
    summary: '发送邮箱验证码',
    source: 'added',
    needs: 'message.read',
    request: z.strictObject({ address: Address }),
    response: z.object({ validMinutes: z.int() }),
    refuses: ['TOO_FREQUENT', 'MAINTENANCE'],
    example: { request: { address: 'wang@example.com' }, response: { validMinutes: 10 } },
  }),
  /** A wrong code counts once, however often the same call is sent. */
  confirmMail: act('/confirmMail', {
    summary: '确认邮箱',
    source: 'added',
    needs: 'message.read',
    request: z.strictObject({ address: Address, code: Code }),
    response: z.object({}),
    refuses: ['CAPTCHA_WRONG'],
    example: { request: { address: 'wang@example.com', code: '204816' }, response: {} },
  }),
});
