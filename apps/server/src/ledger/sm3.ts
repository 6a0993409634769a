import { createHash } from 'node:crypto';

/** SM3 of a text's UTF-8 or of bytes (GB/T 32905) as lower-case hex. */
export const sm3 = (data: string | Uint8Array): string => createHash('sm3').update(data).digest('hex');
