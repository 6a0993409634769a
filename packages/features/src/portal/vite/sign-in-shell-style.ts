import { alternativesOf, piecesOf, sheetOf, type Piece } from './style-sheet.ts';

const CLASS = /\.((?:\\[0-9a-f]{1,6}\s?|\\.|[\w-]|[^\0-\x7F])+)/gi;

const unescaped = (name: string): string =>
  name.replaceAll(/\\([0-9a-f]{1,6})\s?|\\(.)/gi, (_, code?: string, sign = '') =>
    code === undefined ? sign : String.fromCodePoint(Number.parseInt(code, 16)),
  );

const classesOf = (selector: string): readonly string[] =>
  [...selector.replaceAll(/"[^"]*"|'[^']*'/g, '').matchAll(CLASS)].map(([, name = '']) => unescaped(name));

/** Rules that may apply to a page with only the classes that `isUsed` accepts. */
const rulesInUse = (pieces: readonly Piece[], isUsed: (name: string) => boolean): readonly Piece[] =>
  pieces.flatMap((piece): readonly Piece[] => {
    const { text, inner } = piece;
    if (inner === undefined) return [piece];
    if (/^@(?:media|supports|layer|container)/.test(text)) {
      const kept = rulesInUse(inner, isUsed);
      return kept.length === 0 ? [] : [{ text, inner: kept }];
    }
    if (text.startsWith('@')) return [piece];
    const kept = alternativesOf(text).filter((one) => classesOf(one).every(isUsed));
    return kept.length === 0 ? [] : [{ text: kept.join(','), inner }];
  });

const NAMED = /^(?:@property |@keyframes |)(--[\w-]+|(?<=@keyframes )[\w-]+)/;

/** Removes unused custom properties and animations. */
const withoutUnused = (pieces: readonly Piece[], isNamed: (name: string) => boolean): readonly Piece[] =>
  pieces.flatMap((piece): readonly Piece[] => {
    const name = NAMED.exec(piece.text)?.[1];
    if (name !== undefined && !isNamed(name)) return [];
    if (piece.inner === undefined || /^@(?:property|keyframes)/.test(piece.text)) return [piece];
    const inner = withoutUnused(piece.inner, isNamed);
    return inner.length === 0 ? [] : [{ text: piece.text, inner }];
  });

/** The part of a style sheet needed by this code; class names occur in it literally, as Tailwind requires. */
export function signInShellStyle(css: string, code: string): string {
  const words = new Set(code.split(/[\s"'`<>]+/));
  let pieces = rulesInUse(piecesOf(css), (name) => words.has(name) || (/["']/.test(name) && code.includes(name)));
  for (;;) {
    const sheet = sheetOf(pieces);
    const named = new Set([...`${sheet} ${code}`.matchAll(/(?:var\(|["'`])(--[\w-]+)/g)].flatMap(([, name]) => name ?? []));
    const moved = [...sheet.matchAll(/animation(?:-name)?:([^;}]*)/g)].map(([, value]) => value).join(' ');
    const rest = withoutUnused(pieces, (name) =>
      name.startsWith('--')
        ? named.has(name)
        : new RegExp(`\\b${name}\\b`).test(`${moved} ${sheet.match(/--animate[^;}]*/g)?.join(' ') ?? ''}`),
    );
    if (sheetOf(rest) === sheet) return sheet;
    pieces = rest;
  }
}
