import type { RefusedField } from '../platform/refusals.ts';

const MESSAGE = { zh: '含有无法保存的字符', en: 'Contains characters that cannot be kept' };

/** Whether the database can keep a text as it is: NUL has no place there, nor has half of a character. */
export const isKeepable = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text);

/** Every place of what was sent, its keys included, that holds a text which cannot be kept; a place goes by its path on the wire. */
export function unkeepableIn(sent: unknown): RefusedField[] {
  const found: RefusedField[] = [];
  const rest: (readonly [path: string, value: unknown])[] = [['', sent]];
  // No recursion: what was sent may be nested deeper than the stack.
  for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
    const [path, value] = next;
    if (typeof value === 'string' && !isKeepable(value)) found.push({ path, message: MESSAGE });
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, item] of Object.entries(value)) {
      const place = path === '' ? key : `${path}.${key}`;
      if (!isKeepable(key)) found.push({ path: place, message: MESSAGE });
      rest.push([place, item]);
    }
  }
  return found;
}
