/** UTF-8 bytes in base64 (specification §5); TLS protects it. */
export const encodePassword = (password: string): string =>
  btoa(Array.from(new TextEncoder().encode(password), (byte) => String.fromCharCode(byte)).join(''));
