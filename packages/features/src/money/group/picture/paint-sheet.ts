import { standaloneSvg } from './standalone-svg.ts';

/** Pixel ratio, for paper and dense screens. */
const SCALE = 2;

async function imageOf(svg: SVGSVGElement): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(standaloneSvg(svg, SCALE))}`;
  await image.decode();
  return image;
}

/** Texts of an element with positions. */
function* textsOf(sheet: HTMLElement) {
  const walk = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    // SVG paints its own texts; texts for screen readers are left out.
    if (parent === null || text === '' || parent.closest('svg, .sr-only') !== null) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    yield { text, box: range.getBoundingClientRect(), style: getComputedStyle(parent) };
  }
}

/**
 * Paints an element as a PNG: background, swatches (`data-swatch`), drawings and texts at their positions. Texts must not wrap. Throws if
 * the browser cannot paint.
 */
export async function paintSheet(sheet: HTMLElement): Promise<Blob> {
  const ground = sheet.getBoundingClientRect();
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(ground.width * SCALE);
  canvas.height = Math.ceil(ground.height * SCALE);
  const brush = canvas.getContext('2d');
  if (brush === null) throw new Error('picture: this browser gives no canvas to paint on');
  brush.scale(SCALE, SCALE);
  brush.translate(-ground.left, -ground.top);
  const fill = (element: Element, box: DOMRect) => {
    brush.fillStyle = getComputedStyle(element).backgroundColor;
    brush.fillRect(box.left, box.top, box.width, box.height);
  };
  fill(sheet, ground);
  for (const swatch of sheet.querySelectorAll('[data-swatch]')) fill(swatch, swatch.getBoundingClientRect());
  const drawings = [...sheet.querySelectorAll('svg')];
  const images = await Promise.all(drawings.map(imageOf));
  for (const [index, drawing] of drawings.entries()) {
    const { left, top, width, height } = drawing.getBoundingClientRect();
    const image = images[index];
    if (image) brush.drawImage(image, left, top, width, height);
  }
  brush.textBaseline = 'middle';
  for (const { text, box, style } of textsOf(sheet)) {
    brush.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    brush.fillStyle = style.color;
    brush.fillText(text, box.left, box.top + box.height / 2, box.width);
  }
  const painted = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (painted === null) throw new Error('picture: the browser made no PNG of the canvas');
  return painted;
}
