import { CategoryId } from '@lianxin/api/contract';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { category } from '../../schema/index.ts';
import type { SeedTools } from '../../platform/services.ts';
import { enterpriseNo } from './trade.ts';

interface CategoryNode {
  readonly code: string;
  readonly name: string;
  readonly taxCode?: string;
  /** The trades filed under this category, as pairs of buyer and seller. */
  readonly trades?: readonly (readonly [buyer: string, seller: string])[];
  readonly disabled?: true;
  readonly children?: readonly CategoryNode[];
}

/** Categories of the core enterprise and its group. */
const GROUP: readonly CategoryNode[] = [
  {
    code: '01',
    name: '原材料',
    children: [
      { code: '0101', name: '支护材料', taxCode: '1070213990000000000', trades: [['E1001', 'E2003']] },
      { code: '0102', name: '水泥制品', taxCode: '1080102010000000000', trades: [['E1001', 'E2004']] },
      { code: '0109', name: '火工品', disabled: true },
    ],
  },
  {
    code: '02',
    name: '矿山设备',
    children: [
      {
        code: '0201',
        name: '电控设备',
        taxCode: '1090417010000000000',
        trades: [
          ['E1001', 'E1002'],
          ['E1004', 'E1002'],
        ],
      },
      { code: '0202', name: '液压件', taxCode: '1090119020000000000', trades: [['E1001', 'E2002']] },
      { code: '0203', name: '设备修造', taxCode: '2020000000000000000', trades: [['E1001', 'E2005']] },
    ],
  },
  {
    code: '03',
    name: '工程施工',
    children: [{ code: '0301', name: '井巷工程', taxCode: '3050200000000000000', trades: [['E1001', 'E2006']] }],
  },
  { code: '04', name: '运输物流', taxCode: '3010100000000000000', trades: [['E1004', 'E1003']] },
];

/** Categories of the supplier's own purchases. */
const SUPPLIER: readonly CategoryNode[] = [
  {
    code: 'A',
    name: '零部件',
    children: [
      { code: 'A01', name: '减速器', taxCode: '1090127000000000000', trades: [['E1002', 'E1005']] },
      { code: 'A02', name: '电缆附件', trades: [['E1002', 'E2001']] },
      { code: 'A03', name: '液压件', trades: [['E1002', 'E2002']] },
    ],
  },
  { code: 'B', name: '大件运输', taxCode: '3010100000000000000', trades: [['E1002', 'E1003']] },
];

async function createCategories(
  tools: SeedTools,
  owner: string,
  nodes: readonly CategoryNode[],
  parentId: CategoryId | null = null,
): Promise<void> {
  const { db, clock } = tools;
  const at = { changedBy: '平台导入', changedAt: clock.now() };
  for (const [position, { code, name, taxCode, trades: from = [], disabled, children: beneath = [] }] of nodes.entries()) {
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
    await createCategories(tools, owner, beneath, id);
  }
}

/** Creates the group's categories and a supplier's own, and files all their trade under them. */
export async function fillCategories(tools: SeedTools): Promise<void> {
  await createCategories(tools, 'E1001', GROUP);
  await createCategories(tools, 'E1002', SUPPLIER);
}
