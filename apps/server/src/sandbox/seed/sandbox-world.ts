import { createSandboxOperators } from '../sandbox-operators.ts';
import { createPersonRecords } from '../person-records.ts';
import { createInformation } from '../information.ts';
import { createSandboxAccounts } from '../create-accounts.ts';
import { certificateRows } from '../../platform/signer/certificate-rows.ts';
import type { SeedTools } from '../../platform/services.ts';
import { sandboxUserId } from '../people.ts';
import { BOUND_DEVICE_CERTIFICATE } from '../../platform/signer/simulated-device.ts';
import { fillBusiness } from './fill-business.ts';
import { enterpriseNo } from './trade.ts';

/** The whole sandbox: enterprises, people and their business history. */
export async function sandboxWorld(tools: SeedTools): Promise<void> {
  await createSandboxAccounts(tools);
  await fillBusiness(tools);
  await createInformation(tools);
  await createPersonRecords(tools);
  await createSandboxOperators(tools);
  await certificateRows(tools.db, tools.clock).bind(
    { userId: sandboxUserId('supplier-op'), enterpriseNo: enterpriseNo('E1002') },
    BOUND_DEVICE_CERTIFICATE,
  );
}
