import { createHash } from 'node:crypto';

/** SM3 of a text (GB/T 32905) as lower-case hex. */
export const sm3 = (text: string): string => createHash('sm3').update(text).digest('hex');
