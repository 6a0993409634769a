/** What makes a drawing look as it does; in a picture of its own none of the page's styles reach it. */
const PAINTED = [
  'fill',
  'stroke',
  'stroke-width',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'font-variant-numeric',
  'text-anchor',
] as const;

/** A drawing of the page as text that stands by itself: with the colours and type that it has in the page, and so many times as large. */
export function standaloneSvg(svg: SVGSVGElement, scale: number): string {
  const { width, height } = svg.getBoundingClientRect();
  const copy = document.importNode(svg, true);
  const copies = [copy, ...copy.querySelectorAll('*')];
  for (const [index, original] of [svg, ...svg.querySelectorAll('*')].entries()) {
    const style = getComputedStyle(original);
    const target = copies[index];
    target?.removeAttribute('class');
    target?.setAttribute('style', PAINTED.map((name) => `${name}:${style.getPropertyValue(name)}`).join(';'));
  }
  copy.setAttribute('viewBox', `0 0 ${width} ${height}`);
  copy.setAttribute('width', String(width * scale));
  copy.setAttribute('height', String(height * scale));
  return new XMLSerializer().serializeToString(copy);
}
