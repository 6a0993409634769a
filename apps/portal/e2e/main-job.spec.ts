import { expect } from '@playwright/test';
import { confirmSignFor, issue, passIssuance, signFor } from './issuance-steps.ts';
import { passTransfer, transferPart } from './transfer-steps.ts';
import { Person, test } from './person.ts';

/** A phone shows either the list or the selected entry, so it takes the reviewers two clicks more than a desktop. */
const devices = [
  { device: 'desktop', viewport: { width: 1440, height: 900 }, amount: '86,900.25', part: '31,400.10', rest: '55,500.15', maxClicks: 31 },
  { device: 'phone', viewport: { width: 390, height: 844 }, amount: '86,911.37', part: '31,411.14', rest: '55,500.23', maxClicks: 33 },
] as const;

/** Six people enter their PIN once each. */
const PINS = 6;

for (const { device, viewport, amount, part, rest, maxClicks } of devices) {
  test(
    `one voucher passes from the core enterprise to the second-tier supplier, on ${device}`,
    { tag: device === 'desktop' ? '@job' : [] },
    async ({ browser }) => {
      test.slow();
      const person = (account: string) => Person.withSavedSession(browser, account, { viewport });
      const issuer = await person('core-op');
      const application = await issue(issuer, { amount, recipient: '恒信机电设备有限公司', trade: 'proposed' });
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

      const everybody = [issuer, issuersReviewer, supplier, suppliersReviewer, second, secondReviewer];
      const sum = (of: 'clicks' | 'pins') => everybody.reduce((total, one) => total + one[of], 0);
      expect(sum('pins')).toBe(PINS);
      expect(sum('clicks'), everybody.map(({ clicks }) => clicks).join(' + ')).toBeLessThanOrEqual(maxClicks);

      await supplier.open('/pc-management/link-holding?state=0&pageSize=100', '链信持有');
      await expect(supplier.entry(rest)).toContainText('正常持有');
      await second.open('/pc-management/link-holding?pageSize=100', '链信持有');
      await expect(second.entry(part)).toContainText('正常持有');
    },
  );
}
