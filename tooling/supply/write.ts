import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { billOfMaterials } from './bill-of-materials.ts';
import { installedPackages } from './installed.ts';
import { PARTS, root } from './locked.ts';

const folder = join(root, 'release');
mkdirSync(folder, { recursive: true });
const installed = installedPackages();
for (const part of PARTS) {
  const bill = billOfMaterials(part, installed);
  const file = join(folder, `${part.replace('/', '-')}.cdx.json`);
  writeFileSync(file, `${JSON.stringify(bill, undefined, 2)}\n`);
  console.log(`${file}: ${bill.components.length} components`);
}
