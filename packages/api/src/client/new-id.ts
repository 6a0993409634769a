/** 128 random bits in hex. randomUUID is missing on plain http, where a sandbox may run. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
