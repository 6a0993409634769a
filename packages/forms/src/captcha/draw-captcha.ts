const CAPTCHA_WIDTH = 112;
const CAPTCHA_HEIGHT = 36;

export interface CaptchaInk {
  readonly ink: string;
  readonly line: string;
}

const between = (random: () => number, from: number, to: number): number => from + random() * (to - from);

/** Draws a code: each character is slightly rotated and shifted, with random lines across. */
export function drawCaptcha(canvas: HTMLCanvasElement, code: string, { ink, line }: CaptchaInk, random: () => number = Math.random): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const scale = globalThis.devicePixelRatio || 1;
  canvas.width = CAPTCHA_WIDTH * scale;
  canvas.height = CAPTCHA_HEIGHT * scale;
  context.scale(scale, scale);
  context.strokeStyle = line;
  for (let line = 0; line < 4; line += 1) {
    context.beginPath();
    context.moveTo(between(random, 0, CAPTCHA_WIDTH), between(random, 0, CAPTCHA_HEIGHT));
    context.lineTo(between(random, 0, CAPTCHA_WIDTH), between(random, 0, CAPTCHA_HEIGHT));
    context.stroke();
  }
  context.fillStyle = ink;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const step = CAPTCHA_WIDTH / (code.length + 1);
  for (const [index, character] of Array.from(code).entries()) {
    context.save();
    context.translate(step * (index + 1), CAPTCHA_HEIGHT / 2 + between(random, -3, 3));
    context.rotate(between(random, -0.35, 0.35));
    context.font = `600 ${Math.round(between(random, 20, 24))}px Georgia, serif`;
    context.fillText(character, 0, 0);
    context.restore();
  }
}
