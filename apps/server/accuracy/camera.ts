import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium, type Browser, type LaunchOptions, type Page as Tab } from 'playwright';
import sharp from 'sharp';
import type { Chance } from './chance.ts';
import { addNoise, photograph } from './lens.ts';
import type { Page } from './licence-layouts.ts';

/** Fonts of documents. The first two are installed on the machine, the last comes with a package. */
export const FONTS = { sans: 'Noto Sans CJK SC', serif: 'Noto Serif CJK SC', display: 'XiaoWei' } as const;
export type Font = keyof typeof FONTS;

const require = createRequire(import.meta.url);
const packaged = require.resolve('@fontsource/zcool-xiaowei/files/zcool-xiaowei-chinese-simplified-400-normal.woff2');
const TABLES = [
  [140, 143, 148],
  [216, 212, 204],
  [90, 74, 60],
  [242, 242, 242],
] as const;

/** Simulates photographs of pages taken with a phone: rotated, in perspective, blurred, unevenly lit, noisy and compressed. */
export class Camera {
  private readonly browser: Browser;
  private readonly tab: Tab;

  private constructor(browser: Browser, tab: Tab) {
    this.browser = browser;
    this.tab = tab;
  }

  static async open(options: LaunchOptions): Promise<Camera> {
    const browser = await chromium.launch(options);
    const tab = await browser.newPage({ viewport: { width: 1400, height: 1300 } });
    const font = readFileSync(packaged).toString('base64');
    await tab.setContent(
      `<style>@font-face{font-family:XiaoWei;src:url(data:font/woff2;base64,${font})}body{margin:0}</style><main>字<b style="font-family:XiaoWei">字</b></main>`,
    );
    await tab.evaluate(() => document.fonts.ready);
    return new Camera(browser, tab);
  }

  async take({ width, height, html }: Page, font: Font, chance: Chance): Promise<Buffer> {
    const body = `<div style="position:relative;width:${width}px;height:${height}px;font-family:'${FONTS[font]}','Noto Sans CJK SC'">${html}</div>`;
    await this.tab.locator('main').evaluate((main, inside) => {
      main.innerHTML = inside;
    }, body);
    const png = await this.tab.screenshot({ type: 'png', clip: { x: 0, y: 0, width, height } });
    const { data } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const seen = photograph({ width, height, pixels: data }, chance.one(TABLES), chance);
    const raw = { raw: { width: seen.width, height: seen.height, channels: 3 } } as const;
    const unsharp = { ...seen, pixels: await sharp(seen.pixels, raw).blur(chance.around(0.3, 0.95)).raw().toBuffer() };
    addNoise(unsharp, chance.around(4, 26));
    return sharp(unsharp.pixels, raw)
      .jpeg({ quality: chance.between(45, 90) })
      .toBuffer();
  }

  async close(): Promise<void> {
    await this.browser.close();
  }
}
