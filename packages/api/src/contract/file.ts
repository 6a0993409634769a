import * as z from 'zod/mini';
import { ids } from './examples.ts';
import { act, query, resource } from './endpoint.ts';
import { FileView } from './schemas/party.ts';
import { ReadField } from './schemas/read-field.ts';
import { PieceId, RequiredText } from './schemas/primitives.ts';

const file = {
  id: ids.file('F1'),
  name: '设备采购合同.pdf',
  size: 1_258_291,
  contentType: 'application/pdf',
  url: '/files/F1',
  uploadedAt: '2026-11-18T10:58:00+08:00',
};

/** The largest file: ten mebibytes. */
export const UPLOAD_BYTES_MAX = 10 * 1024 * 1024;

/** The key of an object that the caller or their enterprise uploaded; never a URL. */
const Picture = z.strictObject({ key: RequiredText(200) });

/** Recognition may wait in a queue and then takes up to a minute. */
const READING_TIMEOUT_MS = 150_000;
const READING_REFUSALS = ['NOT_FOUND', 'FILE_REJECTED', 'PICTURE_UNREADABLE', 'TOO_FREQUENT'] as const;

const certain = (text: string): ReadField => ({ text, confidence: 0.99, verdict: 'certain', reason: null });

export const fileCalls = resource('file', 'common', '/cm/oss', {
  /**
   * A signed policy for one upload: valid for five minutes, for one new key and the stated size. Sent without cookies (specification §7.1).
   * Sending it again returns the same policy.
   */
  signUpload: act('/ossSign', {
    summary: '上传签名',
    source: 'spec',
    needs: 'file.upload',
    credentials: false,
    timeoutMs: 180_000,
    request: z.strictObject({
      dir: z.literal('lianxin'),
      fileName: RequiredText(200),
      /** In bytes. The upload must have exactly this size, which counts towards the account's quota. */
      size: z.int().check(z.gte(1), z.lte(UPLOAD_BYTES_MAX)),
    }),
    response: z.object({
      host: z.string(),
      dir: z.string(),
      /** The key that must be sent with the file. */
      key: z.string(),
      accessid: z.string(),
      policy: z.string(),
      signature: z.string(),
      expiresAt: z.string(),
    }),
    refuses: ['TOO_FREQUENT', 'STORAGE_FULL'],
    example: {
      request: { dir: 'lianxin', fileName: file.name, size: file.size },
      response: {
        host: '/storage',
        dir: 'lianxin/E1001/01JD/',
        key: 'lianxin/E1001/01JD/file.pdf',
        accessid: 'local',
        policy: 'e30=',
        signature: 'c2ln',
        expiresAt: '2026-11-20T09:46:00+08:00',
      },
    },
  }),
  /** Registers an uploaded object as a file of the enterprise, after checking its content. */
  register: act('//file/register', {
    summary: '登记上传文件',
    needs: 'file.upload',
    source: 'added',
    request: z.strictObject({ key: RequiredText(200), name: RequiredText(200) }),
    response: FileView,
    refuses: ['FILE_REJECTED', 'NOT_FOUND'],
    example: { request: { key: 'lianxin/E1001/01JD/file.pdf', name: file.name }, response: file },
  }),
  /**
   * Converts an uploaded Word file (.docx) to PDF and registers that as a file: laid out by LibreOffice where the server has it, otherwise
   * as plain text. The same upload gives the same file.
   */
  wordToPdf: act('/ossWdFileToPdf', {
    summary: 'Word 转 PDF',
    source: 'assumed',
    needs: 'file.upload',
    timeoutMs: READING_TIMEOUT_MS,
    request: z.strictObject({ key: RequiredText(200), name: RequiredText(200) }),
    response: FileView,
    refuses: ['NOT_FOUND', 'FILE_REJECTED', 'WORD_UNREADABLE', 'TOO_FREQUENT'],
    example: { request: { key: 'lianxin/E1001/01JD/file.docx', name: '设备采购合同.docx' }, response: file },
  }),
  /** Reads one side of an identity card from an uploaded picture. A field is null where it was not found; the person confirms the rest. */
  readIdCard: query('/idCardOcr', {
    summary: '身份证识别',
    source: 'assumed',
    needs: 'file.upload',
    timeoutMs: READING_TIMEOUT_MS,
    request: Picture,
    response: z.object({
      side: z.enum(['front', 'back']),
      name: z.nullable(ReadField),
      /** 男 or 女. */
      sex: z.nullable(ReadField),
      /** Without 族: "汉". */
      nation: z.nullable(ReadField),
      /** YYYY-MM-DD. */
      bornOn: z.nullable(ReadField),
      address: z.nullable(ReadField),
      number: z.nullable(ReadField),
      authority: z.nullable(ReadField),
      /** YYYY-MM-DD. */
      validFrom: z.nullable(ReadField),
      /** YYYY-MM-DD, or 长期. */
      validUntil: z.nullable(ReadField),
    }),
    refuses: READING_REFUSALS,
    example: {
      request: { key: 'lianxin/E1002/01JD/card.jpg' },
      response: {
        side: 'front',
        name: certain('王建国'),
        sex: certain('男'),
        nation: certain('汉'),
        bornOn: certain('1986-05-12'),
        address: { text: '山西省忻州市忻府区和平西街18号', confidence: 0.83, verdict: 'confirm', reason: 'unsure' },
        number: certain('140902198605120312'),
        authority: null,
        validFrom: null,
        validUntil: null,
      },
    },
  }),
  /** Reads a business licence from an uploaded picture. A field is null where it was not found; the person confirms the rest. */
  readBusinessLicense: query('/businessLicenseOcr', {
    summary: '营业执照识别',
    source: 'assumed',
    needs: 'file.upload',
    timeoutMs: READING_TIMEOUT_MS,
    request: Picture,
    response: z.object({
      name: z.nullable(ReadField),
      creditCode: z.nullable(ReadField),
      kind: z.nullable(ReadField),
      legalPerson: z.nullable(ReadField),
      registeredCapital: z.nullable(ReadField),
      /** YYYY-MM-DD. */
      establishedOn: z.nullable(ReadField),
      /** "YYYY-MM-DD 至 YYYY-MM-DD", "YYYY-MM-DD 至 长期" or "长期". */
      term: z.nullable(ReadField),
      address: z.nullable(ReadField),
    }),
    refuses: READING_REFUSALS,
    example: {
      request: { key: 'lianxin/E1002/01JD/licence.jpg' },
      response: {
        name: certain('恒信机电设备有限公司'),
        creditCode: { text: '91140000110057086C', confidence: 0.94, verdict: 'confirm', reason: 'corrected' },
        kind: certain('有限责任公司(自然人投资或控股)'),
        legalPerson: certain('王建国'),
        registeredCapital: certain('伍仟万圆整'),
        establishedOn: certain('2009-03-18'),
        term: certain('2009-03-18 至 长期'),
        address: certain('山西省忻州市忻府区和平西街18号'),
      },
    },
  }),
});

export const voucherFileCalls = resource('file', 'financing', '/pz/file', {
  /** The files of a voucher: its contract, invoices and attachments. */
  ofVoucher: query('/get', {
    summary: '凭证文件',
    source: 'spec',
    needs: 'records.read',
    request: z.strictObject({ id: PieceId }),
    response: z.array(FileView),
    refuses: ['NOT_FOUND'],
    example: { request: { id: ids.piece('Q1') }, response: [file] },
  }),
});
