import { ENTERPRISE_SIZES } from '@lianxin/domain';
import * as z from 'zod/mini';
import { act, query } from './endpoint.ts';
import { Contact, Information, InformationChange } from './enterprise-information-shapes.ts';
import { change, contact, information } from './enterprise-information-examples.ts';
import { ids } from './examples.ts';
import { FileId, IdentityKind, IdentityNumber, Mobile, RequiredText, Text, Version } from './schemas/primitives.ts';
import { wire } from './wire.ts';

const contactChange = {
  name: RequiredText(50),
  mobile: Mobile,
  mail: Text(100).check(z.refine((text) => text === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text))),
  address: Text(200),
};

/** Information about the enterprise, and its changes. */
export const informationCalls = {
  information: query('/information', {
    summary: '企业信息全貌',
    source: 'added',
    needs: 'enterprise.manage',
    request: z.strictObject({}),
    response: Information,
    example: { request: {}, response: information },
  }),
  /**
   * Requests a change of verified information; fields that are left out stay. If name or representative change, the public registers are
   * asked again with the identity number given here, which is not stored. A person of the platform decides; until then the old values
   * apply.
   */
  update: act('/set', {
    summary: '修改企业信息',
    source: 'assumed',
    needs: 'enterprise.manage',
    request: z.strictObject({
      version: Version,
      name: wire('corpNm', z.optional(RequiredText(100))),
      legalName: z.optional(RequiredText(50)),
      /** An identity card if it is absent. */
      legalIdKind: wire('legalIdType', z.optional(IdentityKind)),
      legalIdNumber: wire('legalId', z.optional(IdentityNumber)),
      address: wire('regAddr', z.optional(RequiredText(200))),
      size: z.optional(z.enum(ENTERPRISE_SIZES)),
      licenceFileId: wire('file2', z.optional(FileId)),
      legalIdFrontFileId: z.optional(FileId),
      legalIdBackFileId: z.optional(FileId),
    }),
    response: InformationChange,
    refuses: ['VALIDATION', 'STALE_VERSION', 'DUPLICATE', 'ENTERPRISE_TAKEN', 'TOO_FREQUENT'],
    example: { request: { version: 1, address: '山西省忻州市忻府区七一南路 12 号', licenceFileId: ids.file('F2') }, response: change },
  }),
  /** Withdraws a change that is not decided yet. */
  withdrawUpdate: act('/withdrawUpdate', {
    summary: '撤回企业信息变更',
    source: 'added',
    needs: 'enterprise.manage',
    request: z.strictObject({ id: RequiredText(64), version: Version }),
    response: InformationChange,
    refuses: ['NOT_FOUND', 'STALE_VERSION', 'ILLEGAL_STATE'],
    example: { request: { id: 'C1', version: 1 }, response: { ...change, state: 'withdrawn', version: 2 } },
  }),
  /** Changes the contact person, with immediate effect. */
  updateOther: act('/setOther', {
    summary: '修改企业其他信息',
    source: 'assumed',
    needs: 'enterprise.manage',
    request: z.strictObject({ version: Version, ...contactChange }),
    response: Contact,
    refuses: ['VALIDATION', 'STALE_VERSION'],
    example: {
      request: { version: 0, name: '刘芳', mobile: '13900000008', mail: 'liufang@hengxin.example', address: contact.address },
      response: contact,
    },
  }),
  /** The contact's mobile number and e-mail address in full; showing them is recorded. */
  revealContact: query('/revealContact', {
    summary: '查看联系人完整信息',
    source: 'added',
    needs: 'enterprise.manage',
    request: z.strictObject({}),
    response: z.object({ mobile: z.string(), mail: z.string() }),
    example: { request: {}, response: { mobile: '13900000008', mail: 'liufang@hengxin.example' } },
  }),
  /** Up to twenty enterprises on the platform whose name contains a text of at least four characters. */
  searchNames: query('/corpNameList', {
    summary: '企业名称检索',
    source: 'assumed',
    needs: 'records.read',
    request: z.strictObject({ search: wire('corpNm', z.string().check(z.trim(), z.minLength(4), z.maxLength(50))) }),
    response: z.array(z.object({ name: wire('corpNm', z.string()) })).check(z.maxLength(20)),
    refuses: ['VALIDATION', 'TOO_FREQUENT'],
    example: { request: { search: '恒信机电' }, response: [{ name: '恒信机电设备有限公司' }] },
  }),
} as const;
