import type { Locator } from '@playwright/test';

/** Scrolls each document of the supplementary agreement to its end by keyboard. */
export async function readAgreement(agreement: Locator): Promise<void> {
  await agreement.getByRole('tab').first().waitFor();
  for (const tab of await agreement.getByRole('tab').all()) {
    await tab.click();
    await agreement.getByRole('region').press('End');
    await tab.filter({ hasText: /已读|Read/ }).waitFor();
  }
}
