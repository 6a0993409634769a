import * as z from 'zod/mini';
import { act, query, resource } from './endpoint.ts';
import { firstPage, ids, pageWith, party, yuan } from './examples.ts';
import { named, pageOf, summedPageOf, pageRequest } from './schemas/page.ts';
import { BankAccountId, EnterpriseNo, PositiveMoney, Text } from './schemas/primitives.ts';
import { invitationCalls } from './supplier-invitations.ts';
import { mergingCalls } from './supplier-merging.ts';
import { manySuppliers } from './supplier-many.ts';
import { CreditCode, Found, Naming, Note, Supplier, SupplierRequest, Tag, Tags, UsualTermDays } from './supplier-shapes.ts';
import { namingExample, supplierExample } from './supplier-examples.ts';
import { wire } from './wire.ts';

const example = { request: { enterpriseNo: supplierExample.enterpriseNo, version: 0 }, response: supplierExample };

export const supplier = resource('supplier', 'api', '/corp/supply', {
  /** The enterprises to which this one may issue or transfer. */
  list: query('/getPage', {
    summary: '供应商列表',
    source: 'assumed',
    needs: 'records.read',
    request: z.strictObject({
      ...pageRequest,
      search: z.optional(Text(100)),
      state: z.optional(z.enum(['enabled', 'disabled'])),
      enterpriseNos: named(EnterpriseNo),
      tag: z.optional(Tag),
    }),
    response: summedPageOf(Supplier, z.enum(['occupied', 'totalAmount'])),
    example: { request: firstPage, response: pageWith(supplierExample) },
  }),
  /** Looks up an enterprise by its credit code, before adding it. */
  lookUp: query('//supplier/lookUp', {
    summary: '按统一社会信用代码查询企业',
    needs: 'supplier.manage',
    source: 'added',
    request: z.strictObject({ creditCode: CreditCode }),
    response: z.nullable(Found),
    refuses: ['TOO_FREQUENT'],
    example: {
      request: { creditCode: '91140000110057086C' },
      response: {
        enterpriseNo: ids.enterprise('E1002'),
        name: party.supplier.name,
        creditCode: '91140000110057086C',
        size: '小型企业',
        certified: true,
        known: false,
      },
    },
  }),
  add: act('//supplier/add', {
    summary: '添加供应商',
    needs: 'supplier.manage',
    source: 'added',
    request: z.strictObject({ creditCode: CreditCode, note: z.optional(Note) }),
    response: Supplier,
    refuses: ['VALIDATION', 'DUPLICATE'],
    example: { request: { creditCode: '91140000110057086C' }, response: supplierExample },
  }),
  ...manySuppliers,
  /** Stops new business with the supplier; pending business continues. */
  disable: act('//supplier/disable', {
    summary: '停用供应商',
    needs: 'supplier.manage',
    source: 'added',
    request: SupplierRequest,
    response: Supplier,
    refuses: ['NOT_FOUND', 'STALE_VERSION'],
    example: { ...example, response: { ...supplierExample, state: 'disabled', version: 1 } },
  }),
  /** Also undoes a merger; what the other supplier took over stays there. */
  enable: act('//supplier/enable', {
    summary: '启用供应商',
    needs: 'supplier.manage',
    source: 'added',
    request: SupplierRequest,
    response: Supplier,
    refuses: ['NOT_FOUND', 'STALE_VERSION', 'SUPPLIER_CANCELLED'],
    example,
  }),
  ...mergingCalls,
  /** The enterprises that named this one as a supplier, those that wait for an answer first. */
  namedBy: query('//supplier/namedBy', {
    summary: '将本企业列为供应商的企业',
    needs: 'supplier.manage',
    source: 'added',
    request: z.strictObject({ ...pageRequest }),
    response: pageOf(Naming),
    example: { request: { page: 1, pageSize: 5 }, response: { list: [], total: 0, page: 1, pageSize: 5 } },
  }),
  /**
   * Accepts or refuses being a supplier: an accepted enterprise sees the accounts, a refused one can no longer issue or transfer to this
   * one. The answer can be changed.
   */
  answer: act('//supplier/answer', {
    summary: '答复成为供应商',
    needs: 'supplier.manage',
    source: 'added',
    request: z.strictObject({ enterpriseNo: wire('corpNo', EnterpriseNo), answer: z.enum(['accepted', 'refused']) }),
    response: Naming,
    refuses: ['NOT_FOUND'],
    example: {
      request: { enterpriseNo: namingExample.enterpriseNo, answer: 'accepted' },
      response: { ...namingExample, answer: 'accepted' },
    },
  }),
  ...invitationCalls,
  /** Saves the tags of a supplier, and what is proposed when issuing to it. */
  saveTerms: act('//supplier/saveTerms', {
    summary: '保存供应商标签与常用条件',
    needs: 'supplier.manage',
    source: 'added',
    request: z.extend(SupplierRequest, {
      tags: Tags,
      usualTermDays: z.nullable(UsualTermDays),
      defaultAccountId: z.nullable(BankAccountId),
      quota: z.nullable(PositiveMoney),
    }),
    response: Supplier,
    refuses: ['VALIDATION', 'NOT_FOUND', 'STALE_VERSION'],
    example: {
      request: { ...example.request, tags: ['战略供应商'], usualTermDays: 180, defaultAccountId: null, quota: yuan(10_000_000) },
      response: { ...supplierExample, version: 1 },
    },
  }),
  /** The enterprise's tags for suppliers, sorted. */
  tags: query('//supplier/tags', {
    summary: '供应商标签',
    needs: 'records.read',
    source: 'added',
    request: z.strictObject({}),
    response: z.array(z.string()),
    example: { request: {}, response: ['战略供应商'] },
  }),
  saveNote: act('//supplier/saveNote', {
    summary: '保存供应商备注',
    needs: 'supplier.manage',
    source: 'added',
    request: z.extend(SupplierRequest, { note: Note }),
    response: Supplier,
    refuses: ['NOT_FOUND', 'STALE_VERSION'],
    example: {
      request: { ...example.request, note: '每月 25 日前对账' },
      response: { ...supplierExample, note: '每月 25 日前对账', version: 1 },
    },
  }),
});
