/** Styles to copy, because an image does not use the page's style sheets. */
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

/** An SVG with inline styles, scaled. */
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
