/** A block with its selector and content, or a declaration. */
export interface Piece {
  readonly text: string;
  readonly inner?: readonly Piece[];
}

/** The end of a piece: a brace or semicolon outside strings, comments and brackets. */
function endOf(css: string, from: number, until: string): number {
  let depth = 0;
  for (let at = from; at < css.length; at += 1) {
    const sign = css[at] ?? '';
    if (sign === '\\') at += 1;
    else if (sign === '"' || sign === "'") {
      for (at += 1; at < css.length && css[at] !== sign; at += 1) if (css[at] === '\\') at += 1;
    } else if (css.startsWith('/*', at)) at = css.indexOf('*/', at) + 1;
    else if (depth === 0 && until.includes(sign)) return at;
    else if ('([{'.includes(sign)) depth += 1;
    else if (')]}'.includes(sign)) depth -= 1;
  }
  return css.length;
}

export function piecesOf(css: string): readonly Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0; at < css.length;) {
    const end = endOf(css, at, '{;');
    const text = css
      .slice(at, end)
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .trim();
    if (css[end] === '{') {
      const close = endOf(css, end + 1, '}');
      pieces.push({ text, inner: piecesOf(css.slice(end + 1, close)) });
      at = close + 1;
    } else {
      if (text !== '') pieces.push({ text });
      at = end + 1;
    }
  }
  return pieces;
}

export const sheetOf = (pieces: readonly Piece[]): string =>
  pieces
    .map(({ text, inner }) => (inner ? `${text}{${sheetOf(inner)}}` : `${text};`))
    .join('')
    .replaceAll(';}', '}');

/** Splits a list at its commas, such as a selector. */
export function alternativesOf(list: string): readonly string[] {
  const found: string[] = [];
  for (let at = 0; at <= list.length;) {
    const end = endOf(list, at, ',');
    found.push(list.slice(at, end).trim());
    at = end + 1;
  }
  return found;
}
