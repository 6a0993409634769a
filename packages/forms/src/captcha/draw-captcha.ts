const CAPTCHA_WIDTH = 112;
const CAPTCHA_HEIGHT = 36;

export interface CaptchaInk {
  readonly ink: string;
  readonly line: string;
}

const between = (random: () => number, from: number, to: number): number => from + random() * (to - from);

/** Draws a code: each character turned a little and off its line, with strokes across. */
export function drawCaptcha(canvas: HTMLCanvasElement, code: string, { ink, line }: CaptchaInk, random: () => number = Math.random): void {
  const brush = canvas.getContext('2d');
  if (!brush) return;
  const scale = globalThis.devicePixelRatio || 1;
  canvas.width = CAPTCHA_WIDTH * scale;
  canvas.height = CAPTCHA_HEIGHT * scale;
  brush.scale(scale, scale);
  brush.strokeStyle = line;
  for (let stroke = 0; stroke < 4; stroke += 1) {
    brush.beginPath();
    brush.moveTo(between(random, 0, CAPTCHA_WIDTH), between(random, 0, CAPTCHA_HEIGHT));
    brush.lineTo(between(random, 0, CAPTCHA_WIDTH), between(random, 0, CAPTCHA_HEIGHT));
    brush.stroke();
  }
  brush.fillStyle = ink;
  brush.textAlign = 'center';
  brush.textBaseline = 'middle';
  const step = CAPTCHA_WIDTH / (code.length + 1);
  for (const [place, character] of Array.from(code).entries()) {
    brush.save();
    brush.translate(step * (place + 1), CAPTCHA_HEIGHT / 2 + between(random, -3, 3));
    brush.rotate(between(random, -0.35, 0.35));
    brush.font = `600 ${Math.round(between(random, 20, 24))}px Georgia, serif`;
    brush.fillText(character, 0, 0);
    brush.restore();
  }
}
