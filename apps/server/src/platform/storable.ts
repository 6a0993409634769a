import type { RefusedField } from './refusals.ts';

const MESSAGE = { zh: '含有无法保存的字符', en: 'Contains characters that cannot be kept' };

/** Whether PostgreSQL can store a text: NUL and unpaired surrogates are not possible. */
export const isStorable = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text);

/** The wire paths of all texts in a request, including keys, that cannot be stored. */
export function unstorableTextsIn(sent: unknown): RefusedField[] {
  const found: RefusedField[] = [];
  const rest: (readonly [path: string, value: unknown])[] = [['', sent]];
  // Not recursive, because the request may be nested deeper than the stack.
  for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
    const [path, value] = next;
    if (typeof value === 'string' && !isStorable(value)) found.push({ path, message: MESSAGE });
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, item] of Object.entries(value)) {
      const place = path === '' ? key : `${path}.${key}`;
      if (!isStorable(key)) found.push({ path: place, message: MESSAGE });
      rest.push([place, item]);
    }
  }
  return found;
}
