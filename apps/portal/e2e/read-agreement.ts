import type { Locator } from '@playwright/test';

/** Reads each document of the supplementary agreement to its end, as the keyboard does. */
export async function readAgreement(agreement: Locator): Promise<void> {
  await agreement.getByRole('tab').first().waitFor();
  for (const tab of await agreement.getByRole('tab').all()) {
    await tab.click();
    await agreement.getByRole('region').press('End');
    await tab.filter({ hasText: /已读|Read/ }).waitFor();
  }
}
