import { expect, test } from '@playwright/test';
import { confirmSignFor, issue, passIssuance, signFor } from './job.ts';
import { passTransfer, transferPart } from './transfer-job.ts';
import { Person } from './person.ts';

const amount = '86,900.25';
const part = '31,400.10';
const rest = '55,500.15';

for (const [device, viewport] of [
  ['a desk', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test(`one voucher from the core enterprise to the supplier's supplier, at ${device}`, async ({ browser }) => {
    test.slow();
    const person = (account: string) => Person.at(browser, account, { viewport });
    const issuer = await person('core-op');
    const application = await issue(issuer, { amount, recipient: '恒信机电设备有限公司' });
    await issuer.leave();

    const issuersReviewer = await person('core-review');
    await passIssuance(issuersReviewer, application);
    await issuersReviewer.leave();

    const supplier = await person('supplier-op');
    await signFor(supplier, amount);
    const suppliersReviewer = await person('supplier-review');
    await confirmSignFor(suppliersReviewer, amount);

    const transfer = await transferPart(supplier, { from: amount, amount: part, recipient: '云岭物流有限公司' });
    await passTransfer(suppliersReviewer, transfer);

    const second = await person('tier2-op');
    await signFor(second, part);
    const secondReviewer = await person('tier2-review');
    await confirmSignFor(secondReviewer, part);

    await supplier.open(`/pc-management/link-holding?state=0&search=${''}`, '链信持有');
    await expect(supplier.page.getByText(rest).first()).toBeVisible();
    await second.open('/pc-management/link-holding', '链信持有');
    await expect(second.page.getByText(part).first()).toBeVisible();
  });
}
