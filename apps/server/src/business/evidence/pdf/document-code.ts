import { verifyAddress, type PdfProof } from '@lianxin/domain';
import type { Sheet } from '../../../platform/pdf/sheet.ts';

/** Verification code of a document about several vouchers, from its number and the hash of its facts. */
export const documentCode = (
  sheet: Sheet,
  portalAddress: string,
  { number, contentHash }: Pick<PdfProof, 'number' | 'contentHash'>,
): void => sheet.code(verifyAddress(portalAddress, number, contentHash), `扫码核验文件 ${number}\n内容摘要（SM3）${contentHash}`);
