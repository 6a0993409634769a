/** Reads a whole number from 0 to 999,999,999 as people write it, in full-width digits, with thousands separators or 天 behind. Undefined for anything else. */
export function readCount(text: string): number | undefined {
  const plain = text.normalize('NFKC').replaceAll(/\s/g, '').replace(/天$/, '');
  return /^\d{1,9}$|^\d{1,3}(?:,\d{3}){1,2}$/.test(plain) ? Number(plain.replaceAll(',', '')) : undefined;
}
