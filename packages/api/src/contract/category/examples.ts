import { day, ids, party, yuan } from '../examples.ts';
import type { Category, CategoryUse } from './shapes.ts';

const plain = { taxCode: null, state: 'enabled', owner: 'own', ownerName: party.core.name, usedCount: 0, version: 0 } as const;

export const machines: Category = {
  ...plain,
  id: ids.category('CT1'),
  code: '02',
  name: '矿山设备',
  parentId: null,
  parentName: null,
  position: 0,
  depth: 1,
};

export const converters: Category = {
  ...plain,
  id: ids.category('CT2'),
  code: '0201',
  name: '变频器',
  parentId: machines.id,
  parentName: machines.name,
  position: 0,
  depth: 2,
  taxCode: '1090417010000000000',
  usedCount: 1,
};

export const categoryUse: CategoryUse = {
  kind: 'contract',
  subjectId: 'C1',
  number: 'JBMY-CG-2026-0873',
  counterparty: party.supplier.name,
  amount: yuan(5_200_000),
  on: day('2026-06-01'),
  user: party.core,
};
