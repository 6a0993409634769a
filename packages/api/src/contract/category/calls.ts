import * as z from 'zod/mini';
import { act, query, resource } from '../endpoint.ts';
import { firstPage, pageWith } from '../examples.ts';
import { pageOf, pageRequest } from '../schemas/page.ts';
import { CategoryId, Text, Version } from '../schemas/primitives.ts';
import { categoryUse, converters, machines } from './examples.ts';
import { Category, CategoryFields, CategoryUse } from './shapes.ts';

const Which = z.strictObject({ id: CategoryId, version: Version });
const which = { id: converters.id, version: 0 };
const changed = { ...converters, version: 1 };
const STATES = ['enabled', 'disabled'] as const;

/** The categories under which an enterprise files contracts, invoices and vouchers: its own dictionary and, read only, its group's. */
export const category = resource('category', 'api', '/category', {
  /** All categories, each followed by its subcategories. */
  tree: query('/tree', {
    summary: '品类树',
    source: 'added',
    needs: 'records.read',
    request: z.strictObject({}),
    response: z.array(Category),
    example: { request: {}, response: [machines, converters] },
  }),
  /** The categories as a list with search; `within` limits it to one category and its subcategories. */
  list: query('/list', {
    summary: '品类列表',
    source: 'added',
    needs: 'records.read',
    request: z.strictObject({
      ...pageRequest,
      search: z.optional(Text(100)),
      state: z.optional(z.enum(STATES)),
      within: z.optional(CategoryId),
    }),
    response: pageOf(Category, z.enum(STATES)),
    example: { request: firstPage, response: { list: [machines, converters], total: 2, page: 1, pageSize: 20 } },
  }),
  /** What is filed under a category, the newest first. */
  uses: query('/uses', {
    summary: '品类引用',
    source: 'added',
    needs: 'records.read',
    request: z.strictObject({ ...pageRequest, id: CategoryId }),
    response: pageOf(CategoryUse),
    refuses: ['NOT_FOUND'],
    example: { request: { ...firstPage, id: converters.id }, response: pageWith(categoryUse) },
  }),
  add: act('/add', {
    summary: '新增品类',
    source: 'added',
    needs: 'category.manage',
    request: z.strictObject({ ...CategoryFields, parentId: z.nullable(CategoryId) }),
    response: Category,
    refuses: ['VALIDATION'],
    example: {
      request: { code: converters.code, name: converters.name, taxCode: '1090417010000000000', parentId: machines.id },
      response: converters,
    },
  }),
  edit: act('/edit', {
    summary: '修改品类',
    source: 'added',
    needs: 'category.manage',
    request: z.extend(Which, CategoryFields),
    response: Category,
    refuses: ['VALIDATION', 'NOT_FOUND', 'STALE_VERSION'],
    example: { request: { ...which, code: '0201', name: '变频器' }, response: { ...changed, taxCode: null } },
  }),
  /** Moves a category and its subcategories below another, or to the top level, at a given position. */
  move: act('/move', {
    summary: '移动品类',
    source: 'added',
    needs: 'category.manage',
    request: z.extend(Which, { parentId: z.nullable(CategoryId), position: z.int().check(z.gte(0)) }),
    response: Category,
    refuses: ['VALIDATION', 'NOT_FOUND', 'STALE_VERSION'],
    example: {
      request: { ...which, parentId: null, position: 1 },
      response: { ...changed, parentId: null, parentName: null, position: 1, depth: 1 },
    },
  }),
  /** Moves everything that is filed under a category, and its subcategories, to another, and deletes it. */
  merge: act('/merge', {
    summary: '合并品类',
    source: 'added',
    needs: 'category.manage',
    request: z.extend(Which, { intoId: CategoryId }),
    response: Category,
    refuses: ['VALIDATION', 'NOT_FOUND', 'STALE_VERSION'],
    example: { request: { ...which, intoId: machines.id }, response: { ...machines, usedCount: 1 } },
  }),
  /** Nothing new can be filed under the category or its subcategories; existing uses stay. */
  disable: act('/disable', {
    summary: '停用品类',
    source: 'added',
    needs: 'category.manage',
    request: Which,
    response: Category,
    refuses: ['NOT_FOUND', 'STALE_VERSION'],
    example: { request: which, response: { ...changed, state: 'disabled' } },
  }),
  enable: act('/enable', {
    summary: '启用品类',
    source: 'added',
    needs: 'category.manage',
    request: Which,
    response: Category,
    refuses: ['NOT_FOUND', 'STALE_VERSION'],
    example: { request: which, response: changed },
  }),
  /** Deletes a category that has neither uses nor subcategories. */
  remove: act('/remove', {
    summary: '删除品类',
    source: 'added',
    needs: 'category.manage',
    request: Which,
    response: z.object({}),
    refuses: ['NOT_FOUND', 'STALE_VERSION', 'CATEGORY_IN_USE'],
    example: { request: which, response: {} },
  }),
});
