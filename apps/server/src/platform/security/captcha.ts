import { createHash } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import type { Ids } from '../clock/ids.ts';
import type { Random } from '../clock/random.ts';
import type { Db } from '../db/client.ts';
import type { OutboxPort } from '../outbox/outbox.ts';
import { captcha } from '../../schema/index.ts';
import { GLYPHS } from './captcha-glyphs.ts';
import { captchaPicture } from './captcha-picture.ts';
import type { Keyring } from './keys.ts';

const LENGTH = 4;
const VALID_MS = 120_000;

interface Tools {
  readonly db: Db;
  readonly ids: Ids;
  readonly random: Random;
  readonly wallClock: Clock;
}

const answerHash = (keys: Keyring, captchaId: string, answer: string) =>
  keys.hmac('captcha', `${captchaId}:${answer.trim().toUpperCase()}`);

/** Draws a captcha of four characters, valid for 120 s and one attempt. */
export async function drawCaptcha(
  { db, ids, random, wallClock }: Tools,
  keys: Keyring,
): Promise<{ captchaId: string; image: string; text: string }> {
  const alphabet = Object.keys(GLYPHS);
  const text = Array.from({ length: LENGTH }, () => alphabet[random.below(alphabet.length)] ?? '').join('');
  const captchaId = ids.next();
  const expiresAt = new Date(wallClock.now().getTime() + VALID_MS);
  await db.insert(captcha).values({ captchaId, answerHash: answerHash(keys, captchaId, text), expiresAt });
  return { captchaId, text, image: `data:image/png;base64,${captchaPicture(text, random).toString('base64')}` };
}

/** Puts the answer into the sandbox's outbox under the picture's SHA-256, because tests cannot read captchas. */
export const revealInOutbox = (outbox: OutboxPort, image: string, text: string): Promise<void> =>
  outbox.send({ to: createHash('sha256').update(image).digest('hex'), kind: 'sms', text: `图形验证码 ${text}` });

/** Checks the answer, ignoring case. The captcha is used up either way. */
export async function isCaptchaCorrect(
  { db, wallClock }: Pick<Tools, 'db' | 'wallClock'>,
  keys: Keyring,
  captchaId: string,
  answer: string,
): Promise<boolean> {
  const used = await db
    .delete(captcha)
    .where(and(eq(captcha.captchaId, captchaId), gt(captcha.expiresAt, wallClock.now())))
    .returning({ answerHash: captcha.answerHash });
  return used[0]?.answerHash === answerHash(keys, captchaId, answer);
}
