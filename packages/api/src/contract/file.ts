import * as z from 'zod/mini';
import { ids } from './examples.ts';
import { act, query, resource } from './endpoint.ts';
import { FileView } from './schemas/party.ts';
import { PieceId, RequiredText } from './schemas/primitives.ts';

const file = {
  id: ids.file('F1'),
  name: '设备采购合同.pdf',
  size: 1_258_291,
  contentType: 'application/pdf',
  url: '/files/F1',
  uploadedAt: '2026-11-18T10:58:00+08:00',
};

export const fileCalls = resource('common', '/cm/oss', {
  /** A signed policy for one upload: five minutes, one prefix, one size limit. Goes without cookies, as specification §7.1 says. */
  signUpload: act('/ossSign', {
    summary: '上传签名',
    source: 'spec',
    credentials: false,
    timeoutMs: 180_000,
    request: z.strictObject({ dir: z.literal('lianxin') }),
    response: z.object({
      host: z.string(),
      dir: z.string(),
      accessid: z.string(),
      policy: z.string(),
      signature: z.string(),
      expiresAt: z.string(),
    }),
    refuses: ['TOO_FREQUENT'],
    example: {
      request: { dir: 'lianxin' },
      response: {
        host: '/storage',
        dir: 'lianxin/E1001/01JD/',
        accessid: 'local',
        policy: 'e30=',
        signature: 'c2ln',
        expiresAt: '2026-11-20T09:46:00+08:00',
      },
    },
  }),
  /** Registers an uploaded object as a file of the enterprise, after its content was looked at. */
  register: act('//file/register', {
    summary: '登记上传文件',
    callers: ['operator', 'administrator', 'reviewer'],
    source: 'added',
    request: z.strictObject({ key: RequiredText(200), name: RequiredText(200) }),
    response: FileView,
    refuses: ['FILE_REJECTED', 'NOT_FOUND'],
    example: { request: { key: 'lianxin/E1001/01JD/a.pdf', name: file.name }, response: file },
  }),
});

export const voucherFileCalls = resource('financing', '/pz/file', {
  /** The files of a voucher: its contract, invoices and attachments. */
  ofVoucher: query('/get', {
    summary: '凭证文件',
    source: 'spec',
    request: z.strictObject({ id: PieceId }),
    response: z.array(FileView),
    refuses: ['NOT_FOUND'],
    example: { request: { id: ids.piece('Q1') }, response: [file] },
  }),
});
