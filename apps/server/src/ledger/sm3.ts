import { createHash } from 'node:crypto';

/** SM3 hash of UTF-8 text or bytes (GB/T 32905), in lower-case hex. */
export const sm3 = (data: string | Uint8Array): string => createHash('sm3').update(data).digest('hex');
