import { CategoryId } from '@lianxin/api/contract';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { category } from '../../schema/index.ts';
import type { SeedTools } from '../../platform/services.ts';
import { enterpriseNo } from './trade.ts';

interface Sorted {
  readonly code: string;
  readonly name: string;
  readonly taxCode?: string;
  /** Who sells what is sorted under it, by buyer. */
  readonly from?: readonly (readonly [buyer: string, seller: string])[];
  readonly disabled?: true;
  readonly beneath?: readonly Sorted[];
}

/** What the core enterprise sorts by, and its group with it. */
const GROUP: readonly Sorted[] = [
  {
    code: '01',
    name: '原材料',
    beneath: [
      { code: '0101', name: '支护材料', taxCode: '1070213990000000000', from: [['E1001', 'E2003']] },
      { code: '0102', name: '水泥制品', taxCode: '1080102010000000000', from: [['E1001', 'E2004']] },
      { code: '0109', name: '火工品', disabled: true },
    ],
  },
  {
    code: '02',
    name: '矿山设备',
    beneath: [
      {
        code: '0201',
        name: '电控设备',
        taxCode: '1090417010000000000',
        from: [
          ['E1001', 'E1002'],
          ['E1004', 'E1002'],
        ],
      },
      { code: '0202', name: '液压件', taxCode: '1090119020000000000', from: [['E1001', 'E2002']] },
      { code: '0203', name: '设备修造', taxCode: '2020000000000000000', from: [['E1001', 'E2005']] },
    ],
  },
  {
    code: '03',
    name: '工程施工',
    beneath: [{ code: '0301', name: '井巷工程', taxCode: '3050200000000000000', from: [['E1001', 'E2006']] }],
  },
  { code: '04', name: '运输物流', taxCode: '3010100000000000000', from: [['E1004', 'E1003']] },
];

/** What the supplier sorts its own purchases by. */
const SUPPLIER: readonly Sorted[] = [
  {
    code: 'A',
    name: '零部件',
    beneath: [
      { code: 'A01', name: '减速器', taxCode: '1090127000000000000', from: [['E1002', 'E1005']] },
      { code: 'A02', name: '电缆附件', from: [['E1002', 'E2001']] },
      { code: 'A03', name: '液压件', from: [['E1002', 'E2002']] },
    ],
  },
  { code: 'B', name: '大件运输', taxCode: '3010100000000000000', from: [['E1002', 'E1003']] },
];

async function sort(tools: SeedTools, owner: string, sorted: readonly Sorted[], parentId: CategoryId | null = null): Promise<void> {
  const { db, clock } = tools;
  const at = { changedBy: '平台导入', changedAt: clock.now() };
  for (const [position, { code, name, taxCode, from = [], disabled, beneath = [] }] of sorted.entries()) {
    const id = z.parse(CategoryId, `${owner}-${code}`);
    await db.insert(category).values({
      id,
      enterpriseNo: enterpriseNo(owner),
      parentId,
      position,
      code,
      name,
      taxCode: taxCode ?? null,
      disabledAt: disabled ? clock.now() : null,
      ...at,
    });
    for (const [buyer, seller] of from)
      await db.execute(sql`insert into category_use (enterprise_no, kind, subject_id, category_id, since)
        select ${enterpriseNo(buyer)}, kind, subject_id, ${id}, since from (
          select 'contract' as kind, id as subject_id, buyer_no, seller_no, registered_at as since from trade_contract
          union all select 'invoice', id, buyer_no, seller_no, registered_at from trade_invoice
          union all select 'voucher', id, issuer_no, recipient_no, created_at from issuance where not removed
        ) traded where buyer_no = ${enterpriseNo(buyer)} and seller_no = ${enterpriseNo(seller)}`);
    await sort(tools, owner, beneath, id);
  }
}

/** The group's dictionary and a supplier's own, with all their trade sorted under them. */
export async function fillCategories(tools: SeedTools): Promise<void> {
  await sort(tools, 'E1001', GROUP);
  await sort(tools, 'E1002', SUPPLIER);
}
