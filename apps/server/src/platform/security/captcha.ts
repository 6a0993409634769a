import { and, eq, gt } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import type { Ids } from '../clock/ids.ts';
import type { Random } from '../clock/random.ts';
import type { Db } from '../db/client.ts';
import { captcha } from '../../schema/index.ts';
import { GLYPHS } from './captcha-glyphs.ts';
import type { Keyring } from './keys.ts';

const LENGTH = 4;
const VALID_MS = 120_000;
const WIDTH = 120;
const HEIGHT = 40;
/** Stands at 4:1 on the light paper and on the dark one: the picture has no ground of its own. */
const INK = '#1f8791';

/** Draws the characters as strokes: no text stands in the picture. */
function draw(text: string, random: Random): string {
  const vary = (spread: number) => random.below(spread * 20) / 10 - spread;
  const strokes = text.split('').map((char, place) => {
    const turn = `translate(${12 + place * 27 + vary(2)} ${8 + vary(4)}) rotate(${vary(18)} 9 13) scale(${1 + vary(2) / 14})`;
    const paths = (GLYPHS[char] ?? []).map((line) => `M${line.map(([x, y]) => `${x * 4.5 + vary(0.8)} ${y * 4.2 + vary(0.8)}`).join('L')}`);
    return `<path transform="${turn}" d="${paths.join('')}"/>`;
  });
  const noise = Array.from({ length: 5 }, () => {
    const at = () => `${random.below(WIDTH)} ${random.below(HEIGHT)}`;
    return `<path stroke-width="1" opacity=".5" d="M${at()}Q${at()} ${at()}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><g fill="none" stroke="${INK}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round">${strokes.join('')}${noise.join('')}</g></svg>`;
}

interface Tools {
  readonly db: Db;
  readonly ids: Ids;
  readonly random: Random;
  readonly wallClock: Clock;
}

const answerHash = (keys: Keyring, captchaId: string, answer: string) =>
  keys.seal('captcha', `${captchaId}:${answer.trim().toUpperCase()}`);

/** Draws a picture of four characters, good for 120 s and one use. */
export async function drawCaptcha(
  { db, ids, random, wallClock }: Tools,
  keys: Keyring,
): Promise<{ captchaId: string; image: string; text: string }> {
  const alphabet = Object.keys(GLYPHS);
  const text = Array.from({ length: LENGTH }, () => alphabet[random.below(alphabet.length)] ?? '').join('');
  const captchaId = ids.next();
  const expiresAt = new Date(wallClock.now().getTime() + VALID_MS);
  await db.insert(captcha).values({ captchaId, answerHash: answerHash(keys, captchaId, text), expiresAt });
  return { captchaId, text, image: `data:image/svg+xml;base64,${Buffer.from(draw(text, random)).toString('base64')}` };
}

/** Whether the answer is what the picture shows, whatever the case of its letters. The picture is used up either way. */
export async function answerCaptcha(
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
